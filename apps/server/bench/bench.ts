import { mkdtempSync, rmSync } from "node:fs";
import { cpus, loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { buildServers } from "./child.ts";
import { benchBare, benchOurs, benchPaced, type OurRound, type Round } from "./rounds.ts";
import { median, spread } from "./statistics.ts";

/**
 * Tables and rounds: `pnpm --filter @buck/server bench 250,1000 3`. With `paced` at the end ours alone is measured, at a
 * steady pace, so many times.
 */
const [counts = "250,1000", rounds = "3", what = "compared"] = process.argv.slice(2);

function show(name: string, round: Round): void {
  const { tables, flatOut, cpuMicroseconds, kilobytes, entries } = round;
  const { playsPerSecond, p50, p99 } = flatOut;
  const acks = `ack p50 ${p50.toFixed(0)} ms, p99 ${p99.toFixed(0)} ms`;
  console.log(
    `${name.padEnd(6)} ${tables} tables: ${playsPerSecond.toFixed(0).padStart(5)} plays/s, ${acks}, ` +
      `CPU ${cpuMicroseconds.toFixed(0)} µs a play, ${kilobytes.toFixed(1)} kB a socket`,
  );
  const packets = packetsOf(round);
  console.log(
    `       a play is ${entries.toFixed(2)} entries and ${packets.toFixed(1)} packets: ` +
      `CPU ${(cpuMicroseconds / entries).toFixed(0)} µs an entry, ${(cpuMicroseconds / packets).toFixed(0)} µs a packet`,
  );
}

/** Updates and answers that were sent for each play. */
function packetsOf({ flatOut: { packets, plays } }: Round): number {
  return packets / Math.max(1, plays);
}

/** One after the other, so that both meet the same troubles of the machine. */
async function compare(tables: number): Promise<void> {
  const pairs: { readonly ours: OurRound; readonly bare: Round }[] = [];
  for (let round = 0; round < Number(rounds); round += 1) {
    const folder = mkdtempSync(join(tmpdir(), "buck-bench-"));
    const ours = await benchOurs(folder, tables);
    show("ours", ours);
    const bare = await benchBare(folder, ours.tables);
    show("bare", bare);
    pairs.push({ ours, bare });
    rmSync(folder, { recursive: true });
  }
  const rates = pairs.map(({ ours, bare }) => ours.flatOut.playsPerSecond / bare.flatOut.playsPerSecond);
  const costs = pairs.map(({ ours, bare }) => ours.cpuMicroseconds / bare.cpuMicroseconds);
  const paced = pairs.map(({ ours }) => ours.pacedP99);
  const perEntry = pairs.map(({ ours, bare }) => ours.cpuMicroseconds / ours.entries / bare.cpuMicroseconds);
  const perPacket = pairs.map(({ ours, bare }) => {
    return ours.cpuMicroseconds / packetsOf(ours) / (bare.cpuMicroseconds / packetsOf(bare));
  });
  console.log(`${tables} tables, ours / bare: plays ${spread(rates)}, CPU a play ${spread(costs)}`);
  console.log(
    `${tables} tables, ours / bare: CPU an entry ${spread(perEntry)}, CPU a packet ${spread(perPacket)}`,
  );
  console.log(
    `${tables} tables, ours: CPU ${median(pairs.map(({ ours }) => ours.cpuMicroseconds)).toFixed(0)} µs a play, ` +
      `p99 at a steady pace ${spread(paced)} ms`,
  );
}

async function pace(tables: number): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "buck-bench-"));
  const results = await benchPaced(folder, tables, Number(rounds));
  console.log(`${tables} tables, p99 at a steady pace: ${spread(results)} ms`);
  rmSync(folder, { recursive: true });
}

const [load = 0] = loadavg();
console.log(`Node ${process.versions.node}, ${cpus().length} cores, load ${load.toFixed(1)}`);
if (load > 1) console.log("This machine is busy with other things: only ratios mean something.");
await buildServers();
for (const count of counts.split(",").map(Number)) await (what === "paced" ? pace(count) : compare(count));
process.exit(0);
