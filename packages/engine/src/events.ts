import type { Card } from "./cards.ts";
import type { Position } from "./seats.ts";

/** What happens in every game. */
export type CommonEvent =
  | {
      readonly type: "joined";
      readonly playerPosition: Position;
      readonly id: string;
      readonly name: string;
    }
  | { readonly type: "left"; readonly playerPosition: Position; readonly name: string }
  | { readonly type: "dealt"; readonly round: number; readonly dealerPosition: Position }
  /** Nobody wanted it; `dealerPosition` dealt this hand. */
  | { readonly type: "allPassed"; readonly dealerPosition: Position }
  /** The first trick begins, and this player leads. */
  | { readonly type: "playOpened"; readonly playerPosition: Position }
  | { readonly type: "played"; readonly playerPosition: Position; readonly card: Card }
  | {
      readonly type: "trickWon";
      readonly playerPosition: Position;
      readonly card: Card;
      readonly number: number;
    }
  /** The result has been seen; `dealerPosition` deals the next hand. */
  | { readonly type: "dealMoved"; readonly dealerPosition: Position }
  | { readonly type: "newGame" };
