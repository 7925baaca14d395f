import { mkdtempSync, rmSync } from "node:fs";
import { cpus, loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { TestPostgres } from "../test/postgres/testPostgres.ts";
import { buildServers } from "./child.ts";
import {
  onPostgres,
  onSqlite,
  PLAYS_PER_SECOND,
  type ClusterBench,
  type ClusterMeasured,
  type Spread,
} from "./clusterRounds.ts";
import { median, spread } from "./statistics.ts";

/** Tables of each setup, and rounds: `pnpm --filter @buck/server bench:cluster 60 7`. */
const [tables = "60", rounds = "7"] = process.argv.slice(2);
const count = Number(tables);
/** No round begins later than this: a machine that is slow gets fewer. */
const LAST_ROUND_MS = 195_000;
interface Setups {
  readonly sqlite: ClusterBench;
  /** As before SQLite had a thread of its own: what PostgreSQL takes off the event loop. */
  readonly onLoop: ClusterBench;
  /** Everything but the store. */
  readonly nothing: ClusterBench;
  readonly postgres: ClusterBench;
  readonly hashed: ClusterBench;
  readonly random: ClusterBench;
  readonly relayed: ClusterBench;
}

/** All of them at once; they take turns. */
async function startSetups(postgres: TestPostgres, folder: string): Promise<Setups> {
  const two = async (people: Spread) =>
    onPostgres(await postgres.newDatabase(), count, { nodes: 2, spread: people });
  return {
    sqlite: await onSqlite(join(folder, "one.db"), count),
    onLoop: await onSqlite(join(folder, "loop.db"), count, { store: "loop" }),
    nothing: await onSqlite(join(folder, "nothing.db"), count, { store: "none" }),
    postgres: await onPostgres(await postgres.newDatabase(), count),
    hashed: await two("hashed"),
    random: await two("random"),
    relayed: await two("relayed"),
  };
}

/**
 * Only one server at a time is driven as fast as it can: two of them, and those who play, are more than two cores. Of two
 * servers each has as many plays a second as the one that they are compared with.
 */
async function measureRound({ sqlite, onLoop, nothing, postgres, hashed, random, relayed }: Setups) {
  return {
    sqlite: await sqlite.flatOut(),
    postgres: await postgres.flatOut(),
    sqlitePaced: await sqlite.paced(),
    postgresPaced: await postgres.paced(),
    relayedPaced: await relayed.paced(),
    hashedPaced: await hashed.paced(),
    randomPaced: await random.paced(),
    postgresHalf: await postgres.paced(PLAYS_PER_SECOND / 2),
    onLoopPaced: await onLoop.paced(),
    nothingPaced: await nothing.paced(),
  };
}

type Round = Awaited<ReturnType<typeof measureRound>>;

function show(name: string, measured: readonly ClusterMeasured[]): void {
  const middle = (of: (each: ClusterMeasured) => number, digits = 0) =>
    median(measured.map(of)).toFixed(digits);
  console.log(
    `${name.padEnd(14)} ${middle(({ playsPerSecond }) => playsPerSecond).padStart(5)} plays/s, ` +
      `${middle(({ inFlight }) => inFlight).padStart(2)} at a time, ` +
      `p50 ${middle(({ p50 }) => p50, 1)} ms, p99 ${middle(({ p99 }) => p99, 1)} ms, ` +
      `CPU ${middle(({ cpuMicroseconds }) => cpuMicroseconds)} µs, ` +
      `loop ${middle(({ loopMicroseconds }) => loopMicroseconds)} µs (busy ${middle(({ busyMicroseconds }) => busyMicroseconds)}) a play; ` +
      `clients ${middle(({ clientMicroseconds }) => clientMicroseconds)} µs`,
  );
}

interface Comparison {
  readonly name: string;
  readonly aim: string;
  readonly of: (round: Round) => number;
}

const COMPARISONS: readonly Comparison[] = [
  {
    name: "PostgreSQL / SQLite, p50",
    aim: "at most 5",
    of: ({ sqlitePaced, postgresPaced }) => postgresPaced.p50 / sqlitePaced.p50,
  },
  {
    name: "PostgreSQL / SQLite, p99",
    aim: "at most 2.5",
    of: ({ sqlitePaced, postgresPaced }) => postgresPaced.p99 / sqlitePaced.p99,
  },
  {
    name: "PostgreSQL / SQLite, plays a second",
    aim: "at least 1",
    of: ({ sqlite, postgres }) => postgres.playsPerSecond / sqlite.playsPerSecond,
  },
  {
    name: "PostgreSQL / SQLite, event loop a play",
    aim: "at most 0.6",
    of: ({ sqlitePaced, postgresPaced }) => postgresPaced.loopMicroseconds / sqlitePaced.loopMicroseconds,
  },
  {
    name: "the same, SQLite on the event loop",
    aim: "at most 0.6",
    of: ({ onLoopPaced, postgresPaced }) => postgresPaced.loopMicroseconds / onLoopPaced.loopMicroseconds,
  },
  {
    name: "the same, with waits",
    aim: "at most 0.6",
    of: ({ onLoopPaced, postgresPaced }) => postgresPaced.busyMicroseconds / onLoopPaced.busyMicroseconds,
  },
  {
    name: "no store / SQLite on the event loop",
    aim: "none: nothing is less",
    of: ({ onLoopPaced, nothingPaced }) => nothingPaced.loopMicroseconds / onLoopPaced.loopMicroseconds,
  },
  {
    name: "relayed / local, p50",
    aim: "at most 2",
    of: ({ postgresPaced, relayedPaced }) => relayedPaced.p50 / postgresPaced.p50,
  },
  {
    name: "two nodes / one, plays per CPU, hashed",
    aim: "at least 0.9",
    of: ({ postgresHalf, hashedPaced }) => postgresHalf.cpuMicroseconds / hashedPaced.cpuMicroseconds,
  },
  {
    name: "two nodes / one, plays per CPU, random",
    aim: "at least 0.6",
    of: ({ postgresHalf, randomPaced }) => postgresHalf.cpuMicroseconds / randomPaced.cpuMicroseconds,
  },
];

const [load = 0] = loadavg();
console.log(
  `Several machines, ${count} tables: Node ${process.versions.node}, ${cpus().length} cores, load ${load.toFixed(1)}`,
);
await buildServers();
const folder = mkdtempSync(join(tmpdir(), "buck-bench-"));
// On the disk that the file is on: memory would flatter it.
const postgres = await TestPostgres.start(tmpdir());
const setups = await startSetups(postgres, folder);
for (const setup of Object.values(setups)) await setup.warmUp();
const measured: Round[] = [];
while (measured.length < Number(rounds) && performance.now() < LAST_ROUND_MS) {
  measured.push(await measureRound(setups));
}
console.log(`Medians of ${measured.length} rounds, load ${loadavg()[0]?.toFixed(1)} at the end:`);
const named: readonly (readonly [string, (round: Round) => ClusterMeasured])[] = [
  ["sqlite", ({ sqlite }) => sqlite],
  ["postgres", ({ postgres: alone }) => alone],
  ["sqlite paced", ({ sqlitePaced }) => sqlitePaced],
  ["on loop paced", ({ onLoopPaced }) => onLoopPaced],
  ["postgres paced", ({ postgresPaced }) => postgresPaced],
  ["postgres half", ({ postgresHalf }) => postgresHalf],
  ["no store paced", ({ nothingPaced }) => nothingPaced],
  ["relayed paced", ({ relayedPaced }) => relayedPaced],
  ["hashed paced", ({ hashedPaced }) => hashedPaced],
  ["random paced", ({ randomPaced }) => randomPaced],
];
for (const [name, of] of named) show(name, measured.map(of));
for (const { name, aim, of } of COMPARISONS) {
  console.log(`${name.padEnd(40)} ${spread(measured.map(of)).padEnd(22)} aim ${aim}`);
}
for (const setup of Object.values(setups)) await setup.stop();
await postgres.end();
rmSync(folder, { recursive: true });
process.exit(0);
