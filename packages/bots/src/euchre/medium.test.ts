import { euchre } from "@buck/engine";
import { describe, expect, test } from "vitest";
import { discarding, playing, round1, round2, said } from "../../test/euchreBuilders.ts";
import type { EuchreScene } from "../../test/euchreBuilders.ts";
import { playEuchre } from "../../test/euchreGames.ts";
import { CLASSIC_COMBINATIONS } from "../../test/options.ts";
import { LEVELS } from "../index.ts";
import { euchreMedium as choose } from "./medium.ts";

type Case = readonly [why: string, view: euchre.View, expected: string];

const HEARTS_UP: EuchreScene = { turnUp: "9H" };
const DEALING: EuchreScene = { turnUp: "9H", dealer: 0 };

const CASES: readonly Case[] = [
  ["a hand of bowers orders up", round1("JH JD AH KS 9C", HEARTS_UP), "order up alone"],
  ["the right bower alone is no call", round1("JH 9S 10S 9C 10D", HEARTS_UP), "pass"],
  [
    "nobody hands the right bower to the other team",
    round1("AH KH AS 9C 10D", { turnUp: "JH", dealer: 3 }),
    "pass",
  ],
  ["the partner gets it gladly", round1("AH KH AS 9C 10D", { turnUp: "JH", dealer: 2 }), "order up"],
  ["the dealer counts the turned card", round1("AH KH AS 9C 10S", DEALING), "order up"],
  ["left of the dealer calls next with less", round2("JD AD 10D AS 9C", HEARTS_UP), "DIAMONDS"],
  ["a stuck dealer calls the best there is", round2("9S 10S 9C QD KD", DEALING), "DIAMONDS"],
  [
    "a dealer who may pass does",
    round2("9S 10S 9C QD KD", { ...DEALING, options: { stickTheDealer: false } }),
    "pass",
  ],
  [
    "who must go alone to order up the partner thinks twice",
    round1("JH AH 9S 9C 10D", { turnUp: "9H", dealer: 2, options: { canadian: true } }),
    "pass",
  ],
  [
    "only suits that are held",
    round2("JS JC AC KC 9H", { turnUp: "9C", options: { callOnlySuitsHeld: true } }),
    "SPADES",
  ],
  ["the dealer keeps the ace and goes void", discarding("JS AS 9S AH 9D KC"), "DIAMONDS_9"],
  ["the makers draw trumps", playing("JS AS 9H 10D 9C", { caller: 0 }), "SPADES_JACK"],
  ["defenders lead a plain ace", playing("JS AH 9H 10D 9C", { caller: 1 }), "HEARTS_ACE"],
  ["no trump on a trick that is lost", playing("10S QC 9C 10D KD", { caller: 1, trick: "AH KS" }), "CLUBS_9"],
  ["no trump on the partner's ace", playing("10S QC 9C 10D KD", { caller: 1, trick: "9H AH QH" }), "CLUBS_9"],
  [
    "the last to play takes it cheaply",
    playing("AH KH 9S 9C 10D", { caller: 1, trick: "9H 10H QH" }),
    "HEARTS_KING",
  ],
];

test.each(CASES)("%s", (_, view, expected) => {
  expect(said(view, choose)).toBe(expected);
});

describe.each(Object.entries(euchre.PRESETS))("at a table that plays %s", (_, options) => {
  test.each(["easy", "medium"] as const)("%s bots play whole games by the rules", (level) => {
    for (let seed = 1; seed <= 40; seed += 1) {
      const short = { ...options, targetScore: 3 };
      expect(["a", "b"]).toContain(playEuchre(seed, short, { a: level, b: level }).winner);
    }
  });
});

/** A bot that searches plays under every so-manieth combination of house rules. */
const STEP = { easy: 1, medium: 1, hard: 13, expert: 67 } as const;

test.each(LEVELS)("%s bots play by the rules under every combination of house rules", (level) => {
  for (const [seed, options] of CLASSIC_COMBINATIONS.entries()) {
    if (seed % STEP[level] !== 0) continue;
    expect(["a", "b"]).toContain(
      playEuchre(seed, { ...options, targetScore: 1 }, { a: level, b: level }).winner,
    );
  }
});

test("two medium bots beat two easy ones, and are seldom euchred among themselves", () => {
  const games = 100;
  let won = 0;
  const results: euchre.CallResult[] = [];
  for (let seed = 1; seed <= games; seed += 1) {
    if (playEuchre(seed, euchre.DEFAULT_OPTIONS, { a: "medium", b: "easy" }).winner === "a") won += 1;
    results.push(...playEuchre(seed, euchre.DEFAULT_OPTIONS, { a: "medium", b: "medium" }).results);
  }
  expect(won).toBeGreaterThan(games * 0.6);
  const euchred = results.filter((result) => result === "euchred").length;
  expect(euchred / results.length).toBeLessThan(0.13);
});
