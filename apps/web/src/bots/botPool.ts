import type { GameName } from "@buck/engine";
import { drawSeed } from "@buck/bots/worker";
import type { EvaluationTask, WorkerReply } from "@buck/bots/worker";
import type { GameFrame } from "@buck/protocol";
import { BotWorkerPool } from "@buck/table";
import type { StartBotWorker } from "@buck/table";
import { browserPlatform } from "../client/platform.ts";

/** One person waits for one bot at a time: rather a little longer than a worse card. */
const LIMITS = { workers: 1, queue: 8, waitMs: 2_000, workMs: 4_000, budgetMs: 300 };

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

/** More ways to lie of the hidden cards make no difference that anybody could see. */
const WORLDS = 400;

/** What every legal action of the seat on turn is worth. */
export function evaluateInWorker(game: GameFrame): Promise<WorkerReply> {
  const seed = drawSeed((below) => browserPlatform.random.below(below));
  return botPool.ask(taskOf(game), seed);
}

/** The view alone: a worker needs nothing of the frame beside it. */
function taskOf<Name extends GameName>({ game, view }: GameFrame<Name>): EvaluationTask<Name> {
  return { job: "evaluate", worlds: WORLDS, game, view };
}
