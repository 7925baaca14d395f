import { inProcessBots, openTable, type SavedTable } from "@buck/table";
import { systemClock, secureRandom } from "../../src/process/system.ts";
import { openInProcess } from "../../src/store/sqliteStore.ts";
import { sqliteStore } from "../../src/store/sqliteStore.ts";
import type { ServerStore } from "../../src/store/port.ts";
import { howMuchLonger } from "./machineShare.ts";
import { fourAtTable } from "./party.ts";
import { saidIn } from "./saidIn.ts";
import { runFastServer, whenOpen, type ServerProcess } from "./serverProcess.ts";
import { Stubborn } from "./stubborn.ts";

type Random = (below: number) => number;

const TABLES = 3;
/** A kill comes after so many answers, and up to as many more. */
const ANSWERS = 30;
const BACK_WITHIN_MS = 5000;

export interface KillReport {
  readonly kills: number;
  readonly acknowledged: number;
  readonly retries: number;
  readonly doneBefore: number;
  readonly slowestReturnMs: number;
  /** Promises not kept, each in a sentence. */
  readonly broken: readonly string[];
}

/** Counts answers, and calls once when enough of them have come. */
export class AnswerCounter {
  #left = 0;
  #enough: () => void = () => {};

  readonly count = (): void => {
    this.#left -= 1;
    if (this.#left === 0) this.#enough();
  };

  /** `act` runs in the very moment of the last answer, while others are still on their way. */
  after(answers: number, act: () => void): Promise<void> {
    return new Promise((resolve) => {
      this.#left = answers;
      this.#enough = () => {
        act();
        resolve();
      };
    });
  }
}

export interface KillOptions {
  readonly kills: number;
  readonly folder: string;
  readonly random: Random;
  /** Further environment of the server, and what comes to it once the tables are made. */
  readonly env?: Readonly<Record<string, string>>;
  readonly envLater?: Readonly<Record<string, string>>;
  /** Called while no server runs. */
  readonly afterKill?: (file: string) => void;
}

/** Plays at a real server that is killed again and again, and compares its data with what people were told. */
export async function runKills(options: KillOptions): Promise<KillReport> {
  const { kills, folder, random, afterKill } = options;
  const env = { PORT: "0", HOST: "127.0.0.1", DATA_DIR: folder, LOG_LEVEL: "error", ...options.env };
  const answers = new AnswerCounter();
  const broken: string[] = [];
  let slowestReturnMs = 0;
  let server = runFastServer(env);
  const url = await whenOpen(server);
  // Always at the same address: people find the server again by themselves.
  const again = { ...env, ...options.envLater, PORT: new URL(url).port };
  const people = await gather(url, random, answers.count);

  for (let kill = 0; kill < kills; kill += 1) {
    const { versions, backMs } = await returnTo(people);
    slowestReturnMs = Math.max(slowestReturnMs, backMs);
    broken.push(...forgotten(people, versions));
    const { child, ended } = server;
    // A server whose disk fails may end by itself.
    await Promise.race([answers.after(ANSWERS + random(ANSWERS), () => child.kill("SIGKILL")), ended]);
    await ended;
    afterKill?.(`${folder}/buck.db`);
    await Promise.all(people.map((person) => person.mourn()));
    broken.push(...(await compare(`${folder}/buck.db`, people)));
    server = await reopen(again);
  }

  broken.push(...forgotten(people, await Promise.all(people.map((person) => person.come()))));
  await Promise.all(people.map((person) => person.rest()));
  broken.push(...(await endsWell(server)), ...(await compare(`${folder}/buck.db`, people)));
  if (slowestReturnMs > BACK_WITHIN_MS) broken.push(`a table was back only after ${slowestReturnMs} ms`);
  const sum = (count: (person: Stubborn) => number) => people.reduce((total, each) => total + count(each), 0);
  return {
    kills,
    acknowledged: sum(({ granted }) => granted.size),
    retries: sum(({ retries }) => retries),
    doneBefore: sum(({ doneBefore }) => doneBefore),
    slowestReturnMs: Math.round(slowestReturnMs),
    broken,
  };
}

