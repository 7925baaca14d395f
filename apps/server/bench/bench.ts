// People at human pace at the tables of a built server with SQLite: `pnpm --filter @buck/server bench --tables 100`.
import { fork, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { cpus, tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as wait } from "node:timers/promises";
import { parseArgs } from "node:util";
import type { Order, Report } from "./people.ts";

/** What ./probe.mjs answers from inside the server: milliseconds of the event loop since the start, and bytes. */
interface Loop {
  readonly active: number;
  readonly idle: number;
}
interface Memory {
  readonly held: number;
  readonly rss: number;
}

const { values } = parseArgs({
  options: {
    tables: { type: "string", default: "2400" },
    seconds: { type: "string", default: "60" },
    processes: { type: "string", default: "2" },
  },
});
const TABLES = Number(values.tables);
const SECONDS = Number(values.seconds);
const PROCESSES = Number(values.processes);
/** Bidding, folding and play are well mixed by then. */
const WARM_UP_MS = 15_000;
/** The server tidies up every minute. */
const REST_MS = 70_000;

const BUILT = new URL("../node_modules/.cache/bench/main.js", import.meta.url);
const here = (file: string) => new URL(file, import.meta.url);

async function startServer(dataFolder: string): Promise<{ server: ChildProcess; url: string }> {
  const server = fork(BUILT, {
    execArgv: ["--expose-gc", "--import", here("probe.mjs").href],
    env: {
      PATH: process.env["PATH"],
      PORT: "0",
      HOST: "127.0.0.1",
      DATA_DIR: dataFolder,
      LOG_LEVEL: "error",
      TRUST_PROXY: "1",
      MAX_TABLES: "1000000",
      MAX_CONNECTIONS: "1000000",
    },
    stdio: ["ignore", "pipe", "inherit", "ipc"],
  });
  if (server.stdout === null) throw new Error("the server has no output");
  for await (const line of createInterface(server.stdout)) {
    const url = /open at (http:\/\/\S+:\d+)/.exec(line)?.[1];
    if (url !== undefined) return { server, url };
  }
  throw new Error("the server ended before it was open");
}

async function ask<Answer>(child: ChildProcess, order: Order | "loop" | "memory"): Promise<Answer> {
  const answered = once(child, "message");
  child.send(order);
  const [answer]: Answer[] = await answered;
  if (answer === undefined) throw new Error("a process of the bench has no answer");
  return answer;
}

const order = <Answer = null>(order: Order) =>
  Promise.all(people.map((process) => ask<Answer>(process, order)));

function quantile(values: readonly number[], share: number): number {
  const sorted = Float64Array.from(values).toSorted();
  return sorted[Math.floor((sorted.length - 1) * share)] ?? 0;
}

function show(what: string, value: string, floor = ""): void {
  console.log(`${what.padEnd(44)} ${value.padStart(10)}${floor === "" ? "" : `   floor ${floor}`}`);
}

console.log(`Node ${process.versions.node}, ${cpus().length} cores; ${TABLES} tables of four people`);
const folder = mkdtempSync(join(tmpdir(), "buck-bench-"));
const { server, url } = await startServer(folder);
const people = Array.from({ length: PROCESSES }, () => fork(here("people.ts")));

const empty = await ask<Memory>(server, "memory");
const each = Math.ceil(TABLES / PROCESSES);
await Promise.all(
  people.map((process, index) => {
    const first = index * each;
    return ask(process, { type: "sit", server: url, first, tables: Math.min(each, TABLES - first) });
  }),
);
await order({ type: "play" });
await wait(WARM_UP_MS);

await order({ type: "measure" });
const before = await ask<Loop>(server, "loop");
await wait(SECONDS * 1_000);
const after = await ask<Loop>(server, "loop");
const reports = await order<Report>({ type: "report" });
const full = await ask<Memory>(server, "memory");

await order({ type: "leave" });
await wait(REST_MS);
const rested = await ask<Memory>(server, "memory");
for (const child of [server, ...people]) child.kill("SIGKILL");
rmSync(folder, { recursive: true });

const total = (count: (report: Report) => number) => reports.reduce((sum, report) => sum + count(report), 0);
const milliseconds = reports.flatMap((report) => report.milliseconds);
const active = after.active - before.active;
const busy = active / (active + after.idle - before.idle);
const kilobytes = (bytes: number) => `${((bytes - empty.held) / TABLES / 1_000).toFixed(0)} kB`;
show("plays a second", (total(({ plays }) => plays) / SECONDS).toFixed(0));
show("refused", String(total(({ refused }) => refused)));
show("command to update, p50", `${quantile(milliseconds, 0.5).toFixed(1)} ms`);
show("command to update, p99", `${quantile(milliseconds, 0.99).toFixed(1)} ms`, "100 ms");
show("event loop busy", `${(busy * 100).toFixed(0)} %`, "70 %");
show(
  "update, median",
  `${quantile(
    reports.flatMap(({ updateBytes }) => updateBytes),
    0.5,
  )} bytes`,
  "400 bytes",
);
show("a table with four people connected", kilobytes(full.held), "400 kB");
show("a table at rest", kilobytes(rested.held), "100 kB");
show("the server's memory", `${(full.rss / 1e6).toFixed(0)} MB`, "300 MB with 100 tables");
