import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { cpus, loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { BareTable } from "./bareTable.ts";
import { buildServers, Child } from "./child.ts";
import type { Facts } from "./processFacts.ts";
import { Gate, Meter, type Measured } from "./meter.ts";
import { OurTable, type Bench } from "./ourTable.ts";

const SEATS = 4;
const MEASURE_MS = 10_000;
const WARM_UP_MS = 2000;
/** Plays are held back so long that every table has dealt, and nothing is on its way. */
const SETTLE_MS = 4000;
const PACED = 800;
const AT_ONCE = 128;
/** Tables that are not full by then stay out of it. */
const FILL_MS = 25_000;
/** Files a process needs beside its sockets. */
const SPARE_FILES = 200;

function openFilesAllowed(): number {
  try {
    return Number(/Max open files\s+(\d+)/.exec(readFileSync("/proc/self/limits", "utf8"))?.[1] ?? Infinity);
  } catch {
    return Infinity;
  }
}

/** As many tables as were asked for and this machine allows; Node has already raised its limit to the highest. */
function tableCount(): number {
  const wanted = Number(process.argv[2] ?? 2500);
  const possible = Math.floor((openFilesAllowed() - SPARE_FILES) / SEATS);
  if (possible >= wanted) return wanted;
  console.log(
    `Only ${possible} of ${wanted} tables: this system lets a process open ${openFilesAllowed()} files.`,
  );
  return possible;
}

/** Fills the tables some at a time; where there is no more room or time, it stops and says so. */
async function fillAll<Table>(
  tables: readonly Table[],
  fill: (table: Table, index: number) => Promise<void>,
): Promise<readonly Table[]> {
  const filled: Table[] = [];
  const queue = tables.entries();
  const end = performance.now() + FILL_MS;
  const worker = async () => {
    for (const [index, table] of queue) {
      if (performance.now() > end)
        throw new Error(`this machine took longer than ${FILL_MS / 1000} s for more`);
      await fill(table, index);
      filled.push(table);
    }
  };
  const workers = await Promise.allSettled(Array.from({ length: AT_ONCE }, worker));
  const problem = workers.find((each) => each.status === "rejected");
  if (problem !== undefined)
    console.log(`Only ${filled.length} of ${tables.length} tables: ${problem.reason}`);
  return filled;
}

async function measure(name: string, child: Child, meter: Meter): Promise<Measured> {
  await wait(WARM_UP_MS);
  const before = await child.facts("as it is");
  meter.start();
  await wait(MEASURE_MS);
  meter.stop();
  const after = await child.facts("as it is");
  const measured = meter.report();
  show(name, measured, (after.cpuMs - before.cpuMs) / Math.max(1, measured.plays));
  return measured;
}

function show(name: string, { playsPerSecond, p50, p99, worst }: Measured, cpuMs: number): void {
  const plays = playsPerSecond.toFixed(0).padStart(5);
  const acks = `ack p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms, worst ${worst.toFixed(0)} ms`;
  console.log(`${name.padEnd(34)} ${plays} plays/s, ${acks}, server CPU ${cpuMs.toFixed(2)} ms a play`);
}

function showMemory(before: Facts, after: Facts, sockets: number): void {
  const each = ((after.megabytes - before.megabytes) * 1024) / sockets;
  console.log(
    `  ${sockets} sockets: ${after.megabytes.toFixed(0)} MB, ${each.toFixed(1)} kB a socket with its share`,
  );
}

function settle(): Promise<void> {
  return wait(SETTLE_MS);
}

async function benchOurs(folder: string, count: number) {
  const child = await Child.start("ourServer", join(folder, "ours.db"));
  const empty = await child.facts("tidied up");
  const meter = new Meter();
  const gate = new Gate();
  const bench: Bench = { port: child.port, meter, gate };
  const all = Array.from({ length: count }, () => new OurTable(bench));
  const tables = await fillAll(all, (table, index) => table.begin({ withBot: index % 10 === 0 }));
  await settle();
  const full = await child.facts("tidied up");
  gate.open();
  const flatOut = await measure("ours: rules, views, bots", child, meter);
  showMemory(empty, full, tables.length * SEATS);
  gate.hold();
  await settle();
  gate.pace(PACED);
  await measure(`ours, paced at ${PACED} plays/s`, child, meter);
  for (const table of tables) table.close();
  await child.stop();
  return { flatOut, tables: tables.length };
}

async function benchBare(folder: string, count: number): Promise<Measured> {
  const child = await Child.start("bareServer", join(folder, "bare.db"));
  const empty = await child.facts("tidied up");
  const meter = new Meter();
  const all = Array.from({ length: count }, (_, index) => new BareTable(child.port, `table-${index}`, meter));
  const tables = await fillAll(all, (table) => table.connect());
  const full = await child.facts("tidied up");
  for (const table of tables) void table.play();
  const flatOut = await measure("bare Socket.IO + SQLite in groups", child, meter);
  showMemory(empty, full, tables.length * SEATS);
  for (const table of tables) table.close();
  await child.stop();
  return flatOut;
}

const folder = mkdtempSync(join(tmpdir(), "buck-bench-"));
const count = tableCount();
console.log(
  `server: ${count} tables, ${count * SEATS} sockets, Node ${process.versions.node}, ${cpus().length} cores`,
);
const [load = 0] = loadavg();
if (load > 1)
  console.log(`This machine is busy with other things (load ${load.toFixed(1)}): the numbers are too low.`);
await buildServers();
const ours = await benchOurs(folder, count);
const bare = await benchBare(folder, ours.tables);
console.log(`ratio ours / bare: ${(ours.flatOut.playsPerSecond / bare.playsPerSecond).toFixed(2)}`);
rmSync(folder, { recursive: true });
process.exit(0);
