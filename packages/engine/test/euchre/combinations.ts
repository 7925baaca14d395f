import { euchre } from "../../src/index.ts";
import { pick, seeded } from "../random.ts";

const VALUES = euchre.OPTION_VALUES;

/** Short games as well as those a lobby offers. */
export const TARGET_SCORES = [1, 3, ...VALUES.targetScore];

/** Every way to choose one of `values` in addition to what was chosen before. */
function and<Before extends object, Choice extends object>(
  before: readonly Before[],
  choices: readonly Choice[],
): readonly (Before & Choice)[] {
  return before.flatMap((chosen) => choices.map((choice) => Object.assign({}, chosen, choice)));
}

const CALLING = and(
  VALUES.stickTheDealer.map((stickTheDealer) => ({ stickTheDealer })),
  and(
    VALUES.callOnlySuitsHeld.map((callOnlySuitsHeld) => ({ callOnlySuitsHeld })),
    VALUES.afterAllPass.map((afterAllPass) => ({ afterAllPass })),
  ),
);
const TABLE = and(
  VALUES.firstDealer.map((firstDealer) => ({ firstDealer })),
  VALUES.showHands.map((showHands) => ({ showHands })),
);
const ALONE = and(
  VALUES.goingAlone.map((goingAlone) => ({ goingAlone })),
  and(
    VALUES.lonerLead.map((lonerLead) => ({ lonerLead })),
    VALUES.canadian.map((canadian) => ({ canadian })),
  ),
).filter(({ goingAlone, canadian }) => goingAlone || !canadian);

const rng = seeded(1);
const ends = seeded(2);
/** Short games more often: what happens in one hand does not need nineteen. */
const MOSTLY_LONG = ["none", "none", "none", ...VALUES.endsAfterHands] as const;
const MOSTLY_SHORT = [...TARGET_SCORES, 1, 1, 3, 3];

/** Every combination of the rules that change how a hand goes, each with some of the numbers that are counted to. */
export const COMBINATIONS: readonly euchre.Options[] = and(CALLING, and(TABLE, ALONE)).map((flow) =>
  Object.assign({}, flow, {
    targetScore: pick(rng, MOSTLY_SHORT),
    lonerMarchScore: pick(rng, VALUES.lonerMarchScore),
    lonerEuchredScore: pick(rng, VALUES.lonerEuchredScore),
    endsAfterHands: pick(ends, MOSTLY_LONG),
    farmersHand: pick(ends, VALUES.farmersHand),
    defendAlone: pick(ends, VALUES.defendAlone),
  }),
);
