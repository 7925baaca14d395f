import type { CardId, GameAction, GameName, Games } from "@buck/engine";
import type { Rules } from "@buck/protocol";
import type { Arrangement } from "../cards/notation.ts";
import type { Language } from "../texts/language.ts";

export interface Advice {
  readonly say: string;
  /** The card the teacher points at. */
  readonly hint: CardId | null;
  /** The table shows what an expert would do: to this question, or to each from here on, where the script ends. */
  readonly expert?: "once" | "always";
}

/** A first hand with a teacher: what is dealt, how the others behave, and what is said to each view. */
export interface GuidedHand<Name extends GameName> {
  readonly rules: Rules<Name>;
  readonly deal: Pick<Arrangement, "hands" | "turnUp">;
  /** The lesson's hand has been played; from then on the table shuffles. */
  isDone(view: Games[Name]["view"]): boolean;
  /** How a bot leaves the choice to the pupil; undefined when it plays as always. */
  leaveToPupil(view: Games[Name]["view"]): GameAction<Name> | undefined;
  advice(language: Language, view: Games[Name]["view"]): Advice;
}

export function adviseOnly(sentence: string): Advice {
  return { say: sentence, hint: null };
}

/** The teacher points at a card, and an expert says why. */
export function showHintOnce(sentence: string, hint: CardId | null): Advice {
  return { say: sentence, hint, expert: "once" };
}

export function leaveToExpert(sentence: string): Advice {
  return { say: sentence, hint: null, expert: "always" };
}
