import type { GameAction, GameName } from "@buck/engine";
import type { HiddenCards } from "./kernel/hiddenCards.ts";

/** How a search looks at a hand. */
export interface Manner {
  /** Whether what others said and played tells it about their cards. */
  readonly reads: boolean;
}

/** How a hand ended for the viewer. */
export interface HandEnd {
  /** In favour of the viewer's side. */
  points: number;
  /** The chance to win the game from there. */
  winChance: number;
}

/** A decision to be made, as a search sees it. */
export interface Problem<Name extends GameName> {
  readonly actions: readonly GameAction<Name>[];
  readonly hidden: HiddenCards;
  /** Takes an action with the cards as they were dealt last, plays the hand out, and says how it ended. */
  readonly tryOut: (action: GameAction<Name>, ending: HandEnd) => void;
}
