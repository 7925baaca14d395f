import { buck } from "@buck/engine";
import { expect, test } from "vitest";
import { seeded } from "../../test/chance.ts";
import { declaring, folding, playing, said } from "../../test/builders.ts";
import type { Scene } from "../../test/builders.ts";
import { everywhere, playGame } from "../../test/games.ts";
import { chooseInProcess, LEVELS, sampleState } from "../index.ts";
import { evaluate } from "../evaluate.ts";
import { buckMedium } from "./medium.ts";

const options: Partial<buck.Options> = { noTrump: true, endsAfterHands: 4 };

/** Every view in which a hand without trump is decided, or may become one. */
function viewsOf(seed: number): readonly buck.View[] {
  const views: buck.View[] = [];
  const onChoice = (view: buck.View) => views.push(view);
  playGame({ seats: everywhere("easy"), random: seeded(seed), options, onChoice }, 4);
  const declaring = views.filter(({ phase }) => phase === "DECLARING_TRUMP");
  return [...declaring, ...views.filter(buck.playsNoTrump)];
}

const VIEWS = Array.from({ length: 40 }, (_, seed) => viewsOf(seed)).flat();

test("aces are declared without trump, and such hands are played", () => {
  expect(VIEWS.filter(buck.playsNoTrump).length).toBeGreaterThan(20);
});

test.each(LEVELS)("%s chooses a legal action where there may be no trump", (level) => {
  const step = level === "hard" || level === "expert" ? 17 : 1;
  for (const [seed, view] of VIEWS.entries()) {
    if (seed % step !== 0) continue;
    const chosen = chooseInProcess({ game: "buck", level, view }, seeded(seed));
    expect(buck.legalActions(view), `view ${seed}`).toContainEqual(chosen);
  }
});

test("every choice is worth something, no trump too", () => {
  const [view] = VIEWS;
  if (view === undefined) throw new Error("nobody declared");
  const { choices } = evaluate("buck", view, { worlds: 20, random: seeded(1) });
  expect(choices.map(({ action }) => action)).toEqual(buck.legalActions(view));
  expect(choices.every(({ points }) => Number.isFinite(points))).toBe(true);
});

const DECLARED: Scene = { options: { noTrump: true }, turnUp: "9D" };

test.each([
  ["AS AH AD AC KS", "NO_TRUMP"],
  ["JS JC AS KS AH", "SPADES"],
])("medium makes most of %s by declaring %s", (cards, expected) => {
  expect(said(declaring(cards, DECLARED), buckMedium)).toBe(expected);
});

test.each([
  ["AS KH 9D 10D 9C", "stay"],
  ["9H 10D 10S 10H QD", "fold"],
])("without trump medium decides with %s to %s", (cards, expected) => {
  expect(said(folding(cards, { ...DECLARED, trump: null }), buckMedium)).toBe(expected);
});

test("who did not follow in a hand without trump is dealt none of that suit", () => {
  const tricks = ["AS 10S KS 9H", "AH KH QH JH"];
  const view = playing("AD QS 9S", { ...DECLARED, trump: null, bidder: 0, tricks, taken: [2, 0, 0, 0] });
  for (let seed = 0; seed < 30; seed += 1) {
    const { players } = sampleState("buck", view, seeded(seed));
    expect(
      players[3]?.hand.some(({ suit }) => suit === "SPADES"),
      `seed ${seed}`,
    ).toBe(false);
  }
});
