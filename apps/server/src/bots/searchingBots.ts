import { availableParallelism } from "node:os";
import { BotWorkerPool, workerBots, type Bots, type Clock, type StartBotWorker } from "@buck/table";
import type { Log } from "../platform/log.ts";
import type { Metrics } from "../platform/metrics.ts";

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

/** Bots that search in threads, and never on the event loop. */
export function searchingBots({ threads, start, clock, log, metrics }: SearchingBotsOptions): SearchingBots {
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
