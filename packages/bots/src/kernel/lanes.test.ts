import { beats, buck, effectiveSuit, SUITS } from "@buck/engine";
import type { Card, Suit } from "@buck/engine";
import { describe, expect, test } from "vitest";
import { hand } from "../../test/builders.ts";
import { countAbove, countBits, deckOf, isHigher, NO_TRUMP } from "./lanes.ts";

const TRUMPS = [...SUITS, null];
const SETS = ["JS JC AS 10H 10D", "10S QS KS AS", "JH JD", "AC", ""];

const ids = (cards: readonly Card[]) => cards.map(({ id }) => id).toSorted();

describe.each(buck.OPTION_VALUES.players)("with %i players", (players) => {
  const deck = deckOf(players);
  const layoutUnder = (trump: Suit | null) => deck.under(trump === null ? NO_TRUMP : SUITS.indexOf(trump));
  const bitUnder = (trump: Suit | null) => (card: Card) => layoutUnder(trump).lanesOf(deck.packOf([card]));

  test.each(TRUMPS)("under %s every card has a bit of its own, and finds back", (trump) => {
    const layout = layoutUnder(trump);
    for (const card of deck.cards) {
      const bit = bitUnder(trump)(card);
      expect(countBits(bit)).toBe(1);
      expect(layout.cardAt(bit)).toBe(card);
      expect(layout.packFrom(bit)).toBe(deck.packOf([card]));
    }
    expect(layout.lanesOf(deck.full)).toBe(layout.every);
    expect(countBits(layout.every)).toBe(deck.cards.length);
    expect(layout.cardsIn(layout.trump)).toHaveLength(
      trump === null ? 0 : deck.cards.length / SUITS.length + 1,
    );
  });

  test.each(SETS)("a hand of %j is the same cards as a set", (shorts) => {
    expect(ids(deck.cardsOf(deck.packOf(hand(shorts))))).toEqual(ids(hand(shorts)));
    for (const trump of TRUMPS) {
      const layout = layoutUnder(trump);
      expect(ids(layout.cardsIn(layout.lanesOf(deck.packOf(hand(shorts)))))).toEqual(ids(hand(shorts)));
    }
  });

  test.each(TRUMPS)("under %s lanes and their order are the engine's suits and ranks", (trump) => {
    const layout = layoutUnder(trump);
    const bitOf = bitUnder(trump);
    for (const led of deck.cards) {
      const lane = layout.laneOf(bitOf(led));
      let above = 0;
      for (const card of deck.cards) {
        const isFollowing = effectiveSuit(card, trump) === effectiveSuit(led, trump);
        expect((bitOf(card) & lane) !== 0).toBe(isFollowing);
        const counts = bitOf(card) & (lane | layout.trump);
        const isBetter = beats(card, led, { led: effectiveSuit(led, trump), trump });
        expect(isHigher(counts, bitOf(led))).toBe(isBetter);
        if (isFollowing && isBetter) above += 1;
      }
      expect(countAbove(bitOf(led), lane)).toBe(above);
    }
  });

  test.each(TRUMPS)("under %s two cards are alike where none of the others lies in between", (trump) => {
    const layout = layoutUnder(trump);
    const bitOf = bitUnder(trump);
    for (const one of deck.cards) {
      for (const other of deck.cards) {
        const isSuit = effectiveSuit(one, trump) === effectiveSuit(other, trump);
        const [high, low] = [one, other].map(bitOf).toSorted((a, b) => Math.clz32(a) - Math.clz32(b));
        const between = layout
          .cardsIn(layout.every)
          .filter((card) => isHigher(high ?? 0, bitOf(card)) && isHigher(bitOf(card), low ?? 0));
        const held = bitOf(one) | bitOf(other);
        expect(layout.areAlike(bitOf(one), bitOf(other), layout.every & ~held)).toBe(
          isSuit && between.length === 0,
        );
        expect(layout.areAlike(bitOf(one), bitOf(other), 0)).toBe(isSuit);
      }
    }
  });
});

test("an empty set has no lane, and no card is a bug", () => {
  const layout = deckOf(6).under(0);
  expect(layout.laneOf(0)).toBe(0);
  expect(() => layout.cardAt(0)).toThrow(RangeError);
});
