import { buck } from "@buck/engine";

const NAMES = ["startScore", "clubsTurnUp", "minimumBid", "allPass", "folding", "showHands"] as const;

/** Every combination of house rules. */
export const COMBINATIONS: readonly buck.Options[] = NAMES.reduce<readonly buck.Options[]>(
  (combinations, name) =>
    combinations.flatMap((options) =>
      buck.OPTION_VALUES[name].map((value) => ({ ...options, [name]: value })),
    ),
  [buck.DEFAULT_OPTIONS],
);
