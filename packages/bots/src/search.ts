import type { GameAction, GameName } from "@buck/engine";
import type { Dice } from "./kernel/dice.ts";

/** How a search looks at a hand. */
export interface Manner {
  /** Whether what others said and played tells it about their cards. */
  readonly reads: boolean;
  /** With so many tricks left, or fewer, cards are played as well as can be and not by rules of thumb. */
  readonly solves: number;
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
  /** Deals the hidden cards in a way that fits to all that was seen. */
  readonly deal: (dice: Dice) => void;
  /** Takes an action with the cards as they were dealt last, plays the hand out, and says how it ended. */
  readonly tryOut: (action: GameAction<Name>, ending: HandEnd) => void;
}
