import { bowerOf, cardName } from "@buck/engine";
import type { Card, Rank, Suit } from "@buck/engine";
import { capital } from "./people.ts";

export const BOWER_LABELS = { right: "right bower", left: "left bower" } as const;

export const RANK_MARKS: Readonly<Record<Rank, string>> = {
  "9": "9",
  "10": "10",
  JACK: "J",
  QUEEN: "Q",
  KING: "K",
  ACE: "A",
};

export type CardState = "playable" | "discardable" | "unplayable" | "selected" | "winning";

const STATE_WORDS: Readonly<Record<CardState, string>> = {
  playable: "playable",
  discardable: "can be discarded",
  unplayable: "cannot be played now",
  selected: "selected",
  winning: "winning the trick",
};

/** What a screen reader says: "Jack of diamonds, left bower, playable". */
export function spokenCard(card: Card, trump: Suit | null, state?: CardState): string {
  const bower = bowerOf(card, trump);
  const parts = [
    capital(cardName(card)),
    bower === null ? null : BOWER_LABELS[bower],
    state === undefined ? null : STATE_WORDS[state],
  ];
  return parts.filter((part) => part !== null).join(", ");
}

/** In running text: "the right bower", "the ace of hearts". */
export function theCard(card: Card, trump: Suit | null): string {
  const bower = bowerOf(card, trump);
  return bower === null ? `the ${cardName(card)}` : `the ${BOWER_LABELS[bower]}`;
}
