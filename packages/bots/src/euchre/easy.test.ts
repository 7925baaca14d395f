import { describe, expect, test } from "vitest";
import { discarding, playing, round1, round2, said } from "../../test/euchreBuilders.ts";
import type { EuchreScene } from "../../test/euchreBuilders.ts";
import { euchreEasy as choose } from "./easy.ts";

type Case = readonly [why: string, cards: string, scene: EuchreScene, expected: string];

const HEARTS_UP: EuchreScene = { turnUp: "9H" };
const DEALING: EuchreScene = { turnUp: "9H", dealer: 0 };

describe("the first round: ordering up", () => {
  const CASES: readonly Case[] = [
    ["with the right bower", "JH 9S 10S 9C 10D", HEARTS_UP, "order up"],
    ["with the left bower and two trumps", "JD AH KH 9C 10S", HEARTS_UP, "order up"],
    ["with three of the suit", "AH KH 10H 9C 10S", HEARTS_UP, "order up"],
    ["not with the left bower and one trump", "JD AH 9S 9C 10S", HEARTS_UP, "pass"],
    ["not with two trumps and an ace when somebody else deals", "AH KH AS 9C 10S", HEARTS_UP, "pass"],
    ["the dealer with two trumps, the turned card makes three", "AH KH 9S 9C 10S", DEALING, "order up"],
    ["the dealer with one trump and an ace beside it", "AH 9S 9C 10S AC", DEALING, "order up"],
    ["not the dealer with one trump and nothing", "10H 9S 9C 10S QD", DEALING, "pass"],
    ["the left bower makes three where the suit has two", "JD 10H QH 9C 10S", HEARTS_UP, "order up"],
    ["not with the other jacks", "JS JC KH 9C 10S", HEARTS_UP, "pass"],
    ["the dealer passes with the turned card alone", "9S 10S 9C AC KD", DEALING, "pass"],
    ["nobody with nothing", "9S 10S 9C 10C 10D", HEARTS_UP, "pass"],
  ];
  test.each(CASES)("%s: %s", (_, cards, scene, expected) => {
    expect(said(round1(cards, scene), choose)).toBe(expected);
  });
});

describe("the second round: naming a suit", () => {
  const CASES: readonly Case[] = [
    ["the suit with the most strength", "JS AS KS 9C 10D", HEARTS_UP, "SPADES"],
    ["a suit with its bower before one without", "JS 9S AD KD 10C", HEARTS_UP, "SPADES"],
    ["a left bower counts for its trump-to-be", "JS AC KC 9D 10D", HEARTS_UP, "CLUBS"],
    ["both bowers before three without", "JS JC AD KD QD", HEARTS_UP, "SPADES"],
    ["alone with both bowers, a trump and an ace beside", "JS JC 9S AD 10H", HEARTS_UP, "SPADES alone"],
    ["alone with the right bower and three trumps", "JS AS KS QS 9D", HEARTS_UP, "SPADES alone"],
    ["never the suit that was turned down", "JH AH KH 9C 10D", HEARTS_UP, "pass"],
    ["a pass without strength", "9S 10S 9C 10D QD", HEARTS_UP, "pass"],
    ["the stuck dealer calls the best there is", "9S 10S 9C QD KD", DEALING, "DIAMONDS"],
    [
      "a dealer who may pass does",
      "9S 10S 9C QD KD",
      { ...DEALING, options: { stickTheDealer: false } },
      "pass",
    ],
  ];
  test.each(CASES)("%s: %s", (_, cards, scene, expected) => {
    expect(said(round2(cards, scene), choose)).toBe(expected);
  });
});

describe("going alone", () => {
  const CASES: readonly Case[] = [
    ["both bowers, a trump and an ace beside", "JH JD 9H AS 10C", HEARTS_UP, "order up alone"],
    ["the right bower and three trumps", "JH AH KH 9H 10C", HEARTS_UP, "order up alone"],
    ["not without the ace beside", "JH JD 9H KS 10C", HEARTS_UP, "order up"],
    ["a bower is no ace beside trump, nor is the ace of trump", "JH JD AH KS 10C", HEARTS_UP, "order up"],
    ["not with the right bower and two trumps", "JH AH KH AS 10C", HEARTS_UP, "order up"],
    [
      "who orders up their partner where that means alone",
      "JH 9S 10S 9C 10D",
      { turnUp: "9H", dealer: 2, options: { canadian: true } },
      "order up alone",
    ],
    ["not without the right bower", "JD AH KH QH AS", HEARTS_UP, "order up"],
    ["the dealer counts the turned card", "JH AH KH 9C 10S", { turnUp: "QH", dealer: 0 }, "order up alone"],
    [
      "not where nobody goes alone",
      "JH AH KH 9H 10C",
      { ...HEARTS_UP, options: { goingAlone: false } },
      "order up",
    ],
  ];
  test.each(CASES)("%s: %s", (_, cards, scene, expected) => {
    expect(said(round1(cards, scene), choose)).toBe(expected);
  });
});

