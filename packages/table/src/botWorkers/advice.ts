import { drawSeed } from "@buck/bots/worker";
import type { DecisionAdvice, EvaluationTask } from "@buck/bots/worker";
import type { GameName } from "@buck/engine";
import type { GameFrame } from "@buck/protocol";
import type { Random } from "../ports.ts";
import type { BotWorkerPool } from "./pool.ts";

/** More ways to lie of the hidden cards make no difference that anybody could see. */
const WORLDS = 400;

/** What an expert makes of the decision of the seat whose frame it is; null when no worker answers in time. */
export async function adviceFrom(
  pool: Pick<BotWorkerPool, "ask">,
  game: GameFrame,
  random: Pick<Random, "below">,
): Promise<DecisionAdvice | null> {
  const seed = drawSeed((below) => random.below(below));
  const reply = await pool.ask(taskOf(game), seed).catch(() => null);
  return reply !== null && "evaluation" in reply ? reply : null;
}

/** The view alone: a worker needs nothing of the frame beside it. */
function taskOf<Name extends GameName>({ game, view }: GameFrame<Name>): EvaluationTask<Name> {
  return { job: "evaluate", worlds: WORLDS, game, view };
}
