import { bowerOf } from "@buck/engine";
import type { Card, Suit } from "@buck/engine";
import { capital } from "./people.ts";
import { catalogue } from "./catalogue.ts";

/** Cards as people call them: alone, as what is played, and as what a trick is taken with. */
export const cardTexts = catalogue("cards", {
  suits: { SPADES: "spades", HEARTS: "hearts", DIAMONDS: "diamonds", CLUBS: "clubs" },
  marks: { 9: "9", 10: "10", JACK: "J", QUEEN: "Q", KING: "K", ACE: "A" },
  names: {
    9: "nine of {suit}",
    10: "ten of {suit}",
    JACK: "jack of {suit}",
    QUEEN: "queen of {suit}",
    KING: "king of {suit}",
    ACE: "ace of {suit}",
  },
  objects: {
    9: "the nine of {suit}",
    10: "the ten of {suit}",
    JACK: "the jack of {suit}",
    QUEEN: "the queen of {suit}",
    KING: "the king of {suit}",
    ACE: "the ace of {suit}",
  },
  means: {
    9: "the nine of {suit}",
    10: "the ten of {suit}",
    JACK: "the jack of {suit}",
    QUEEN: "the queen of {suit}",
    KING: "the king of {suit}",
    ACE: "the ace of {suit}",
  },
  bowers: { right: "right bower", left: "left bower" },
  shortBowers: { right: "right", left: "left" },
  bowerObjects: { right: "the right bower", left: "the left bower" },
  bowerMeans: { right: "the right bower", left: "the left bower" },
  states: {
    playable: "playable",
    discardable: "can be discarded",
    unplayable: "cannot be played now",
    selected: "selected",
    winning: "winning the trick",
  },
});

export type CardState = keyof typeof cardTexts.states;

/** In running text: "hearts". */
export function suitText(suit: Suit): string {
  return cardTexts.suits[suit];
}

/** "jack of diamonds" */
export function cardText({ rank, suit }: Card): string {
  return cardTexts.names[rank]({ suit: suitText(suit) });
}

/** What a screen reader says: "Jack of diamonds, left bower, playable". */
export function spokenCard(card: Card, trump: Suit | null, state?: CardState): string {
  const bower = bowerOf(card, trump);
  const parts = [
    capital(cardText(card)),
    bower === null ? null : cardTexts.bowers[bower],
    state === undefined ? null : cardTexts.states[state],
  ];
  return parts.filter((part) => part !== null).join(", ");
}

/** As what somebody plays: "the right bower", "the ace of hearts". */
export function theCard(card: Card, trump: Suit | null): string {
  const bower = bowerOf(card, trump);
  if (bower !== null) return cardTexts.bowerObjects[bower];
  return cardTexts.objects[card.rank]({ suit: suitText(card.suit) });
}

/** As what somebody takes a trick with; some languages have another case for it. */
export function takenWith(card: Card, trump: Suit | null): string {
  const bower = bowerOf(card, trump);
  if (bower !== null) return cardTexts.bowerMeans[bower];
  return cardTexts.means[card.rank]({ suit: suitText(card.suit) });
}
