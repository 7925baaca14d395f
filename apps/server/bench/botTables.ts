import { mkdtempSync, rmSync } from "node:fs";
import { cpus, loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import type { BotLevel } from "@buck/protocol";
import { buildServers, Child } from "./child.ts";
import { Gate, Meter } from "./meter.ts";
import { OurTable } from "./ourTable.ts";
import type { Lateness } from "./processFacts.ts";
import { fillAll } from "./rounds.ts";
import { spread } from "./statistics.ts";

/**
 * Whether bots that search leave the event loop free: as many of them as sit at so many full tables, three beside one
 * person at each, in turns with bots that do not search. `pnpm --filter @buck/server bench:bots 200 3`.
 */
const [fullTables = "200", rounds = "3"] = process.argv.slice(2);
const BOTS = 3;
const TABLES = Math.ceil((Number(fullTables) * 4) / BOTS);
const SETTLE_MS = 5_000;
const MEASURE_MS = 20_000;

interface BotRound {
  readonly lateness: Lateness;
  readonly decided: Decided;
}

async function measure(level: BotLevel): Promise<BotRound> {
  const folder = mkdtempSync(join(tmpdir(), "buck-bench-"));
  const child = await Child.start("ourServer", join(folder, "ours.db"));
  const gate = new Gate();
  const all = Array.from(
    { length: TABLES },
    () => new OurTable({ portOf: () => child.port, meter: new Meter(), gate }),
  );
  const tables = await fillAll(all, (table) => table.begin({ bots: BOTS, level, pace: "normal" }));
  gate.open();
  await wait(SETTLE_MS);
  const before = await decisions(child.port);
  await child.facts("as it is");
  await wait(MEASURE_MS);
  const { lateness } = await child.facts("as it is");
  const decided = difference(await decisions(child.port), before);
  for (const table of tables) table.close();
  await child.stop();
  rmSync(folder, { recursive: true });
  return { lateness, decided };
}

/** What searches came to, by result. */
type Decided = ReadonlyMap<string, number>;

const DECISIONS = /^buck_bot_decisions_total\{result="(?<result>\w+)"\} (?<count>\d+)/gm;

async function decisions(port: number): Promise<Decided> {
  const response = await fetch(`http://127.0.0.1:${port}/metrics`);
  const found = [...(await response.text()).matchAll(DECISIONS)];
  return new Map(found.map(({ groups }) => [groups?.["result"] ?? "", Number(groups?.["count"] ?? 0)]));
}

function difference(after: Decided, before: Decided): Decided {
  return new Map([...after].map(([result, count]) => [result, count - (before.get(result) ?? 0)]));
}

function show(level: BotLevel, { lateness: { p50, p99, most }, decided }: BotRound): void {
  const told = [...decided].map(([result, count]) => `${count} ${result}`).join(", ");
  const late = `event loop late by p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms, max ${most.toFixed(1)} ms`;
  console.log(
    `${level.padEnd(6)} ${TABLES} tables of ${BOTS} bots: ${late}${told === "" ? "" : `; ${told}`}`,
  );
}

const [load = 0] = loadavg();
console.log(`Node ${process.versions.node}, ${cpus().length} cores, load ${load.toFixed(1)}`);
if (load > 1) console.log("This machine is busy with other things: only the comparison means something.");
await buildServers();
const results: Record<"medium" | "expert", BotRound[]> = { medium: [], expert: [] };
for (let round = 0; round < Number(rounds); round += 1) {
  for (const level of ["medium", "expert"] as const) {
    const result = await measure(level);
    show(level, result);
    results[level].push(result);
  }
}
for (const level of ["medium", "expert"] as const) {
  const of = (what: keyof Lateness) => spread(results[level].map(({ lateness }) => lateness[what]));
  console.log(`${level}: late by p50 ${of("p50")}, p99 ${of("p99")}, max ${of("most")} ms`);
}
process.exit(0);
