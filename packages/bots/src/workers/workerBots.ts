import type { GameAction } from "@buck/engine";
import { chooseInProcess } from "../bots.ts";
import type { Bots, Question } from "../bots.ts";
import { searches } from "../levels.ts";
import { drawSeed } from "../worker.ts";
import { WorkerError } from "./pool.ts";
import type { BotWorkerPool, PoolClock, WorkerFailure } from "./pool.ts";

interface WorkerBotsOptions {
  readonly pool: Pick<BotWorkerPool, "ask">;
  readonly clock: Pick<PoolClock, "monotonic">;
  /** Told of every decision that was asked of a worker, with the milliseconds from the question to the answer. */
  readonly onDecision?: (result: "searched" | WorkerFailure, ms: number) => void;
  readonly onFailure?: (error: WorkerError) => void;
}

/** Bots whose search runs in workers. Where a worker fails, a bot that needs none decides at once. */
export function workerBots({ pool, clock, onDecision, onFailure }: WorkerBotsOptions): Bots {
  return {
    choose: async (turn, random) => {
      if (!searches(turn.level)) return chooseInProcess(turn, random);
      const start = clock.monotonic();
      try {
        const action = await search(pool, turn, random);
        onDecision?.("searched", clock.monotonic() - start);
        return action;
      } catch (error) {
        if (!(error instanceof WorkerError)) throw error;
        onDecision?.(error.failure, clock.monotonic() - start);
        onFailure?.(error);
        return chooseInProcess({ ...turn, level: "medium" }, random);
      }
    },
  };
}

async function search(
  pool: Pick<BotWorkerPool, "ask">,
  question: Question,
  random: (below: number) => number,
): Promise<GameAction> {
  const reply = await pool.ask({ job: "choose", question }, drawSeed(random));
  if ("action" in reply) return reply.action;
  throw new WorkerError("failed", "The worker answered something else");
}
