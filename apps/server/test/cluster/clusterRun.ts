import { systemClock } from "../../src/platform/clock.ts";
import { COMMANDS_KEPT } from "../../src/store/bounds.ts";
import { fencedStore } from "../../src/store/fenced/fencedStore.ts";
import { openPostgres } from "../../src/store/postgres/postgresDatabase.ts";
import { askPostgres } from "../postgres/askPostgres.ts";
import type { TestPostgres } from "../postgres/testPostgres.ts";
import { AnswerCounter, compareWith } from "../support/killRuns.ts";
import { fourAtTable } from "../support/party.ts";
import { Stubborn } from "../support/stubborn.ts";
import { ProcessNode } from "./processNode.ts";
import { TcpProxy } from "./tcpProxy.ts";

export type Random = (below: number) => number;

const TABLES = 2;
/** Eight people who never stop: a server would call it flooding. */
const PAUSE_MS = 150;

/** Three servers in processes of their own, people at random ones of them, and the database that they share. */
export class ClusterRun {
  readonly postgres: TestPostgres;
  readonly nodes: readonly ProcessNode[];
  readonly random: Random;
  readonly answers = new AnswerCounter();
  readonly databaseUrl: string;
  readonly #balancer: TcpProxy;
  people: readonly Stubborn[] = [];

  private constructor(
    parts: Pick<ClusterRun, "postgres" | "nodes" | "random" | "databaseUrl">,
    balancer: TcpProxy,
  ) {
    this.postgres = parts.postgres;
    this.nodes = parts.nodes;
    this.random = parts.random;
    this.databaseUrl = parts.databaseUrl;
    this.#balancer = balancer;
  }

  static async start(postgres: TestPostgres, random: Random, count: number): Promise<ClusterRun> {
    const databaseUrl = await postgres.newDatabase();
    const nodes: ProcessNode[] = [];
    for (let index = 0; index < count; index += 1) nodes.push(await ProcessNode.create(databaseUrl));
    const balancer = await TcpProxy.open(() => {
      const up = nodes.filter(({ isUp }) => isUp);
      return up[random(up.length)]?.port ?? null;
    });
    const run = new ClusterRun({ postgres, nodes, random, databaseUrl }, balancer);
    await Promise.all(nodes.map((node) => run.startNode(node)));
    return run;
  }

  /** Others are led to it over a way that can be cut. */
  async startNode(node: ProcessNode): Promise<void> {
    await node.start();
    await this.ask(
      `UPDATE nodes SET url = 'http://127.0.0.1:${node.peers.port}' WHERE url = '${node.nodeUrl}'`,
    );
  }

  async gather(): Promise<void> {
    const url = `http://127.0.0.1:${this.#balancer.port}`;
    const tables = await Promise.all(
      Array.from({ length: TABLES }, async () => {
        const { code, host, guests, tokens } = await fourAtTable(url);
        await host.must({ type: "start" });
        for (const guest of guests) guest.close();
        const { random } = this;
        return tokens.map(
          (token) =>
            new Stubborn({
              url,
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

  ask<Row extends object>(sql: string): Promise<readonly Row[]> {
    return askPostgres(this.databaseUrl, sql);
  }

  /** Promises not kept, while people play on: what is in the database against what they were told since last time. */
  async problems(): Promise<readonly string[]> {
    const told = this.people.flatMap((person) =>
      person.newlyGranted().map((granted) => ({ person, granted })),
    );
    const rows = await this.ask<{ table: string; command: string; seq: number }>(
      `SELECT table_code AS "table", command, seq FROM commands`,
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
      `SELECT table_code AS "table", seq FROM snapshots`,
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
    const node = { id: "observer", url: "http://observer.test" };
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
