import { dailyChoice } from "../daily/index.ts";
import type { DailyTask } from "../worker.ts";
import type { GameAction, GameName, Games } from "@buck/engine";
import type { Bots } from "../bots.ts";
import type { BotWorkerPool } from "./pool.ts";

/** The experts of a day. Where a worker fails they think on this thread: they always do the same. */
export function dailyBots(day: string, pool: Pick<BotWorkerPool, "ask"> | null): Bots {
  return {
    choose: async ({ game, view }) => {
      const inWorker = pool === null ? null : await askWorker(pool, taskOf(game, day, view));
      return inWorker ?? dailyChoice({ game, day }, view);
    },
  };
}

function taskOf<Name extends GameName>(game: Name, day: string, view: Games[Name]["view"]): DailyTask<Name> {
  return { job: "daily", game, day, view };
}

async function askWorker(pool: Pick<BotWorkerPool, "ask">, task: DailyTask): Promise<GameAction | null> {
  const reply = await pool.ask(task, [0, 0]).catch(() => null);
  return reply !== null && "action" in reply ? reply.action : null;
}
