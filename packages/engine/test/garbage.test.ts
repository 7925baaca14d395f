import { expect, test } from "vitest";
import { buck, isCardId, isPosition, isSuit } from "../src/index.ts";
import { BUCK } from "./buck.ts";
import type { Step } from "./driver.ts";
import { stepsOf } from "./game.ts";
import { isSomeText, scenesOf, testGarbage } from "./suites/garbage.ts";

const STEPS = [11, 12, 13, 14, 15, 16].flatMap((seed) =>
  stepsOf(BUCK, { seed, options: buck.DEFAULT_OPTIONS, rematches: 1 }),
);
const SCENES = scenesOf<buck.Types>(STEPS, serves);

// A seat that would not have been taken anyway, so that it shows where the seat was read from.
function serves({ action }: Step): boolean {
  return action.type !== "ADD_PLAYER" || action.playerPosition === 3;
}

testGarbage<buck.Types>({
  apply: buck.apply,
  scenes: SCENES,
  fine: {
    type: (value) => SCENES.some(({ action }) => action.type === value),
    id: isSomeText,
    name: isSomeText,
    playerPosition: isPosition,
    dealerPosition: isPosition,
    deck: () => false,
    amount: (value) => buck.BID_AMOUNTS.some((amount) => amount === value),
    trumpSuit: (value) => isSuit(value) || value === "NO_TRUMP",
    folded: (value) => typeof value === "boolean",
    cardId: isCardId,
  },
  optional: (action) => (action.type === "ADD_PLAYER" ? ["playerPosition"] : []),
});

test("there is a scene for each phase and each action", () => {
  expect(new Set(SCENES.map(({ phase }) => phase))).toEqual(new Set(buck.GAME_PHASES));
  expect(SCENES).toHaveLength(11);
});
