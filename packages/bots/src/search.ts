import type { GameAction, GameName } from "@buck/engine";
import type { CardEnds, HandEnd } from "./kernel/foresight.ts";
import type { HiddenCards, Way } from "./kernel/hiddenCards.ts";

/** How a search looks at a hand. */
export interface Manner {
  /** Whether what others said and played tells it about their cards. */
  readonly reads: boolean;
  /** Whether it expects itself to go on choosing well, card by card, and not only by the rules of thumb. */
  readonly foresees: boolean;
}

/** A decision to be made, as a search sees it. */
export interface Problem<Name extends GameName> {
  readonly actions: readonly GameAction<Name>[];
  readonly hidden: HiddenCards;
  /** What a point of this hand counts beside the chance to win. */
  readonly pointWorth: number;
  /** Takes an action with the cards as they were dealt last, plays the hand out, and says how it ended. */
  readonly tryOut: (action: GameAction<Name>, ending: HandEnd) => void;
  /** The same for all actions in turn, on several ways the cards may lie at once, with foresight. */
  readonly foresee?: (ways: readonly Way[]) => readonly CardEnds[];
}
