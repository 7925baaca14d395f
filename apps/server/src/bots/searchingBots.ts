import { existsSync } from "node:fs";
import { availableParallelism } from "node:os";
import { Worker } from "node:worker_threads";
import type { Clock } from "@buck/authority";
import { BotWorkerPool, type StartBotWorker, threadWorkers, workerBots } from "@buck/bots/workers";
import { type Bots, inProcessBots } from "@buck/table";
import type { Config } from "../process/config.ts";
import type { Log } from "../process/log.ts";
import type { Metrics } from "../process/metrics.ts";

/** A table waits five seconds for a bot: both together are well below. */
const WAIT_MS = 1_000;
const WORK_MS = 1_500;
/** A search ends a little late, between two lots of ways: an answer within 150 ms is aimed at. */
const BUDGET_MS = 130;
/** What one thread can do in the time that a request may wait. */
const QUEUE_PER_THREAD = 64;

interface SearchingBotsOptions {
  /** Null: one fewer than there are cores, so that the event loop keeps one. */
  readonly threads: number | null;
  readonly start: StartBotWorker;
  readonly clock: Clock;
  readonly log: Log;
  readonly metrics: Metrics;
}

export interface SearchingBots {
  readonly bots: Bots;
  stop(): void;
}

// Built beside the server's own file. Sources run without threads: Node 20 cannot load TypeScript in one.
const BOT_THREAD = new URL("./botThread.js", import.meta.url);

/** The bots of a server: those that search have threads of their own, where there are any. */
export function openBots({
  config,
  ...shared
}: Pick<SearchingBotsOptions, "clock" | "log" | "metrics"> & {
  readonly config: Pick<Config, "botThreads">;
}): SearchingBots {
  if (!existsSync(BOT_THREAD)) return { bots: inProcessBots, stop: () => {} };
  const start = threadWorkers(() => new Worker(BOT_THREAD));
  return searchingBots({ ...shared, threads: config.botThreads, start });
}

/** Bots that search in threads, and never on the event loop. */
function searchingBots({ threads, start, clock, log, metrics }: SearchingBotsOptions): SearchingBots {
  const workers = threads ?? Math.max(1, availableParallelism() - 1);
  const pool = new BotWorkerPool({
    start,
    clock,
    workers,
    queue: workers * QUEUE_PER_THREAD,
    waitMs: WAIT_MS,
    workMs: WORK_MS,
    budgetMs: BUDGET_MS,
  });
  metrics.watchBotQueue(() => pool.waiting);
  const bots = workerBots({
    pool,
    onDecision: (result, ms) => {
      metrics.botDecisions.inc({ result });
      metrics.botSeconds.observe(ms / 1000);
    },
    onFailure: (error) => log.warn({ err: error }, "a bot decided without a search"),
    clock,
  });
  return { bots, stop: () => pool.stop() };
}
