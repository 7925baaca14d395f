import { setTimeout as wait } from "node:timers/promises";
import type { Position } from "@buck/engine";
import { freePort } from "../test/support/freePort.ts";
import { Child } from "./child.ts";
import { Gate, Meter, type Measured } from "./meter.ts";
import { OurTable } from "./ourTable.ts";
import { fillAll } from "./rounds.ts";

/** Short, so that all setups meet the same troubles of the machine. */
const MEASURE_MS = 1500;
const BEGIN_MS = 400;
/** Code that has run seldom is slow. */
const WARM_UP_MS = 3000;
/** Plays are held back so long that nothing is on its way. */
const SETTLE_MS = 200;
export const PLAYS_PER_SECOND = 400;
/** Tables hardly pause between hands: somebody is always about to play. */
const SPEED = 50;

/** Where the people of one table connect. */
interface Place {
  readonly portOf: (position: Position) => number;
  readonly tableAt?: number;
  readonly watchers?: number;
}

export interface ClusterMeasured extends Measured {
  /** Of all servers together. */
  readonly cpuMicroseconds: number;
  readonly loopMicroseconds: number;
  /** How long the event loop did nothing else, waits included. */
  readonly busyMicroseconds: number;
  /** Of those who play. */
  readonly clientMicroseconds: number;
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

  /** So long as fast as it can. */
  async warmUp(): Promise<void> {
    this.#gate.open();
    await wait(WARM_UP_MS);
    this.#gate.hold();
    await wait(SETTLE_MS);
  }

  /** All until now. */
  get plays(): number {
    return this.#meter.plays;
  }

  async flatOut(): Promise<ClusterMeasured> {
    this.#gate.open();
    return this.#measure();
  }

  async paced(perSecond = PLAYS_PER_SECOND): Promise<ClusterMeasured> {
    this.#gate.pace(perSecond);
    return this.#measure();
  }

  /** Of all servers together. */
  async megabytes(): Promise<number> {
    const facts = await Promise.all(this.#servers.map((server) => server.facts("tidied up")));
    return sum(facts.map(({ megabytes }) => megabytes));
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
    const after = await this.#spent();
    this.#meter.stop();
    this.#gate.hold();
    await wait(SETTLE_MS);
    const measured = this.#meter.report();
    const each = (ms: number) => (1000 * ms) / Math.max(1, measured.plays);
    return {
      ...measured,
      cpuMicroseconds: each(after.cpuMs - before.cpuMs),
      loopMicroseconds: each(after.loopMs - before.loopMs),
      busyMicroseconds: each(after.busyMs - before.busyMs),
      clientMicroseconds: each(after.clientMs - before.clientMs),
    };
  }

  async #spent() {
    const facts = await Promise.all(this.#servers.map((server) => server.facts("as it is")));
    const { user, system } = process.cpuUsage();
    return {
      cpuMs: sum(facts.map(({ cpuMs }) => cpuMs)),
      loopMs: sum(facts.map(({ loopMs }) => loopMs)),
      busyMs: sum(facts.map(({ busyMs }) => busyMs)),
      clientMs: (user + system) / 1000,
    };
  }
}

function sum(values: readonly number[]): number {
  return values.reduce((total, each) => total + each, 0);
}

function start(database: string, ...args: readonly string[]): Promise<Child> {
  return Child.start("ourServer", database, `--speed=${SPEED}`, ...args);
}

async function node(databaseUrl: string): Promise<Child> {
  return start(databaseUrl, `--node-url=http://127.0.0.1:${await freePort()}`);
}

export interface SqliteSetup {
  readonly watchers?: number;
  /** As nobody runs it: SQLite in the thread of the event loop, or nothing that is kept. */
  readonly store?: "usual" | "loop" | "none";
}

export async function onSqlite(
  file: string,
  count: number,
  { watchers = 0, store = "usual" }: SqliteSetup = {},
): Promise<ClusterBench> {
  const server = await start(file, `--store=${store}`);
  return ClusterBench.start([server], count, () => ({ portOf: () => server.port, watchers }));
}

/** Where people are: with their table, anywhere, or all of them at a node that does not have it. */
export type Spread = "hashed" | "random" | "relayed";

export async function onPostgres(
  databaseUrl: string,
  count: number,
  { nodes = 1, spread = "hashed" }: { readonly nodes?: number; readonly spread?: Spread } = {},
): Promise<ClusterBench> {
  const servers: Child[] = [];
  while (servers.length < nodes) servers.push(await node(databaseUrl));
  const port = (index: number) => servers[index % nodes]?.port ?? 0;
  const places: Readonly<Record<Spread, (table: number) => Place>> = {
    hashed: (table) => ({ portOf: () => port(table) }),
    random: () => ({ portOf: () => port(Math.floor(Math.random() * nodes)) }),
    relayed: () => ({ portOf: () => port(1), tableAt: port(0) }),
  };
  return ClusterBench.start(servers, count, places[spread]);
}