describe("the dealer's discard", () => {
  const CASES: readonly Case[] = [
    ["the lowest card that is no trump", "JS AS 9H 10D KC QS", {}, "HEARTS_9"],
    ["the left bower is no club to throw away", "JS JC 9S 10S QS KC", {}, "CLUBS_KING"],
    ["an ace, when nothing else is beside trump", "AS KS QS JS AH AD", {}, "HEARTS_ACE"],
    ["of six trumps the nine", "JS JC AS KS QS 9S", {}, "SPADES_9"],
    ["never a bower", "JS JC AS KS QS 10S", {}, "SPADES_10"],
  ];
  test.each(CASES)("%s: %s", (_, cards, scene, expected) => {
    expect(said(discarding(cards, scene), choose)).toBe(expected);
  });
});

describe("leading", () => {
  const CASES: readonly Case[] = [
    ["the right bower first", "JS AS AH 9D 10C", {}, "SPADES_JACK"],
    ["the left bower waits for the aces", "JC 9S AD 9D 10C", {}, "DIAMONDS_ACE"],
    ["the ace of trump is no ace beside it", "AS 9H 10H 9D 10C", {}, "HEARTS_9"],
    ["then an ace beside trump", "JC AS AH 9D 10C", {}, "HEARTS_ACE"],
    ["then the highest of two trumps", "JC AS KH 9D 10C", {}, "CLUBS_JACK"],
    ["else the lowest card", "AS KH QD 9D 10C", {}, "DIAMONDS_9"],
  ];
  test.each(CASES)("%s: %s", (_, cards, scene, expected) => {
    expect(said(playing(cards, scene), choose)).toBe(expected);
  });
});

describe("following", () => {
  const CASES: readonly Case[] = [
    ["the partner wins: the lowest of the suit", "AH 10H 9S 9C 10D", { trick: "9H KH QH" }, "HEARTS_10"],
    ["the lowest card that wins", "AH KH 9S 9C 10D", { trick: "QH" }, "HEARTS_KING"],
    ["the lowest when nothing wins", "KH 10H 9S 9C 10D", { trick: "AH" }, "HEARTS_10"],
    [
      "void and the partner wins: the lowest beside trump",
      "9S AS QC 9C 10D",
      { trick: "9H AH QH" },
      "CLUBS_9",
    ],
    [
      "the partner wins with trump: still the lowest of the suit",
      "AH 10H 9S 9C 10D",
      { trick: "KH 9S QH" },
      "HEARTS_10",
    ],
    ["the left bower wins for the partner", "QS 9S 9C 10D KD", { trick: "AS JC 10S" }, "SPADES_9"],
    ["a trumped trick is not won by its suit", "AH 10H 9C 10D KD", { trick: "KH 9S" }, "HEARTS_10"],
    ["void: the lowest trump, though it does not win", "10S AS QC 9C 10D", { trick: "AH KS" }, "SPADES_10"],
    ["void: the lowest trump", "10S AS QC 9C 10D", { trick: "AH" }, "SPADES_10"],
    ["void and without trump: the lowest", "QC 9C 10D KD QD", { trick: "AH" }, "CLUBS_9"],
    [
      "void, the partner wins and only trumps are left: the lowest",
      "AS QS 10S",
      { trick: "9H AH QH" },
      "SPADES_10",
    ],
    ["the left bower follows trump", "JC 9C 10D KD QD", { trick: "9S" }, "CLUBS_JACK"],
  ];
  test.each(CASES)("%s: %s", (_, cards, scene, expected) => {
    expect(said(playing(cards, scene), choose)).toBe(expected);
  });
});
