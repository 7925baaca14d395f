import type { GameName } from "@buck/engine";
import type { BotLevel } from "@buck/protocol";

export type MemberId = string;

/** Whose seat it was when the game ended; who covered it in between does not matter. */
export type ResultSeat =
  | { readonly kind: "member"; readonly memberId: MemberId }
  | { readonly kind: "bot"; readonly level: BotLevel }
  /** Somebody with the link of the table who does not belong to the club, or who was forgotten. */
  | { readonly kind: "guest" };

/** A finished game of a club, as standings and ratings need it. */
export interface ClubResult {
  readonly gameId: string;
  readonly game: GameName;
  /** Milliseconds since 1970. */
  readonly endedAt: number;
  /** By position. */
  readonly seats: readonly ResultSeat[];
  /** By position: 1 for who won; partners have the same place, and so have those who share it. */
  readonly places: readonly number[];
  /** One row for each scored hand: how many points each position came nearer to winning. */
  readonly points: readonly (readonly number[])[];
  /** By position: the loners that were made. */
  readonly loners: readonly number[];
  /** The card night it belongs to. */
  readonly night?: NightPlace | undefined;
}

export interface NightPlace {
  readonly nightId: string;
  /** Counted from 1. */
  readonly round: number;
  readonly table: number;
}

/** A game counts when at least two members sat in it. */
export function counts({ seats }: ClubResult): boolean {
  return seats.filter(({ kind }) => kind === "member").length >= 2;
}
