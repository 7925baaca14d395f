import { sortHand } from "@buck/engine";
import type { Card, Position, Suit, Trick } from "@buck/engine";
import type { TeamMark } from "./euchre/teams.ts";

export interface ResultLine {
  readonly key: string;
  readonly name: string;
  readonly team?: TeamMark;
  readonly what: string;
  readonly change: string;
  readonly tone: "good" | "bad" | "none";
  readonly score: string;
  readonly unit: string;
}

export interface HeldCards {
  readonly label: string;
  readonly cards: readonly Card[];
}

/** How a hand went for the viewer: a bid or call made, one that failed, or neither. */
export type HandMood = "won" | "lost" | "even";

/** What a finished hand did to everybody. */
export interface HandResult {
  readonly mood: HandMood;
  readonly title: string;
  readonly summary: string;
  /** What it changed for everybody; empty where nobody scored, as all had passed. */
  readonly lines: readonly ResultLine[];
  /** What everybody held, as far as the viewer may know. */
  readonly held: readonly HeldCards[];
  /** Why some cards stay closed; null when all are shown. */
  readonly closed: string | null;
}

interface Holder {
  readonly position: Position;
  readonly hand: readonly Card[] | null;
}

interface CardsSeen {
  readonly players: readonly Holder[];
  readonly tricks: readonly Trick[];
  readonly currentTrick: Trick;
  readonly trumpSuit: Suit | null;
}

/** The cards somebody held in this hand, as far as this viewer may know them. */
export function cardsHeld({ tricks, players, trumpSuit }: CardsSeen, position: Position): readonly Card[] {
  const played = tricks.flatMap(({ cards }) =>
    cards.filter((play) => play.playerPosition === position).map((play) => play.card),
  );
  const left = players.find((player) => player.position === position)?.hand ?? [];
  return sortHand([...played, ...left], trumpSuit);
}
