import { buck } from "@buck/engine";
import { expect, test } from "vitest";
import { seeded } from "../../test/chance.ts";
import { everywhere, playGame } from "../../test/games.ts";
import { chooseInProcess, LEVELS } from "../index.ts";
import { evaluate } from "../evaluate.ts";

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
