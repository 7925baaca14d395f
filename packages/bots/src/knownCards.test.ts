import type { buck } from "@buck/engine";
import { expect, test } from "vitest";
import { card, hand } from "../test/builders.ts";
import { cheapestFirst } from "./knownCards.ts";

const PARTING: readonly [string, string, string, { readonly isLead?: boolean; readonly gone?: string }][] = [
  ["a low card before an ace", "AH 9H", "9H AH", {}],
  ["a plain ace before a trump", "9S AH", "AH 9S", {}],
  ["the left bower before the right one, after all other trumps", "JS JC AS", "AS JC JS", {}],
  ["a higher card before the last of its suit", "10H QD", "QD 10H", { gone: "JH QH KH AH" }],
  ["on lead the highest of those that nothing beats", "QS AS JC KS JS", "JS JC AS KS QS", { isLead: true }],
  ["on lead the lowest of those that something beats", "KH 10H 9H", "9H 10H KH", { isLead: true }],
];

const plays = (shorts: string) =>
  hand(shorts).map(({ id: cardId }): buck.Action => ({ type: "PLAY_CARD", playerPosition: 0, cardId }));

test.each(PARTING)("a player parts with %s", (_, held, order, { isLead = false, gone = "" }) => {
  const parting = { hand: hand(held), trump: card("9S").suit, gone: hand(gone), isLead };
  expect(cheapestFirst(plays(held), parting)).toEqual(plays(order));
});
