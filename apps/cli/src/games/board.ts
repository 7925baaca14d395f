import type { Card, Position, Suit, Trick } from "@buck/engine";

export interface SeatOnBoard {
  readonly position: Position;
  readonly name: string;
  readonly score: string;
  /** Short words about the seat in this hand: dealer, bid 3, folded. */
  readonly marks: readonly string[];
  readonly tricks: number;
  readonly isOnTurn: boolean;
  /** The card in front of the seat in the trick that lies on the table. */
  readonly played: Card | null;
  /** That card wins the trick as it lies. */
  readonly isWinning: boolean;
  /** Cards, where the viewer may see somebody else's. */
  readonly open: readonly Card[] | null;
}

export interface CardInHand {
  readonly number: number;
  readonly card: Card;
  readonly isPlayable: boolean;
}

/** A table to draw, whichever game is on it. */
export interface Board {
  readonly title: string;
  readonly facts: readonly string[];
  readonly trump: Suit | null;
  readonly turnUp: Card | null;
  /** Clockwise, the one who looks at it first. */
  readonly seats: readonly SeatOnBoard[];
  readonly hand: readonly CardInHand[];
  readonly isWatched: boolean;
  /** Before the first deal there is no trump to speak of. */
  readonly isLobby: boolean;
  /** The last trick that somebody took in this hand. */
  readonly lastTrick: Trick | null;
}
