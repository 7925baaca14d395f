import { fork } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { basename, join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { isGameName, games } from "@buck/engine";
import { build } from "vite";
import { LEVELS } from "../../src/index.ts";
import { SEED_KINDS } from "./chance.ts";
import { chartOf } from "./chart.ts";
import { runJob } from "./contest.ts";
import type { Contest, Job, JobResult, Measure } from "./contest.ts";
import { joinResults, playerName, tableOf, valueOf } from "./report.ts";
import type { Finding } from "./report.ts";

const USAGE = `pnpm arena [--game buck|euchre] [--players expert,hard,medium,easy] [--deals 400] [--games 100]
           [--seeds tuning|test] [--first 0] [--rule folding=clockwise]... [--processes 2] [--out folder]

Every player meets every one named after it: a level, or the path of a module that exports "choose".
--deals counts single hands, --games sets of whole games; each is played in every seating with the same cards.`;

const CHILD = "--child";

/** A part is played in some seconds, so that all processes end together. */
const PARTS = 24;

if (process.argv[2] === CHILD) {
  process.on("message", (job: Job) => void answer(job));
  process.on("disconnect", () => process.exit());
} else await main();

async function answer(job: Job): Promise<void> {
  process.send?.(await runJob(job));
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      help: { type: "boolean", default: false },
      game: { type: "string", default: "buck" },
      players: { type: "string", default: "expert,hard,medium,easy" },
      deals: { type: "string", default: "400" },
      games: { type: "string", default: "100" },
      seeds: { type: "string", default: "tuning" },
      first: { type: "string", default: "0" },
      rule: { type: "string", multiple: true, default: [] },
      processes: { type: "string", default: String(availableParallelism()) },
      out: { type: "string" },
    },
  });
  const seeds = SEED_KINDS.find((kind) => kind === values.seeds);
  const options = isGameName(values.game) ? games[values.game].parseOptions(rulesFrom(values.rule)) : null;
  if (values.help || !isGameName(values.game) || seeds === undefined || options?.ok !== true) {
    console.log(options?.ok === false ? options.message : USAGE);
    process.exitCode = values.help ? 0 : 1;
    return;
  }
  const { game } = values;
  const names = await Promise.all(values.players.split(",").map(playable));
  const contests = names.flatMap((player, index) =>
    names
      .slice(index + 1)
      .map((others): Contest => ({ game, options: options.options, seeds, player, others })),
  );
  const children = Array.from({ length: Number(values.processes) }, () =>
    fork(process.argv[1] ?? "", [CHILD]),
  );
  const findings: Finding[] = [];
  for (const contest of contests) {
    for (const [measure, total] of [
      ["hands", Number(values.deals)],
      ["games", Number(values.games)],
    ] as const) {
      if (total === 0) continue;
      const finding = {
        contest,
        measure,
        result: await play({ contest, measure, from: Number(values.first), count: total }, children),
      };
      console.error(
        `\r${playerName(contest.player)} against ${playerName(contest.others)}: ${valueOf(finding)}`,
      );
      findings.push(finding);
    }
  }
  children.forEach((child) => child.kill());
  console.log(tableOf(findings));
  if (values.out !== undefined) write(values.out, findings);
}

/** A level as it is; a module, as written from where the arena was called, as a file that Node runs. */
async function playable(name: string): Promise<string> {
  if (LEVELS.some((level) => level === name)) return name;
  const outDir = resolve("node_modules/.cache/arena", basename(name));
  const ssr = resolve(process.env["INIT_CWD"] ?? ".", name);
  const rollupOptions = { output: { entryFileNames: "bot.js" } };
  await build({ logLevel: "error", build: { ssr, outDir, rollupOptions } });
  return join(outDir, "bot.js");
}

function rulesFrom(rules: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(
    rules.map((rule) => {
      const [name = "", value = ""] = rule.split("=");
      return [name, /^(\d+|true|false)$/.test(value) ? JSON.parse(value) : value];
    }),
  );
}

/** Hands the parts of a job out to all processes and tells how far they are. */
async function play(whole: Job, children: readonly ChildProcess[]): Promise<JobResult> {
  const size = Math.max(1, Math.ceil(whole.count / PARTS));
  const parts: Job[] = [];
  for (let from = 0; from < whole.count; from += size) {
    parts.push({ ...whole, from: whole.from + from, count: Math.min(size, whole.count - from) });
  }
  const results: JobResult[] = [];
  let next = 0;
  let done = 0;
  await Promise.all(
    children.map(async (child) => {
      for (let index = next++; index < parts.length; index = next++) {
        const part = parts[index];
        if (part === undefined) return;
        results[index] = await ask(child, part);
        done += part.count;
        process.stderr.write(`\r${whole.measure}: ${done} of ${whole.count}  `);
      }
    }),
  );
  return joinResults(results);
}

function ask(child: ChildProcess, job: Job): Promise<JobResult> {
  return new Promise((resolve, reject) => {
    const ended = () => reject(new Error("a process of the arena has ended"));
    child.once("exit", ended);
    child.once("message", (result: JobResult) => {
      child.off("exit", ended);
      resolve(result);
    });
    child.send(job);
  });
}

function write(folder: string, findings: readonly Finding[]): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "table.md"), `${tableOf(findings)}\n`);
  for (const measure of ["hands", "games"] satisfies readonly Measure[]) {
    if (findings.some((finding) => finding.measure === measure)) {
      writeFileSync(join(folder, `${measure}.svg`), chartOf(findings, measure));
    }
  }
}
