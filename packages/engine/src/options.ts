export type OptionsResult<Options> =
  | { readonly ok: true; readonly options: Options }
  | { readonly ok: false; readonly code: "INVALID_OPTIONS"; readonly message: string };

interface OptionRules<Options> {
  readonly defaults: Options;
  /** Options that a record names only where they differ from the default. */
  readonly recordedIfChanged?: readonly (keyof Options)[];
  /** What is wrong with one option's value; null when nothing is. */
  readonly objection: (name: keyof Options, value: unknown) => string | null;
  /** What is wrong with the options together; null when nothing is. */
  readonly contradiction?: (options: Options) => string | null;
}

/** The house rules of a game: how they are read, and which of them differ from the default. */
export function houseRuleBook<Options extends object>({
  defaults,
  recordedIfChanged = [],
  objection,
  contradiction = () => null,
}: OptionRules<Options>) {
  const isOptionName = (name: string): name is keyof Options & string => Object.hasOwn(defaults, name);

  /** Missing options get their default; an unknown name or value is refused. */
  function parseOptions(input: unknown): OptionsResult<Options> {
    if (input === undefined) return { ok: true, options: defaults };
    if (typeof input !== "object" || input === null || Array.isArray(input)) {
      return invalid("House rules are an object with one entry for each rule.");
    }
    for (const [name, value] of Object.entries(input)) {
      if (!isOptionName(name)) return invalid("There is a house rule in it that this game does not have.");
      const wrong = objection(name, value);
      if (wrong !== null) return invalid(wrong);
    }
    const options: Options = { ...defaults, ...input };
    const clash = contradiction(options);
    return clash === null ? { ok: true, options } : invalid(clash);
  }

  /** The options that differ from the default, for links, lobby, replay and rule page. */
  function houseRules(options: Options): readonly (keyof Options & string)[] {
    return Object.keys(defaults)
      .filter(isOptionName)
      .filter((name) => options[name] !== defaults[name]);
  }

  /** The options as a record writes them: `parseOptions` reads them back. */
  function recordedOptions(options: Options): Partial<Options> {
    const recorded: Partial<Options> = { ...options };
    for (const name of recordedIfChanged) if (options[name] === defaults[name]) delete recorded[name];
    return recorded;
  }

  return { parseOptions, houseRules, recordedOptions };
}

function invalid(message: string) {
  return { ok: false, code: "INVALID_OPTIONS", message } as const;
}