/** A disk may fail at the start, too: whoever supervises a server starts it again. */
async function reopen(env: Record<string, string>): Promise<ServerProcess> {
  for (let tries = 1; ; tries += 1) {
    const server = runFastServer(env);
    try {
      await whenOpen(server);
      return server;
    } catch (error) {
      if (tries === 10) throw error;
    }
  }
}

async function gather(url: string, random: Random, onAnswer: () => void): Promise<readonly Stubborn[]> {
  const parties = await Promise.all(Array.from({ length: TABLES }, () => fourAtTable(url)));
  return Promise.all(
    parties.map(async ({ code, host, guests, tokens }) => {
      await host.must({ type: "start" });
      for (const guest of guests) guest.close();
      return tokens.map((token) => new Stubborn({ url, table: code, token, random, onAnswer }));
    }),
  ).then((tables) => tables.flat());
}

/** A table is back when the first of its people sees it. How long that takes is told for an idle machine. */
async function returnTo(people: readonly Stubborn[]) {
  const before = howMuchLonger();
  const start = performance.now();
  const backAfter = new Map<string, number>();
  const versions = await Promise.all(
    people.map(async (person) => {
      const version = await person.come();
      if (!backAfter.has(person.table)) backAfter.set(person.table, performance.now() - start);
      return version;
    }),
  );
  const longer = Math.max(before, howMuchLonger());
  return { versions, backMs: Math.max(...backAfter.values()) / longer };
}

function forgotten(people: readonly Stubborn[], versions: readonly number[]): readonly string[] {
  return people.flatMap(({ table, seen }, index) => {
    const version = versions[index] ?? 0;
    return version < seen ? [`${table}: version ${seen} had been shown, and ${version} came back`] : [];
  });
}

async function endsWell({ child, ended }: ServerProcess): Promise<readonly string[]> {
  child.kill("SIGTERM");
  const { code, output } = await ended;
  return code === 0 ? [] : [`the server ended with ${code}: ${output}`];
}

/** What is on disk against what people were told since the last comparison. */
async function compare(file: string, people: readonly Stubborn[]): Promise<readonly string[]> {
  const store = sqliteStore(openInProcess(file));
  const problems = await compareWith(store, people);
  await store.close();
  return problems;
}

/** The same with any store. */
export async function compareWith(
  store: Pick<ServerStore, "restore">,
  people: readonly Stubborn[],
): Promise<readonly string[]> {
  const tables = [...new Set(people.map(({ table }) => table))];
  const problems: string[] = [];
  for (const table of tables) {
    const saved = await store.restore(table);
    if (saved === null) throw new Error(`${table} is not there`);
    problems.push(...replayProblems(table, saved));
    const here = people.filter((person) => person.table === table);
    problems.push(...here.flatMap((person) => problemsOf(person, saved)));
  }
  return problems;
}

function replayProblems(code: string, saved: SavedTable): readonly string[] {
  const ports = {
    clock: systemClock,
    random: secureRandom,
    store: { append: async () => {} },
    bots: inProcessBots,
  };
  const newest = saved.entries.at(-1)?.seq ?? saved.snapshot?.version;
  try {
    const { version } = openTable({ ...saved, code, ports }).status();
    return version === newest ? [] : [`${code}: replays to ${version}, not to ${newest}`];
  } catch (error) {
    return [`${code}: cannot be replayed: ${String(error)}`];
  }
}

function problemsOf(person: Stubborn, saved: SavedTable): readonly string[] {
  const { table, refused, givenUp } = person;
  const places = new Map(saved.answered.map(({ commandId, seq }) => [commandId.split("/")[1] ?? "", seq]));
  const lost = person.newlyGranted().flatMap(([id, version]) => {
    const seq = places.get(id);
    return seq === version
      ? []
      : [`${table}: ${id} was granted at ${version} and is at ${seq ?? "no place"}`];
  });
  const said = saidIn(saved);
  const doubled = said.filter((text, index) => said.indexOf(text) !== index);
  const ghosts = [...refused].filter((id) => places.has(id));
  return [
    ...lost,
    ...doubled.map((id) => `${table}: ${id} was said twice`),
    ...[...givenUp].map((id) => `${table}: ${id} was never answered`),
    ...ghosts.map((id) => `${table}: ${id} was refused and is there`),
  ];
}
