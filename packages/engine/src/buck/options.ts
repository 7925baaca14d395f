import { houseRuleBook } from "../options.ts";

export const OPTION_VALUES = {
  startScore: [15, 10, 20, 25],
  clubsTurnUp: ["bid", "dirty", "off"],
  minimumBid: [2, 3],
  allPass: ["redeal", "stick"],
  folding: ["secret", "clockwise"],
  showHands: ["game", "hand"],
} as const;

type Values = typeof OPTION_VALUES;
export type OptionName = keyof Values;

/** The house rules of a game. Each option's first value in OPTION_VALUES is the default. */
export type Options = { readonly [Name in OptionName]: Values[Name][number] };

export const DEFAULT_OPTIONS: Options = {
  startScore: OPTION_VALUES.startScore[0],
  clubsTurnUp: OPTION_VALUES.clubsTurnUp[0],
  minimumBid: OPTION_VALUES.minimumBid[0],
  allPass: OPTION_VALUES.allPass[0],
  folding: OPTION_VALUES.folding[0],
  showHands: OPTION_VALUES.showHands[0],
};

export const { parseOptions, houseRules } = houseRuleBook<Options>({
  defaults: DEFAULT_OPTIONS,
  objection: (name, value) => {
    const allowed: readonly unknown[] = OPTION_VALUES[name];
    return allowed.includes(value) ? null : `${name} can be ${allowed.join(", ")}.`;
  },
});
