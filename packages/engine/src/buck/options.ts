import type { OptionsResult } from "../game.ts";

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

/** Missing options get their default; an unknown name or value is refused. */
export function parseOptions(input: unknown): OptionsResult<Options> {
  if (input === undefined) return { ok: true, options: DEFAULT_OPTIONS };
  if (typeof input !== "object" || input === null || Array.isArray(input)) {
    return invalid("House rules are an object with one entry for each rule.");
  }
  for (const [name, value] of Object.entries(input)) {
    if (!isOptionName(name)) return invalid("There is a house rule in it that this game does not have.");
    const allowed: readonly unknown[] = OPTION_VALUES[name];
    if (!allowed.includes(value)) return invalid(`${name} can be ${allowed.join(", ")}.`);
  }
  return { ok: true, options: { ...DEFAULT_OPTIONS, ...input } };
}

/** The options that differ from the default, for links, lobby, replay and rule page. */
export function houseRules(options: Options): readonly OptionName[] {
  return Object.keys(OPTION_VALUES)
    .filter(isOptionName)
    .filter((name) => options[name] !== DEFAULT_OPTIONS[name]);
}

function isOptionName(name: string): name is OptionName {
  return Object.hasOwn(OPTION_VALUES, name);
}

function invalid(message: string): OptionsResult<Options> {
  return { ok: false, code: "INVALID_OPTIONS", message };
}
