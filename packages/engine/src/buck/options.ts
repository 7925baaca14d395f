import { houseRuleBook } from "../options.ts";
import { seatsFor } from "../seats.ts";
import type { Position } from "../seats.ts";

export const OPTION_VALUES = {
  startScore: [15, 10, 20, 25],
  clubsTurnUp: ["bid", "dirty", "off"],
  minimumBid: [2, 3],
  allPass: ["redeal", "stick"],
  folding: ["secret", "clockwise"],
  showHands: ["game", "hand"],
  players: [4, 3, 5, 6],
  endsAfterHands: ["none", 4, 8, 12],
  noTrump: [false, true],
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
  players: OPTION_VALUES.players[0],
  endsAfterHands: OPTION_VALUES.endsAfterHands[0],
  noTrump: OPTION_VALUES.noTrump[0],
};

export const { parseOptions, houseRules, recordedOptions } = houseRuleBook<Options>({
  defaults: DEFAULT_OPTIONS,
  recordedIfChanged: ["players", "endsAfterHands", "noTrump"],
  isPossible: (name, value) => {
    const allowed: readonly unknown[] = OPTION_VALUES[name];
    return allowed.includes(value);
  },
});

/** The seats of a game with these options. */
export function seats({ players }: Options): readonly Position[] {
  return seatsFor(players);
}

/** Chance chooses the first dealer of every game: BUCK-END-6. */
export function rematchDealer(): null {
  return null;
}
