import type { CardId, GameAction, GameName, Games } from "@buck/engine";
import type { Rules } from "@buck/protocol";
import type { Arrangement } from "../cards/notation.ts";

export interface Advice {
  readonly say: string;
  /** The card the teacher points at. */
  readonly hint: CardId | null;
  /** The script ends here: the table shows what an expert would do. */
  readonly expert?: true;
}

/** A first hand with a teacher: what is dealt, how the others behave, and what is said to each view. */
export interface GuidedHand<Name extends GameName> {
  readonly rules: Rules<Name>;
  readonly deal: Pick<Arrangement, "hands" | "turnUp">;
  /** The lesson's hand has been played; from then on the table shuffles. */
  isDone(view: Games[Name]["view"]): boolean;
  /** How a bot leaves the choice to the pupil; undefined when it plays as always. */
  leaveToPupil(view: Games[Name]["view"]): GameAction<Name> | undefined;
  advice(view: Games[Name]["view"]): Advice;
}

export function adviseOnly(sentence: string): Advice {
  return { say: sentence, hint: null };
}

export function leaveToExpert(sentence: string): Advice {
  return { say: sentence, hint: null, expert: true };
}
