import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import type { Position } from "@buck/engine";
import { freePort } from "../test/support/freePort.ts";
import { Child } from "./child.ts";
import { Gate, Meter, type Measured } from "./meter.ts";
import { OurTable } from "./ourTable.ts";
import { fillAll } from "./rounds.ts";

/** Short, so that all setups meet the same troubles of the machine. */
const MEASURE_MS = 1000;
const BEGIN_MS = 400;
/** Plays are held back so long that nothing is on its way. */
const SETTLE_MS = 300;
const PLAYS_PER_SECOND = 400;

/** Where the people of one table connect. */
interface Place {
  readonly portOf: (position: Position) => number;
  readonly tableAt?: number;
}

export interface ClusterMeasured extends Measured {
  /** Of all servers together. */
  readonly cpuMicroseconds: number;
  readonly loopMicroseconds: number;
}

/** Servers with so many tables of four people, who wait until they may play. */
export class ClusterBench {
  readonly #servers: readonly Child[];
  readonly #tables: readonly OurTable[];
  readonly #meter: Meter;
  readonly #gate: Gate;

  private constructor(servers: readonly Child[], tables: readonly OurTable[], meter: Meter, gate: Gate) {
    this.#servers = servers;
    this.#tables = tables;
    this.#meter = meter;
    this.#gate = gate;
  }

  static async start(
    servers: readonly Child[],
    count: number,
    place: (table: number) => Place,
  ): Promise<ClusterBench> {
    const meter = new Meter();
    const gate = new Gate();
    const all = Array.from({ length: count }, (_, index) => new OurTable({ ...place(index), meter, gate }));
    const tables = await fillAll(all, (table) => table.begin({ bots: 0, level: "medium", pace: "quick" }));
    await wait(SETTLE_MS);
    return new ClusterBench(servers, tables, meter, gate);
  }

  async flatOut(): Promise<ClusterMeasured> {
    this.#gate.open();
    return this.#measure();
  }

  async paced(): Promise<ClusterMeasured> {
    this.#gate.pace(PLAYS_PER_SECOND);
    return this.#measure();
  }

  async stop(): Promise<void> {
    for (const table of this.#tables) table.close();
    for (const server of this.#servers) await server.stop();
  }

  async #measure(): Promise<ClusterMeasured> {
    await wait(BEGIN_MS);
    const before = await this.#spent();
    this.#meter.start();
    await wait(MEASURE_MS);
    this.#meter.stop();
    const after = await this.#spent();
    this.#gate.hold();
    await wait(SETTLE_MS);
    const measured = this.#meter.report();
    const each = (ms: number) => (1000 * ms) / Math.max(1, measured.plays);
    return {
      ...measured,
      cpuMicroseconds: each(after.cpuMs - before.cpuMs),
      loopMicroseconds: each(after.loopMs - before.loopMs),
    };
  }

  async #spent() {
    const facts = await Promise.all(this.#servers.map((server) => server.facts("as it is")));
    return { cpuMs: sum(facts.map(({ cpuMs }) => cpuMs)), loopMs: sum(facts.map(({ loopMs }) => loopMs)) };
  }
}

function sum(values: readonly number[]): number {
  return values.reduce((total, each) => total + each, 0);
}

async function node(databaseUrl: string): Promise<Child> {
  return Child.start("ourServer", databaseUrl, `http://127.0.0.1:${await freePort()}`);
}

export async function onSqlite(folder: string, count: number): Promise<ClusterBench> {
  const server = await Child.start("ourServer", join(folder, "one.db"));
  return ClusterBench.start([server], count, () => ({ portOf: () => server.port }));
}

export async function onPostgres(databaseUrl: string, count: number): Promise<ClusterBench> {
  const server = await node(databaseUrl);
  return ClusterBench.start([server], count, () => ({ portOf: () => server.port }));
}

/** Where people of two nodes are: with their table, anywhere, or all of them at the node that does not have it. */
export type Spread = "hashed" | "random" | "relayed";

export async function onTwoNodes(databaseUrl: string, count: number, spread: Spread): Promise<ClusterBench> {
  const [first, second] = [await node(databaseUrl), await node(databaseUrl)];
  const port = (index: number) => (index % 2 === 0 ? first : second).port;
  const places: Readonly<Record<Spread, (table: number) => Place>> = {
    hashed: (table) => ({ portOf: () => port(table) }),
    random: () => ({ portOf: () => port(Math.floor(Math.random() * 2)) }),
    relayed: () => ({ portOf: () => second.port, tableAt: first.port }),
  };
  return ClusterBench.start([first, second], count, places[spread]);
}
