import { buck, euchre } from "@buck/engine";

const NAMES = ["startScore", "clubsTurnUp", "minimumBid", "allPass", "folding", "showHands"] as const;

/** Every combination of house rules. */
export const COMBINATIONS: readonly buck.Options[] = NAMES.reduce<readonly buck.Options[]>(
  (combinations, name) =>
    combinations.flatMap((options) =>
      buck.OPTION_VALUES[name].map((value) => ({ ...options, [name]: value })),
    ),
  [buck.DEFAULT_OPTIONS],
);

const CLASSIC_NAMES = [
  "stickTheDealer",
  "goingAlone",
  "callOnlySuitsHeld",
  "afterAllPass",
  "lonerLead",
  "canadian",
  "lonerMarchScore",
  "lonerEuchredScore",
] as const;

/** Every combination of house rules of classic Euchre that changes what a player may do or gets for it. */
export const CLASSIC_COMBINATIONS: readonly euchre.Options[] = CLASSIC_NAMES.reduce<
  readonly euchre.Options[]
>(
  (combinations, name) =>
    combinations.flatMap((options) =>
      euchre.OPTION_VALUES[name].map((value) => ({ ...options, [name]: value })),
    ),
  [euchre.DEFAULT_OPTIONS],
).filter((options) => euchre.parseOptions(options).ok);
