import type { GameAction, GameName, Position } from "@buck/engine";
import type { Reason } from "../reasons/vocabulary.ts";

/** One thing that could have been done, and what it was worth to the player from what they knew then. */
export interface ReviewedChoice<Name extends GameName = GameName> {
  readonly action: GameAction<Name>;
  /** Points to expect from the hand. */
  readonly points: number;
}

/** One decision somebody had, against the best one in the same sampled worlds. */
export interface ReviewedDecision<Name extends GameName = GameName> {
  /** Which of the game's steps it led to. */
  readonly index: number;
  readonly hand: number;
  readonly position: Position;
  readonly done: ReviewedChoice<Name>;
  readonly best: ReviewedChoice<Name>;
  /** Points it cost; 0 unless the difference is beyond doubt. */
  readonly cost: number;
  /** Why the best was the best; empty where nothing was wrong. */
  readonly reasons: readonly Reason[];
}

/** One hand, by position. */
export interface ReviewedHand {
  readonly hand: number;
  /** Who sat there when it was dealt. */
  readonly names: readonly string[];
  /** What the hand brought, in favor of each player's side. */
  readonly points: readonly number[];
  readonly costs: readonly number[];
}

/** One player over all the hands that were dealt to them in one seat. */
export interface ReviewedPlayer {
  readonly position: Position;
  readonly name: string;
  readonly hands: readonly number[];
  readonly decisions: number;
  readonly mistakes: number;
  /** The share of decisions that cost nothing, from 0 to 1. */
  readonly accuracy: number;
  /** Points that mistakes cost. */
  readonly cost: number;
  /** Points that cards and others brought, more than to the others at the table. */
  readonly luck: number;
  /** The hand whose mistakes cost most; null without any. */
  readonly costliestHand: number | null;
}

export interface GameReview<Name extends GameName = GameName> {
  readonly decisions: readonly ReviewedDecision<Name>[];
  readonly hands: readonly ReviewedHand[];
  /** By position and, where several had a seat, one after the other. */
  readonly players: readonly ReviewedPlayer[];
}

interface Wanted {
  readonly most: number;
  /** Absent or null for everybody. */
  readonly player?: Pick<ReviewedPlayer, "position" | "hands"> | null;
}

/** The mistakes of a game, or of one player, that cost most. */
export function costliest<Name extends GameName>(
  { decisions }: GameReview<Name>,
  { most, player = null }: Wanted,
): readonly ReviewedDecision<Name>[] {
  return decisions
    .filter(({ cost, position, hand }) => {
      const isTheirs = player === null || (player.position === position && player.hands.includes(hand));
      return cost > 0 && isTheirs;
    })
    .toSorted((a, b) => b.cost - a.cost)
    .slice(0, most);
}
