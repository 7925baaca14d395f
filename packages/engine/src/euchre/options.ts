import { houseRuleBook } from "../options.ts";
import { seatsFor } from "../seats.ts";
import type { Position } from "../seats.ts";

/** Two against two: EUCHRE-SEAT-1. */
export const SEATS: readonly Position[] = seatsFor(4);

const yesOrNo: readonly boolean[] = [false, true];

/** Values a lobby offers for each option; `targetScore` may be any positive whole number. */
export const OPTION_VALUES = {
  targetScore: [10, 5, 7, 11],
  stickTheDealer: [true, false],
  goingAlone: [true, false],
  callOnlySuitsHeld: [false, true],
  afterAllPass: ["nextDealer", "sameDealer"],
  firstDealer: ["random", "blackJack", "seat0"],
  showHands: ["game", "hand"],
  lonerLead: ["leftOfDealer", "leftOfLoner"],
  canadian: [false, true],
  lonerMarchScore: [4, 5],
  lonerEuchredScore: [2, 4],
  endsAfterHands: ["none", 4, 8, 12],
  farmersHand: [false, true],
  defendAlone: [false, true],
} as const;

/** The house rules of a game of classic Euchre. */
export interface Options {
  readonly targetScore: number;
  /** The dealer must call when everybody has passed twice. */
  readonly stickTheDealer: boolean;
  readonly goingAlone: boolean;
  /** In the second round only a suit that is printed on a card of the hand may be called. */
  readonly callOnlySuitsHeld: boolean;
  readonly afterAllPass: "nextDealer" | "sameDealer";
  readonly firstDealer: "random" | "blackJack" | "seat0";
  readonly showHands: "game" | "hand";
  /** Who leads against somebody alone. */
  readonly lonerLead: "leftOfDealer" | "leftOfLoner";
  /** If you order up your partner, you must go alone. */
  readonly canadian: boolean;
  readonly lonerMarchScore: number;
  readonly lonerEuchredScore: number;
  /** After so many scored hands the team that is ahead wins. */
  readonly endsAfterHands: "none" | 4 | 8 | 12;
  /** Once a hand, nines and tens only may be shown and dealt again. */
  readonly farmersHand: boolean;
  /** A defender may play alone against somebody alone. */
  readonly defendAlone: boolean;
}

export type OptionName = keyof Options;

const WHOS_DEAL: Options = {
  targetScore: 10,
  stickTheDealer: true,
  goingAlone: true,
  callOnlySuitsHeld: false,
  afterAllPass: "nextDealer",
  firstDealer: "random",
  showHands: "game",
  lonerLead: "leftOfDealer",
  canadian: false,
  lonerMarchScore: 4,
  lonerEuchredScore: 2,
  endsAfterHands: "none",
  farmersHand: false,
  defendAlone: false,
};

/** The three ways of playing this game comes from. */
export const PRESETS = {
  "whos-deal": WHOS_DEAL,
  "command-line": { ...WHOS_DEAL, firstDealer: "seat0" },
  "euchre-cli": {
    ...WHOS_DEAL,
    stickTheDealer: false,
    goingAlone: false,
    callOnlySuitsHeld: true,
    afterAllPass: "sameDealer",
    firstDealer: "blackJack",
  },
} as const satisfies Record<string, Options>;

export type PresetName = keyof typeof PRESETS;

export const DEFAULT_OPTIONS: Options = WHOS_DEAL;

const isPositiveWhole = (value: unknown): boolean => Number.isSafeInteger(value) && Number(value) > 0;
const oneOf =
  (values: readonly unknown[]) =>
  (value: unknown): boolean =>
    values.includes(value);

const VALID: Readonly<Record<OptionName, (value: unknown) => boolean>> = {
  targetScore: isPositiveWhole,
  stickTheDealer: oneOf(yesOrNo),
  goingAlone: oneOf(yesOrNo),
  callOnlySuitsHeld: oneOf(yesOrNo),
  afterAllPass: oneOf(OPTION_VALUES.afterAllPass),
  firstDealer: oneOf(OPTION_VALUES.firstDealer),
  showHands: oneOf(OPTION_VALUES.showHands),
  lonerLead: oneOf(OPTION_VALUES.lonerLead),
  canadian: oneOf(yesOrNo),
  lonerMarchScore: isPositiveWhole,
  lonerEuchredScore: isPositiveWhole,
  endsAfterHands: oneOf(OPTION_VALUES.endsAfterHands),
  farmersHand: oneOf(yesOrNo),
  defendAlone: oneOf(yesOrNo),
};

export const { parseOptions, houseRules, recordedOptions } = houseRuleBook<Options>({
  defaults: DEFAULT_OPTIONS,
  recordedIfChanged: ["endsAfterHands", "farmersHand", "defendAlone"],
  isPossible: (name, value) => VALID[name](value),
  // Canadian makes people go alone.
  contradiction: ({ canadian, goingAlone }) => (canadian && !goingAlone ? "canadian" : null),
});

/** The seats of a game with these options. */
export function seats(): readonly Position[] {
  return SEATS;
}

/** Only the search for a black jack is made again when the same people go on: else seat 0 deals. */
export function rematchDealer({ firstDealer }: Options): Position | null {
  return firstDealer === "blackJack" ? null : 0;
}
