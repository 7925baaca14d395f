import { fork } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { existsSync } from "node:fs";
import { availableParallelism } from "node:os";
import { basename, resolve } from "node:path";
import { parseArgs } from "node:util";
import { isGameName, games } from "@buck/engine";
import { LEVELS } from "../../src/index.ts";
import { buildBot } from "./buildBot.ts";
import { SEED_KINDS } from "./chance.ts";
import { runJob } from "./contest.ts";
import type { Contest, Job, JobResult } from "./contest.ts";
import { loadPlayer, PlayerFault, playerName } from "./player.ts";
import { joinResults, tableOf, valueOf } from "./report.ts";
import type { Finding } from "./report.ts";

const USAGE = `pnpm arena [--game buck|euchre] [--players expert,hard,medium,easy] [--deals 400] [--games 100]
           [--seeds tuning|test] [--first 0] [--rule folding=clockwise]... [--processes 2]

Every player meets every one named after it: a level, or the path of a module that exports "choose".
--deals counts single hands, --games sets of whole games; each is played in every seating with the same cards.`;

const CHILD = "--child";
const EXIT = { done: 0, failed: 1, usage: 2 } as const;

/** A part is played in some seconds, so that all processes end together. */
const PARTS = 24;

if (process.argv[2] === CHILD) {
  process.on("message", (job: Job) => void answer(job));
  process.on("disconnect", () => process.exit());
} else process.exitCode = await main();

/** What a process answers: its part of a job, or what is wrong with a player. */
type Reply =
  | { readonly ok: true; readonly result: JobResult }
  | { readonly ok: false; readonly message: string };

async function answer(job: Job): Promise<void> {
  const reply: Reply = await runJob(job).then(
    (result) => ({ ok: true, result }),
    (error: unknown) => ({ ok: false, message: sentenceOf(error) }),
  );
  process.send?.(reply);
}

/** A sentence where a player is to blame; where it is a mistake in the code, the place as well. */
function sentenceOf(error: unknown): string {
  if (error instanceof PlayerFault) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

function refuse(sentence: string): number {
  console.error(sentence);
  return EXIT.usage;
}

function valuesFrom() {
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
    },
  });
  return values;
}

type Values = ReturnType<typeof valuesFrom>;

async function main(): Promise<number> {
  try {
    const values = valuesFrom();
    if (!values.help) return await playContests(values);
    console.log(USAGE);
    return EXIT.done;
  } catch (error) {
    return refuse(
      error instanceof TypeError && "code" in error ? `${error.message}\n\n${USAGE}` : sentenceOf(error),
    );
  }
}

async function playContests(values: Values): Promise<number> {
  const { game } = values;
  const seeds = SEED_KINDS.find((kind) => kind === values.seeds);
  if (!isGameName(game) || seeds === undefined) return refuse(USAGE);
  const options = games[game].parseOptions(rulesFrom(values.rule));
  if (!options.ok) return refuse(`${options.why}: ${options.rule ?? "house rules"}`);
  const names = await Promise.all(values.players.split(",").map(playable));
  const contests = names.flatMap((player, index) =>
    names
      .slice(index + 1)
      .map((others): Contest => ({ game, options: options.options, seeds, player, others })),
  );
  const children = Array.from({ length: Number(values.processes) }, () =>
    fork(process.argv[1] ?? "", [CHILD]),
  );
  try {
    console.log(tableOf(await findingsOf(contests, values, children)));
    return EXIT.done;
  } catch (error) {
    console.error(`\n${sentenceOf(error)}`);
    return EXIT.failed;
  } finally {
    children.forEach((child) => child.kill());
  }
}

async function findingsOf(
  contests: readonly Contest[],
  values: Values,
  children: readonly ChildProcess[],
): Promise<readonly Finding[]> {
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
  return findings;
}

/** A path as it was written from where the arena was called. */
function fromCaller(path: string): string {
  return resolve(process.env["INIT_CWD"] ?? ".", path);
}

/** A level as it is; a module as a file that Node runs. */
async function playable(name: string): Promise<string> {
  if (LEVELS.some((level) => level === name)) return name;
  const file = fromCaller(name);
  if (!existsSync(file)) {
    throw new PlayerFault(
      `${name} is neither a level (${LEVELS.join(", ")}) nor a file: ${file} is not there.`,
    );
  }
  const outDir = resolve("node_modules/.cache/arena", basename(name));
  const built = await buildBot(file, outDir).catch((error: unknown) => {
    throw new PlayerFault(`${name} cannot be built. ${withoutTrace(String(error))}`);
  });
  // A module that cannot play is refused before anybody else has begun.
  await loadPlayer(built);
  return built;
}

function withoutTrace(message: string): string {
  return message.replaceAll(/^ {4}at .*\n?/gm, "").trim();
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
    child.once("message", (reply: Reply) => {
      child.off("exit", ended);
      if (reply.ok) resolve(reply.result);
      else reject(new PlayerFault(reply.message));
    });
    child.send(job);
  });
}
