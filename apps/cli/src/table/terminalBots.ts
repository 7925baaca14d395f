import { existsSync } from "node:fs";
import { setImmediate as nextTurn } from "node:timers/promises";
import { Worker } from "node:worker_threads";
import { answerRequest } from "@buck/bots/worker";
import type { DecisionAdvice } from "@buck/bots/worker";
import { adviceFrom, BotWorkerPool, threadWorkers, workerBots } from "@buck/bots/workers";
import { defaultPlatform } from "@buck/client";
import type { GameFrame } from "@buck/protocol";
import { inProcessBots } from "@buck/table";
import type { Bots } from "@buck/table";

// Built beside the program's own file. Sources run without the thread: Node 20 cannot load TypeScript in one.
const BOT_THREAD = new URL("./botThread.js", import.meta.url);
/** One person waits for one bot at a time, and rather for a good card than for any. */
const WAIT_MS = 2_000;
const WORK_MS = 3_000;
/** Long enough for every search to come to its end, so that the same seed gives the same game. */
const BUDGET_MS = 1_500;
const QUEUE = 8;

/** Bots that search in a thread of this program, so that the screen and its keys stay awake. */
export class TerminalBots implements Bots {
  readonly #bots: Bots;
  readonly #pool: BotWorkerPool | null;
  #thinking = 0;
  #wake: (() => void)[] = [];

  constructor({ bots, pool }: { readonly bots: Bots; readonly pool: BotWorkerPool | null } = openBots()) {
    this.#bots = bots;
    this.#pool = pool;
  }

  async choose(...question: Parameters<Bots["choose"]>): ReturnType<Bots["choose"]> {
    this.#thinking += 1;
    try {
      return await this.#bots.choose(...question);
    } finally {
      this.#thinking -= 1;
      if (this.#thinking === 0) for (const wake of this.#wake.splice(0)) wake();
    }
  }

  /** Resolves once no bot thinks and the table has heard what they chose. A clock that hurries waits for it. */
  async idle(): Promise<void> {
    while (this.#thinking > 0) {
      await new Promise<void>((resolve) => void this.#wake.push(resolve));
      await nextTurn();
    }
  }

  /** What an expert makes of the decision of the seat whose frame it is; null when no thread answers in time. */
  advice(game: GameFrame): Promise<DecisionAdvice | null> {
    return adviceFrom(this.#pool ?? THIS_THREAD, game, defaultPlatform().random);
  }

  stop(): void {
    this.#pool?.stop();
  }
}

/** Where there is no thread to ask. */
const THIS_THREAD: Pick<BotWorkerPool, "ask"> = {
  ask: async (task, seed) => answerRequest({ id: 0, task, seed, budgetMs: BUDGET_MS }),
};

function openBots() {
  if (!existsSync(BOT_THREAD)) return { bots: inProcessBots, pool: null };
  const { clock } = defaultPlatform();
  const start = threadWorkers(() => new Worker(BOT_THREAD));
  const pool = new BotWorkerPool({
    start,
    clock,
    workers: 1,
    queue: QUEUE,
    waitMs: WAIT_MS,
    workMs: WORK_MS,
    budgetMs: BUDGET_MS,
  });
  return { bots: workerBots({ pool, clock }), pool };
}
