export type OptionsResult<Options> = { readonly ok: true; readonly options: Options } | InvalidOptions;

export interface InvalidOptions {
  readonly ok: false;
  readonly code: "INVALID_OPTIONS";
  readonly why: "notAnObject" | "unknownRule" | "impossibleValue" | "contradiction";
  /** The rule in question; null when there is no such rule, or not a single one. */
  readonly rule: string | null;
}

interface OptionRules<Options> {
  readonly defaults: Options;
  /** Options that a record names only where they differ from the default. */
  readonly recordedIfChanged?: readonly (keyof Options)[];
  readonly isPossible: (name: keyof Options, value: unknown) => boolean;
  /** The rule that others make impossible; null when all go together. */
  readonly contradiction?: (options: Options) => (keyof Options & string) | null;
}

/** The house rules of a game: how they are read, and which of them differ from the default. */
export function houseRuleBook<Options extends object>({
  defaults,
  recordedIfChanged = [],
  isPossible,
  contradiction = () => null,
}: OptionRules<Options>) {
  type OptionName = keyof Options & string;
  const isOptionName = (name: string): name is OptionName => Object.hasOwn(defaults, name);

  /** Missing options get their default; an unknown name or value is refused. */
  function parseOptions(input: unknown): OptionsResult<Options> {
    if (input === undefined) return { ok: true, options: defaults };
    if (typeof input !== "object" || input === null || Array.isArray(input)) {
      return invalid("notAnObject");
    }
    for (const [name, value] of Object.entries(input)) {
      if (!isOptionName(name)) return invalid("unknownRule");
      if (!isPossible(name, value)) return invalid("impossibleValue", name);
    }
    const options: Options = { ...defaults, ...input };
    const clash = contradiction(options);
    return clash === null ? { ok: true, options } : invalid("contradiction", clash);
  }

  function invalid(why: InvalidOptions["why"], rule: OptionName | null = null): InvalidOptions {
    return { ok: false, code: "INVALID_OPTIONS", why, rule };
  }

  /** The options that differ from the default, for links, lobby, replay and rule page. */
  function houseRules(options: Options): readonly OptionName[] {
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
