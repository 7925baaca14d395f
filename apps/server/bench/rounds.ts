import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { BareTable } from "./bareTable.ts";
import { Child } from "./child.ts";
import { Gate, Meter, type Measured } from "./meter.ts";
import { OurTable } from "./ourTable.ts";
import type { Facts } from "./processFacts.ts";

const SEATS = 4;
const MEASURE_MS = 10_000;
const WARM_UP_MS = 2000;
/** Plays are held back so long that every table has dealt, and nothing is on its way. */
const SETTLE_MS = 4000;
const PACED = 800;
const AT_ONCE = 64;
/** Tables that are not full by then stay out of it. */
const FILL_MS = 60_000;

export interface Round {
  readonly tables: number;
  readonly flatOut: Measured;
  readonly cpuMicroseconds: number;
  /** Entries in the log for each play: ours also has deals, reveals and people who are ready. */
  readonly entries: number;
  /** Memory for each socket with its share of the table. */
  readonly kilobytes: number;
}

/** Ours are also measured at a steady pace. */
export interface OurRound extends Round {
  readonly pacedP99: number;
}

/** Fills the tables some at a time; where there is no more room or time, it stops and says so. */
export async function fillAll<Table>(
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

type MeasuredCost = Pick<Round, "flatOut" | "cpuMicroseconds">;

async function measure(child: Child, meter: Meter): Promise<MeasuredCost> {
  await wait(WARM_UP_MS);
  const before = await child.facts("as it is");
  meter.start();
  await wait(MEASURE_MS);
  meter.stop();
  const after = await child.facts("as it is");
  const flatOut = meter.report();
  return { flatOut, cpuMicroseconds: (1000 * (after.cpuMs - before.cpuMs)) / Math.max(1, flatOut.plays) };
}

function kilobytesEach(before: Facts, after: Facts, sockets: number): number {
  return ((after.megabytes - before.megabytes) * 1024) / sockets;
}

/** The same, with the entries that the tables have made of the plays meanwhile. */
async function measureEntries(
  child: Child,
  meter: Meter,
  tables: readonly OurTable[],
): Promise<MeasuredCost & Pick<Round, "entries">> {
  const counts = () => ({
    plays: meter.plays,
    entries: tables.reduce((sum, { version }) => sum + version, 0),
  });
  const before = counts();
  const measured = await measure(child, meter);
  const after = counts();
  return {
    ...measured,
    entries: (after.entries - before.entries) / Math.max(1, after.plays - before.plays),
  };
}

/** Every tenth table has a bot and somebody who watches. */
function seatOurs(table: OurTable, index: number): Promise<void> {
  return table.begin({ bots: index % 10 === 9 ? 1 : 0, level: "medium", pace: "quick" });
}

export async function benchOurs(folder: string, count: number): Promise<OurRound> {
  const child = await Child.start("ourServer", join(folder, "ours.db"));
  const empty = await child.facts("tidied up");
  const meter = new Meter();
  const gate = new Gate();
  const all = Array.from({ length: count }, () => new OurTable({ portOf: () => child.port, meter, gate }));
  const tables = await fillAll(all, seatOurs);
  await wait(SETTLE_MS);
  const full = await child.facts("tidied up");
  gate.open();
  const measured = await measureEntries(child, meter, tables);
  gate.hold();
  await wait(SETTLE_MS);
  gate.pace(PACED);
  const paced = await measure(child, meter);
  gate.hold();
  for (const table of tables) table.close();
  await child.stop();
  const kilobytes = kilobytesEach(empty, full, tables.length * SEATS);
  return { ...measured, tables: tables.length, kilobytes, pacedP99: paced.flatOut.p99 };
}

/** What 99 of 100 answers take at most at a steady pace, measured so many times, one after the other. */
export async function benchPaced(folder: string, count: number, runs: number): Promise<readonly number[]> {
  const child = await Child.start("ourServer", join(folder, "paced.db"));
  const meter = new Meter();
  const gate = new Gate();
  const all = Array.from({ length: count }, () => new OurTable({ portOf: () => child.port, meter, gate }));
  const tables = await fillAll(all, seatOurs);
  await wait(SETTLE_MS);
  gate.pace(PACED);
  const results: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    const { flatOut } = await measure(child, meter);
    const { playsPerSecond, p50, p99, worst } = flatOut;
    console.log(
      `${tables.length} tables at ${playsPerSecond.toFixed(0)} plays/s: ` +
        `p50 ${p50.toFixed(0)} ms, p99 ${p99.toFixed(0)} ms, worst ${worst.toFixed(0)} ms`,
    );
    results.push(p99);
  }
  for (const table of tables) table.close();
  await child.stop();
  return results;
}

export async function benchBare(folder: string, count: number): Promise<Round> {
  const child = await Child.start("bareServer", join(folder, "bare.db"));
  const empty = await child.facts("tidied up");
  const meter = new Meter();
  const all = Array.from({ length: count }, (_, index) => new BareTable(child.port, `table-${index}`, meter));
  const tables = await fillAll(all, (table) => table.connect());
  const full = await child.facts("tidied up");
  for (const table of tables) void table.play();
  const measured = await measure(child, meter);
  const kilobytes = kilobytesEach(empty, full, tables.length * SEATS);
  for (const table of tables) table.close();
  await child.stop();
  return { ...measured, entries: 1, tables: tables.length, kilobytes };
}
