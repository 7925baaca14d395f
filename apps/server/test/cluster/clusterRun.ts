import { setTimeout as wait } from "node:timers/promises";
import { systemClock } from "../../src/process/system.ts";
import { COMMANDS_KEPT } from "../../src/store/port.ts";
import { fencedStore } from "../../src/store/fencedStore.ts";
import { openPostgres } from "../../src/store/postgres.ts";
import { askPostgres } from "../postgres/askPostgres.ts";
import type { TestPostgres } from "../postgres/testPostgres.ts";
import { AnswerCounter, compareWith } from "../support/killRuns.ts";
import { fourAtTable } from "../support/party.ts";
import { RoutingProxy } from "../support/routingProxy.ts";
import { Stubborn } from "../support/stubborn.ts";
import { ProcessNode } from "./processNode.ts";

export type Random = (below: number) => number;

const TABLES = 2;
/** Eight people who never stop: a server would call it flooding. */
const PAUSE_MS = 150;

const NAMES = ["a", "b", "c"] as const;
const LOOK_AGAIN_MS = 20;
/** Whoever has so many answers after a fault is past it. */
const ANSWERS = 2;

/** The way of people to the servers. */
export interface Balancer {
  /** Where this person connects. */
  urlFor(person: number): string;
  /** It has found a server dead. */
  cut(port: number): void;
  close(): Promise<void>;
}

export interface ClusterRunOptions {
  readonly postgres: TestPostgres;
  readonly random: Random;
  readonly count?: number;
  /** Otherwise one of the tests' own. */
  readonly openBalancer?: (nodes: readonly ProcessNode[]) => Promise<Balancer>;
}

/** Three servers in processes of their own, people at random ones of them, and the database that they share. */
export class ClusterRun {
  readonly postgres: TestPostgres;
  readonly nodes: readonly ProcessNode[];
  readonly random: Random;
  readonly answers = new AnswerCounter();
  readonly #databaseUrl: string;
  readonly #balancer: Balancer;
  people: readonly Stubborn[] = [];

  private constructor(
    parts: Pick<ClusterRun, "postgres" | "nodes" | "random"> & { readonly databaseUrl: string },
    balancer: Balancer,
  ) {
    this.postgres = parts.postgres;
    this.nodes = parts.nodes;
    this.random = parts.random;
    this.#databaseUrl = parts.databaseUrl;
    this.#balancer = balancer;
  }

  static async start({
    postgres,
    random,
    count = NAMES.length,
    openBalancer = (nodes) => RoutingProxy.open({ nodes, random }),
  }: ClusterRunOptions): Promise<ClusterRun> {
    const databaseUrl = await postgres.newDatabase();
    const nodes: ProcessNode[] = [];
    for (const name of NAMES.slice(0, count))
      nodes.push(await ProcessNode.create(name, databaseUrl, postgres));
    await Promise.all(nodes.map((node) => node.start()));
    const balancer = await openBalancer(nodes);
    return new ClusterRun({ postgres, nodes, random, databaseUrl }, balancer);
  }

