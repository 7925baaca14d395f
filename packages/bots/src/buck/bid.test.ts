import { expect, test } from "vitest";
import { bidding, said } from "../../test/builders.ts";
import type { Scene } from "../../test/builders.ts";
import { choose } from "./medium.ts";

const STUCK: Scene = { dealer: 0, options: { allPass: "stick" } };
const CLUBS: Scene = { turnUp: "9C" };
const after = (bid: number): Scene => ({ bidder: 1, bid });

const CASES: readonly [why: string, cards: string, scene: Scene, expected: string][] = [
  ["nothing beats both bowers, ace, king and queen", "JS JC AS KS QS", {}, "5"],
  ["five sure tricks are sure over any bid", "JH JD AH KH QH", after(4), "5"],
  ["four sure tricks are bid at once", "JS JC AS KS 9H", {}, "4"],
  ["bowers and ace are three", "JS JC AS 9H 10D", {}, "3"],
  ["the lowest bid is enough for a good hand", "JS AS KS 9H 10H", {}, "2"],
  ["a good hand goes one higher", "JS JC 9S 9H 10D", after(2), "3"],
  ["and stops where it no longer pays", "JS AS 9H 10D QD", after(2), "PASS"],
  ["a hand of nothing passes", "9H 10D 9C 10S QD", {}, "PASS"],
  ["three aces are no four tricks", "AH AS AC KH 10D", after(3), "PASS"],
  ["a stuck dealer bids with nothing", "9H 10D 9C 10S QD", STUCK, "2"],
  ["a stuck dealer bids no more than allowed", "JS JC AS KS QS", STUCK, "2"],
  ["the house minimum is the lowest bid", "JS AS KS 9H 10H", { options: { minimumBid: 3 } }, "3"],
  ["on clubs hearts count for nothing", "JH JD AH KH 9S", CLUBS, "PASS"],
  ["on clubs both black jacks are bowers", "JC JS AC KC 9H", CLUBS, "4"],
  ["on clubs who passes plays too, and one trick is enough for that", "AC QC AD 9H QH", CLUBS, "PASS"],
];

test.each(CASES)("%s: %s", (_, cards, scene, expected) => {
  expect(said(bidding(cards, scene), choose)).toBe(expected);
});

test("a stuck dealer with a minimum of 3 bids 3", () => {
  const scene: Scene = { dealer: 0, options: { allPass: "stick", minimumBid: 3 } };
  expect(said(bidding("9H 10D 9C 10S QD", scene), choose)).toBe("3");
});

test("where nobody may fold a bid takes a better hand", () => {
  const cards = "AC KC KS KH QD";
  expect(said(bidding(cards, { ...CLUBS, options: { clubsTurnUp: "off" } }), choose)).toBe("2");
  expect(said(bidding(cards, CLUBS), choose)).toBe("PASS");
});
