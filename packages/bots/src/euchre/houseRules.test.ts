import { euchre } from "@buck/engine";
import { EUCHRE, someGames, stepsOf } from "@buck/engine/testing";
import { expect, test } from "vitest";
import { seeded } from "../../test/chance.ts";
import { chooseInProcess, LEVELS } from "../index.ts";

const options = { ...euchre.DEFAULT_OPTIONS, farmersHand: true, defendAlone: true };

/** Views in which a house rule leaves something to decide, of random games. */
const VIEWS = someGames(EUCHRE, { count: 30, firstSeed: 1, stride: 1 }).flatMap(({ seed }) =>
  stepsOf(EUCHRE, { seed, options }).flatMap(({ before, legal }) => {
    const [seat] = euchre.toAct(before);
    const isAsked =
      before.aloneDefender !== null ||
      legal?.some(({ type }) => type === "SHOW_FARMERS_HAND" || type === "DEFEND") === true;
    return isAsked && seat !== undefined ? [euchre.view(before, seat)] : [];
  }),
);

test.each(LEVELS)("%s chooses a legal action under the house rules of a family", (level) => {
  const step = level === "hard" || level === "expert" ? 41 : 1;
  expect(VIEWS.length).toBeGreaterThan(100);
  for (const [seed, view] of VIEWS.entries()) {
    if (seed % step !== 0) continue;
    const chosen = chooseInProcess({ game: "euchre", level, view }, seeded(seed));
    expect(euchre.legalActions(view), `view ${seed}`).toContainEqual(chosen);
  }
});
