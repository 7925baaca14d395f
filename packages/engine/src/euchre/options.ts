import type { OptionsResult } from "../game.ts";

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
  /** Whoever orders up their own partner must go alone. */
  readonly canadian: boolean;
  readonly lonerMarchScore: number;
  readonly lonerEuchredScore: number;
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
};

/** Missing options get their default; an unknown name or value is refused. */
export function parseOptions(input: unknown): OptionsResult<Options> {
  if (input === undefined) return { ok: true, options: DEFAULT_OPTIONS };
  if (typeof input !== "object" || input === null || Array.isArray(input)) {
    return invalid("House rules are an object with one entry for each rule.");
  }
  for (const [name, value] of Object.entries(input)) {
    if (!isOptionName(name)) return invalid("There is a house rule in it that this game does not have.");
    if (!VALID[name](value)) return invalid(`${name} cannot be that.`);
  }
  const options: Options = { ...DEFAULT_OPTIONS, ...input };
  if (options.canadian && !options.goingAlone) {
    return invalid("canadian makes people go alone, so goingAlone must be allowed.");
  }
  return { ok: true, options };
}

/** The options that differ from the default, for links, lobby, replay and rule page. */
export function houseRules(options: Options): readonly OptionName[] {
  return Object.keys(VALID)
    .filter(isOptionName)
    .filter((name) => options[name] !== DEFAULT_OPTIONS[name]);
}

function isOptionName(name: string): name is OptionName {
  return Object.hasOwn(VALID, name);
}

function invalid(message: string): OptionsResult<Options> {
  return { ok: false, code: "INVALID_OPTIONS", message };
}
