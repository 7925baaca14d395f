import { drawSeed } from "../worker.ts";
import type { DecisionAdvice, EvaluationTask } from "../worker.ts";
import type { GameName, Games } from "@buck/engine";
import type { BotRandom } from "../random.ts";
import type { BotWorkerPool } from "./pool.ts";

/** More ways to lie of the hidden cards make no difference that anybody could see. */
const WORLDS = 400;

/** What one seat sees of its game. */
type Seen<Name extends GameName = GameName> = {
  readonly [Each in Name]: { readonly game: Each; readonly view: Games[Each]["view"] };
}[Name];

/** What an expert makes of the decision of the seat whose view it is; null when no worker answers in time. */
export async function adviceFrom(
  pool: Pick<BotWorkerPool, "ask">,
  seen: Seen,
  random: { below: BotRandom },
): Promise<DecisionAdvice | null> {
  const seed = drawSeed((below) => random.below(below));
  const reply = await pool.ask(taskOf(seen), seed).catch(() => null);
  return reply !== null && "evaluation" in reply ? reply : null;
}

/** The view alone: whoever asks may have more beside it. */
function taskOf<Name extends GameName>({ game, view }: Seen<Name>): EvaluationTask<Name> {
  return { job: "evaluate", worlds: WORLDS, game, view };
}
