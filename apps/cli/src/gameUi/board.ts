import type { Card, Position, Suit, Trick } from "@buck/engine";

export interface SeatOnBoard {
  readonly position: Position;
  readonly name: string;
  readonly score: string;
  /** Short words about the seat in this hand: dealer, bid 3, folded. */
  readonly marks: readonly string[];
  readonly tricks: number;
  readonly isOnTurn: boolean;
  /** The card this seat has played to the visible trick. */
  readonly played: Card | null;
  /** That card is winning the trick. */
  readonly isWinning: boolean;
  /** The cards of another seat that the viewer may see. */
  readonly open: readonly Card[] | null;
}

export interface CardInHand {
  readonly number: number;
  readonly card: Card;
  readonly isPlayable: boolean;
}

/** A table to draw, the same for all games. */
export interface Board {
  readonly title: string;
  readonly facts: readonly string[];
  readonly trump: Suit | null;
  readonly turnUp: Card | null;
  /** Clockwise, the viewer's seat first. */
  readonly seats: readonly SeatOnBoard[];
  readonly hand: readonly CardInHand[];
  readonly isWatched: boolean;
  /** No game has begun, so there is no line about trump. */
  readonly isLobby: boolean;
  /** The last trick that somebody took in this hand. */
  readonly lastTrick: Trick | null;
}
