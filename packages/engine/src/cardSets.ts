import { beats, effectiveSuit } from "./bowers.ts";
import { CARDS, numberOf } from "./cards.ts";
import type { Card, Suit } from "./cards.ts";

/** Sets of cards, with a bit for each: what follows and what beats a card is looked up and not worked out. */

/** Every card. */
export const ALL_CARDS = 2 ** CARDS.length - 1;

export function setOf(cards: readonly Card[]): number {
  let set = 0;
  for (const card of cards) set |= bitOf(card);
  return set;
}

export function isIn(set: number, card: Card): boolean {
  return (set & bitOf(card)) !== 0;
}

/** The cards that follow when this one is led, itself among them. */
export function followersOf(lead: Card, trump: Suit | null): number {
  return lookUp(FOLLOWERS, lead, trump);
}

/** The cards that take a trick away from this one. */
export function cardsAbove(best: Card, trump: Suit | null): number {
  return lookUp(BEATERS, best, trump);
}

function bitOf(card: Card): number {
  return 1 << numberOf(card);
}

/** A set for each card under each trump. */
type Table = readonly number[];

const TRUMPS = [null, "SPADES", "HEARTS", "DIAMONDS", "CLUBS"] as const;

const FOLLOWERS = tableOf((card, lead, trump) => effectiveSuit(card, trump) === effectiveSuit(lead, trump));

const BEATERS = tableOf((card, best, trump) => beats(card, best, { led: effectiveSuit(best, trump), trump }));

function tableOf(belongs: (card: Card, to: Card, trump: Suit | null) => boolean): Table {
  return TRUMPS.flatMap((trump) =>
    CARDS.map((to) => setOf(CARDS.filter((card) => belongs(card, to, trump)))),
  );
}

function lookUp(table: Table, card: Card, trump: Suit | null): number {
  return table[trumpNumber(trump) * CARDS.length + numberOf(card)] ?? 0;
}

function trumpNumber(trump: Suit | null): number {
  // Not a case below: V8 compares a text with null more slowly than with texts.
  if (trump === null) return 0;
  switch (trump) {
    case "SPADES":
      return 1;
    case "HEARTS":
      return 2;
    case "DIAMONDS":
      return 3;
    case "CLUBS":
      return 4;
  }
}
