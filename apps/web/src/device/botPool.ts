import type { Daily, ExpertGame } from "@buck/bots/daily";
import type { DecisionAdvice, WorkerReply } from "@buck/bots/worker";
import { adviceFrom, BotWorkerPool } from "@buck/bots/workers";
import type { StartBotWorker } from "@buck/bots/workers";
import type { GameFrame } from "@buck/protocol";
import { browserPlatform } from "./platform.ts";

/** One person waits for one bot at a time: rather a little longer than a worse card. */
const LIMITS = { workers: 1, queue: 8, waitMs: 2_000, workMs: 4_000, budgetMs: 260 };

const startWorker: StartBotWorker = (listener) => {
  const worker = new Worker(new URL("./botWorker.ts", import.meta.url), { type: "module" });
  worker.addEventListener("message", ({ data }: MessageEvent<WorkerReply>) => listener.reply(data));
  worker.addEventListener("error", ({ message }) => listener.died(new Error(message)));
  return {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker is no window
    send: (request) => worker.postMessage(request),
    stop: () => worker.terminate(),
  };
};

/** The one worker of this page. It is fetched when somebody is first asked in it. */
export const botPool = new BotWorkerPool({ ...LIMITS, start: startWorker, clock: browserPlatform.clock });

/** What an expert makes of the decision in front of this seat. */
export function adviceInWorker(game: GameFrame): Promise<DecisionAdvice | null> {
  return adviceFrom(botPool, game, browserPlatform.random);
}

/** A second one for what takes longer than a turn: nobody waits for a card meanwhile. */
const patientPool = new BotWorkerPool({
  ...LIMITS,
  workMs: 120_000,
  start: startWorker,
  clock: browserPlatform.clock,
});

/** What an expert makes of the deals of a day; null when the worker fails. */
export async function expertOfDay({ game, day }: Daily): Promise<ExpertGame | null> {
  const reply = await patientPool.ask({ job: "dailyExpert", game, day }, [0, 0]).catch(() => null);
  return reply !== null && "record" in reply ? reply : null;
}
