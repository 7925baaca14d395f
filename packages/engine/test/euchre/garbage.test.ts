import { expect, test } from "vitest";
import { euchre, isCardId, isPosition, isSuit } from "../../src/index.ts";
import { stepsOf } from "../game.ts";
import { isSomeText, scenesOf, testGarbage } from "../suites/garbage.ts";
import type { Step } from "./driver.ts";
import { EUCHRE } from "./euchre.ts";

const PLANS = [
  { seed: 11, options: euchre.PRESETS["euchre-cli"] },
  ...[12, 13, 14, 15].map((seed) => ({ seed, options: euchre.DEFAULT_OPTIONS })),
  ...[16, 17, 18, 19, 20, 21].map((seed) => ({
    seed,
    options: { ...euchre.DEFAULT_OPTIONS, farmersHand: true, defendAlone: true },
  })),
];
const STEPS = PLANS.flatMap((plan) => stepsOf(EUCHRE, { ...plan, rematches: 1 }));

/** One scene for each action, and where there are two ways to do it, one for each way. */
const SCENES = [
  ...scenesOf<euchre.Types>(STEPS, serves),
  ...scenesOf<euchre.Types>(STEPS, ({ action }) => action.type === "CHOOSE_DEALER" && "deck" in action),
  ...scenesOf<euchre.Types>(STEPS, ({ action }) => action.type === "CALL_TRUMP" && action.suit !== undefined),
];

function serves({ action }: Step): boolean {
  switch (action.type) {
    // A seat that would not have been taken anyway, so that it shows where the seat was read from.
    case "ADD_PLAYER":
      return action.playerPosition === 3;
    case "CHOOSE_DEALER":
      return "dealerPosition" in action;
    case "CALL_TRUMP":
      return action.pickUp === true;
    default:
      return true;
  }
}

testGarbage<euchre.Types>({
  apply: euchre.apply,
  scenes: SCENES,
  fine: {
    type: (value) => SCENES.some(({ action }) => action.type === value),
    id: isSomeText,
    name: isSomeText,
    playerPosition: isPosition,
    otherPosition: isPosition,
    dealerPosition: isPosition,
    deck: () => false,
    pickUp: (value) => value === true,
    suit: isSuit,
    goAlone: (value) => typeof value === "boolean",
    alone: (value) => typeof value === "boolean",
    cardId: isCardId,
  },
  optional: ({ type }) => {
    if (type === "ADD_PLAYER") return ["playerPosition"];
    return type === "CALL_TRUMP" ? ["goAlone"] : [];
  },
});

test("there is a scene for each phase and each action", () => {
  expect(new Set(SCENES.map(({ phase }) => phase))).toEqual(new Set(euchre.GAME_PHASES));
  expect(SCENES).toHaveLength(13 + 2);
});
