import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { askPostgres } from "../test/postgres/askPostgres.ts";
import { TestPostgres } from "../test/postgres/testPostgres.ts";
import { buildServers } from "./child.ts";
import { onPostgres, onSqlite, type ClusterBench } from "./clusterRounds.ts";
import { spread } from "./statistics.ts";

/** How the cost of a play grows: rounds, tables, and which setups: `pnpm --filter @buck/server bench:growth 8 40 watchers`. */
const [rounds = "8", tables = "40", only = ""] = process.argv.slice(2);
const FEW = Number(tables);
const MANY = 4 * FEW;
/** No round begins later than this: a machine that is slow gets fewer. */
const LAST_ROUND_MS = 200_000;
/** Linux counts the time on the processor in hundredths of a second. */
const TICK_MS = 10;

const folder = mkdtempSync(join(tmpdir(), "buck-bench-"));
await buildServers();
const postgres = await TestPostgres.start(tmpdir());
const file = (name: string) => join(folder, `${name}.db`);

const sharedUrl = await postgres.newDatabase();
const STARTERS: Readonly<Record<string, () => Promise<ClusterBench>>> = {
  [`${FEW} tables, no watchers`]: () => onSqlite(file("few"), FEW),
  [`${MANY} tables`]: () => onSqlite(file("many"), MANY),
  [`${FEW} tables, 4 watchers each`]: () => onSqlite(file("four"), FEW, { watchers: 4 }),
  [`${FEW} tables, 16 watchers each`]: () => onSqlite(file("sixteen"), FEW, { watchers: 16 }),
  "PostgreSQL, 1 node": () => onPostgres(sharedUrl, FEW),
  "PostgreSQL, 3 nodes, hashed": async () => onPostgres(await postgres.newDatabase(), FEW, { nodes: 3 }),
  "PostgreSQL, 3 nodes, random": async () =>
    onPostgres(await postgres.newDatabase(), FEW, { nodes: 3, spread: "random" }),
};
const setups = new Map<string, ClusterBench>();
for (const [name, start] of Object.entries(STARTERS)) {
  if (name.includes(only)) setups.set(name, await start());
}

/** What the processes of PostgreSQL have used; nothing where nobody counts it. */
async function postgresMs(): Promise<number> {
  const rows = await askPostgres<{ pid: number }>(
    sharedUrl,
    "SELECT pid FROM pg_stat_activity WHERE pid <> pg_backend_pid()",
  );
  return rows.reduce((total, { pid }) => total + processMs(`/proc/${pid}/stat`), 0);
}

function processMs(stat: string): number {
  const fields = textOf(stat).split(") ")[1]?.split(" ") ?? [];
  return (Number(fields[11] ?? 0) + Number(fields[12] ?? 0)) * TICK_MS;
}

/** A process may end between being named and being looked at. */
function textOf(path: string): string {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return "";
  }
}

async function walBytes(): Promise<number> {
  const [row] = await askPostgres<{ bytes: number }>(
    sharedUrl,
    "SELECT (pg_current_wal_lsn() - '0/0')::float8 AS bytes",
  );
  return row?.bytes ?? 0;
}

interface Seen {
  readonly cpu: number[];
  readonly postgres: number[];
  readonly wal: number[];
}

for (const setup of setups.values()) await setup.warmUp();
const seen = new Map<string, Seen>();
let round = 0;
for (; round < Number(rounds) && performance.now() < LAST_ROUND_MS; round += 1) {
  for (const [name, setup] of setups) {
    const [ms, bytes, before] = [await postgresMs(), await walBytes(), setup.plays];
    const { cpuMicroseconds } = await setup.paced();
    const plays = Math.max(1, setup.plays - before);
    const costs = seen.get(name) ?? { cpu: [], postgres: [], wal: [] };
    seen.set(name, costs);
    costs.cpu.push(cpuMicroseconds);
    costs.postgres.push((1000 * ((await postgresMs()) - ms)) / plays);
    costs.wal.push(((await walBytes()) - bytes) / plays);
  }
}
console.log(`Medians of ${round} rounds, load ${loadavg()[0]?.toFixed(1)} at the end`);
for (const [name, { cpu, postgres: ofPostgres, wal }] of seen) {
  const megabytes = (await setups.get(name)?.megabytes()) ?? 0;
  console.log(`${name.padEnd(32)} CPU ${spread(cpu)} µs a play, ${megabytes.toFixed(0)} MB`);
  if (!name.startsWith("PostgreSQL")) continue;
  console.log(`${" ".repeat(32)} its database ${spread(ofPostgres)} µs, ${spread(wal)} bytes of log a play`);
}
for (const setup of setups.values()) await setup.stop();
await postgres.end();
rmSync(folder, { recursive: true });
process.exit(0);
