import { POSITIONS } from "../test/four.ts";
import { expect, test } from "vitest";
import { hand, shorts } from "../test/builders.ts";
import type { Suit } from "./cards.ts";
import { followingCards, ledSuit, winningPlay } from "./trick.ts";
import type { PlayedCard, Trick } from "./trick.ts";

/** Cards in the order they were played, by seats 0, 1, 2, 3. */
const played = (cards: string): readonly PlayedCard[] =>
  hand(cards).flatMap((card, turn) => {
    const playerPosition = POSITIONS[turn];
    return playerPosition === undefined ? [] : { card, playerPosition };
  });
const trick = (cards: string): Trick => ({
  number: 1,
  leadPlayerPosition: 0,
  cards: played(cards),
  winner: null,
});
const playable = (held: string, led: string, trump: Suit) =>
  shorts(followingCards(hand(held), { led: ledSuit(trick(led), trump), trump }));

test.each([
  { trump: "SPADES", cards: "AH KH 10H QH", wins: "AH", seat: 0 },
  { trump: "SPADES", cards: "AH 9S KH AD", wins: "9S", seat: 1 },
  { trump: "SPADES", cards: "AS JC KS 9S", wins: "JC", seat: 1 },
  { trump: "SPADES", cards: "JC JS AS AC", wins: "JS", seat: 1 },
  { trump: "SPADES", cards: "9D AH AC 10D", wins: "10D", seat: 3 },
  { trump: "SPADES", cards: "9H 9S 10S AH", wins: "10S", seat: 2 },
  { trump: "CLUBS", cards: "AS KS JS 10S", wins: "JS", seat: 2 },
  { trump: "HEARTS", cards: "KD JD AD QD", wins: "JD", seat: 1 },
  { trump: "DIAMONDS", cards: "9H AH KH 10H", wins: "AH", seat: 1 },
  { trump: "HEARTS", cards: "9H JC AC AS", wins: "9H", seat: 0 },
  { trump: "DIAMONDS", cards: "10C AH AS", wins: "10C", seat: 0 },
  { trump: "DIAMONDS", cards: "10C", wins: "10C", seat: 0 },
] as const)("BUCK-PLAY-7 $cards under $trump: $wins wins", ({ trump, cards, wins, seat }) => {
  const best = winningPlay(played(cards), trump);
  expect(best).toEqual({ card: hand(wins)[0], playerPosition: seat });
});

test("nobody wins a trick without cards", () => {
  expect(() => winningPlay([], "SPADES")).toThrow(RangeError);
});

test.each([
  { led: "9S", trump: "HEARTS", suit: "SPADES" },
  { led: "JD", trump: "HEARTS", suit: "HEARTS" },
  { led: "JD", trump: "SPADES", suit: "DIAMONDS" },
  { led: "JC", trump: "SPADES", suit: "SPADES" },
] as const)("BUCK-PLAY-4 $led asks for $suit when trump is $trump", ({ led, trump, suit }) => {
  expect(ledSuit(trick(led), trump)).toBe(suit);
});

test("BUCK-PLAY-3 before the lead nothing is asked for", () => {
  expect(ledSuit(trick(""), "HEARTS")).toBeNull();
  expect(playable("JD QD 9C", "", "HEARTS")).toBe("JD QD 9C");
});

test.each([
  { held: "JD QD 9C", led: "KH", trump: "HEARTS", may: "JD" },
  { held: "JD QD 9C", led: "9D", trump: "HEARTS", may: "QD" },
  { held: "JD KC 9C", led: "9D", trump: "HEARTS", may: "JD KC 9C" },
  { held: "QD QH 9C", led: "JD", trump: "HEARTS", may: "QH" },
  { held: "QD AD 9C", led: "JD", trump: "HEARTS", may: "QD AD 9C" },
  { held: "JS AS 9H", led: "9C", trump: "CLUBS", may: "JS" },
  { held: "JS AS 9H", led: "9S", trump: "CLUBS", may: "AS" },
] as const)("BUCK-PLAY-5 $held to $led under $trump: $may", ({ held, led, trump, may }) => {
  expect(playable(held, led, trump)).toBe(may);
});