  async gather(): Promise<void> {
    const tables = await Promise.all(
      Array.from({ length: TABLES }, async (_, table) => {
        const { code, host, guests, tokens } = await fourAtTable(this.#balancer.urlFor(4 * table));
        await host.must({ type: "start" });
        for (const guest of guests) guest.close();
        const { random } = this;
        return tokens.map(
          (token, seat) =>
            new Stubborn({
              url: this.#balancer.urlFor(4 * table + seat),
              table: code,
              token,
              random,
              onAnswer: this.answers.count,
              pauseMs: PAUSE_MS,
            }),
        );
      }),
    );
    this.people = tables.flat();
  }

  /** What a balancer does that asks every second whether a node is up. */
  markDown(node: ProcessNode): void {
    node.isUp = false;
    this.#balancer.cut(node.port);
  }

  /** Where the database is now. */
  get databaseUrl(): string {
    const url = new URL(this.#databaseUrl);
    url.port = String(this.postgres.port);
    return url.href;
  }

  /** Resolves once everybody is answered again; with the longest wait since the last time. */
  async answeredAgain(): Promise<number> {
    const enough = this.people.map((person) => ({ person, answers: person.answered + ANSWERS }));
    while (enough.some(({ person, answers }) => person.answered < answers)) await wait(LOOK_AGAIN_MS);
    const slowest = Math.max(...this.people.map(({ slowestMs }) => slowestMs));
    for (const person of this.people) person.slowestMs = 0;
    return Math.round(slowest);
  }

  ask<Row extends object>(sql: string): Promise<readonly Row[]> {
    return askPostgres(this.databaseUrl, sql);
  }

  /** A node that has a table. */
  async owner(): Promise<ProcessNode> {
    const rows = await this.ask<{ name: string }>(
      "SELECT DISTINCT name FROM nodes JOIN tables ON owner = id",
    );
    const owners = this.nodes.filter(({ name }) => rows.some((row) => row.name === name));
    const owner = owners[this.random(owners.length)];
    if (owner === undefined) throw new Error("no node has a table");
    return owner;
  }

  /** Promises not kept, while people play on: what is in the database against what they were told since last time. */
  async problems(): Promise<readonly string[]> {
    const told = this.people.flatMap((person) =>
      person.newlyGranted().map((granted) => ({ person, granted })),
    );
    const rows = await this.ask<{ table: string; command: string; seq: number }>(
      `SELECT table_code AS "table", command, seq FROM log WHERE command IS NOT NULL`,
    );
    const places = new Map(rows.map(({ table, command, seq }) => [`${table} ${command.split("/")[1]}`, seq]));
    const forgotten = await this.#forgotten();
    const lost = told.flatMap(({ person: { table }, granted: [id, version] }) => {
      const seq = places.get(`${table} ${id}`);
      const isForgotten = seq === undefined && version <= (forgotten.get(table) ?? 0);
      return seq === version || isForgotten
        ? []
        : [`${table}: ${id} was granted at ${version} and is at ${seq ?? "no place"}`];
    });
    return [...lost, ...(await this.#doubled())];
  }

  /** The newest version of each table whose command its snapshot has made superfluous. */
  async #forgotten(): Promise<ReadonlyMap<string, number>> {
    const rows = await this.ask<{ table: string; seq: number }>(
      `SELECT table_code AS "table", max(seq) AS seq FROM snapshots GROUP BY 1`,
    );
    return new Map(rows.map(({ table, seq }) => [table, seq - COMMANDS_KEPT]));
  }

  async #doubled(): Promise<readonly string[]> {
    const rows = await this.ask<{ table: string; seq: number; what: string }>(`
      SELECT table_code AS "table", seq, 'the epoch falls' AS what FROM (
        SELECT *, epoch < lag(epoch) OVER (PARTITION BY table_code ORDER BY seq) AS falls FROM log) AS entries
      WHERE falls
      UNION ALL SELECT table_code, seq, 'written twice' FROM log GROUP BY 1, 2 HAVING count(*) > 1`);
    return rows.map(({ table, seq, what }) => `${table}: ${what} at version ${seq}`);
  }

  /** Everybody gets their last answer; then the tables are replayed as well. */
  async finish(): Promise<readonly string[]> {
    await Promise.all(this.people.map((person) => person.rest()));
    const broken = await this.problems();
    const node = { id: "observer", name: "observer" };
    const database = await openPostgres({ url: this.databaseUrl, connections: 2, patienceMs: 5000, node });
    const store = fencedStore(database, { clock: systemClock, isAlive: () => true });
    const compared = await compareWith(store, this.people);
    await store.close();
    return [...broken, ...compared];
  }

  async remove(): Promise<void> {
    for (const person of this.people) person.leave();
    await this.#balancer.close();
    await Promise.all(this.nodes.map((node) => node.remove()));
  }
}
