import { bowerOf } from "@buck/engine";
import type { Card, Suit } from "@buck/engine";
import { capital } from "./people.ts";
import { type Cards, cardsTexts } from "./en/cards.ts";
import type { Language } from "./language.ts";

export type CardState = keyof Cards["states"];

/** In running text: "hearts". */
export function suitText(language: Language, suit: Suit): string {
  const cards = cardsTexts(language);
  return cards.suits[suit];
}

/** "jack of diamonds" */
export function cardText(language: Language, { rank, suit }: Card): string {
  const cards = cardsTexts(language);
  return cards.names[rank]({ suit: suitText(language, suit) });
}

/** What a screen reader says: "Jack of diamonds, left bower, playable". */
export function spokenCard(language: Language, card: Card, trump: Suit | null, state?: CardState): string {
  const cards = cardsTexts(language);
  const bower = bowerOf(card, trump);
  const suit = suitText(language, card.suit);
  // A number is said as the figure that is seen: whoever speaks to the screen says what stands there.
  const name = /\d/.test(cards.marks[card.rank])
    ? cards.numbered({ mark: cards.marks[card.rank], suit })
    : cardText(language, card);
  const parts = [
    capital(language, name),
    bower === null ? null : cards.bowers[bower],
    state === undefined ? null : cards.states[state],
  ];
  return parts.filter((part) => part !== null).join(", ");
}

/** As what somebody plays: "the right bower", "the ace of hearts". */
export function theCard(language: Language, card: Card, trump: Suit | null): string {
  const cards = cardsTexts(language);
  const bower = bowerOf(card, trump);
  if (bower !== null) return cards.bowerObjects[bower];
  return cards.objects[card.rank]({ suit: suitText(language, card.suit) });
}

/** As what somebody takes a trick with; some languages have another case for it. */
export function takenWith(language: Language, card: Card, trump: Suit | null): string {
  const cards = cardsTexts(language);
  const bower = bowerOf(card, trump);
  if (bower !== null) return cards.bowerMeans[bower];
  return cards.means[card.rank]({ suit: suitText(language, card.suit) });
}
