import { buck } from "@buck/engine";
import { buckTexts } from "../../texts/buck.ts";
import { buckRuleTexts as t } from "../../texts/buckRules.ts";
import { wayTexts } from "../../texts/waysToPlay.ts";
import type { RuleField, RulePreset, RuleSheet } from "../rules.ts";

const NAMES: readonly buck.OptionName[] = [
  "startScore",
  "minimumBid",
  "clubsTurnUp",
  "allPass",
  "folding",
  "showHands",
];

/** Ways to play with a name, as they differ from the usual one. */
const WAYS: readonly Way[] = [
  { name: "usual", differs: {} },
  { name: "short", differs: { startScore: 10 } },
  { name: "long", differs: { startScore: 25 } },
  { name: "dirty", differs: { clubsTurnUp: "dirty" } },
  { name: "stick", differs: { allPass: "stick" } },
];

interface Way {
  readonly name: keyof typeof wayTexts.buck;
  readonly differs: Partial<buck.Options>;
}

export function buckRules(options: buck.Options): RuleSheet {
  return {
    goal: buckTexts.goal({ startScore: options.startScore }),
    presets: WAYS.map((way) => preset(options, way)),
    fields: NAMES.map((name) => field(options, name)),
    unusual: buck.houseRules(options).map((name) => valueTexts(name, options[name]).sentence),
  };
}

function preset(options: buck.Options, { name, differs }: Way): RulePreset {
  const rules = { ...buck.DEFAULT_OPTIONS, ...differs };
  const isChosen = NAMES.every((option) => options[option] === rules[option]);
  return { name, ...wayTexts.buck[name], isChosen, rules: { game: "buck", options: rules } };
}

function field(options: buck.Options, name: buck.OptionName): RuleField {
  const values: readonly (string | number)[] = buck.OPTION_VALUES[name];
  return {
    name,
    title: t[name].title,
    text: valueTexts(name, options[name]).sentence,
    values: values.map((value) => ({ value: String(value), label: valueTexts(name, value).label })),
    value: String(options[name]),
    mostNumber: null,
    with(chosen) {
      const value = values.find((each) => String(each) === chosen);
      const parsed = buck.parseOptions({ ...options, [name]: value });
      return { game: "buck", options: parsed.ok ? parsed.options : options };
    },
  };
}

interface ValueTexts {
  readonly label: string;
  readonly sentence: string;
}

function valueTexts(name: buck.OptionName, value: string | number): ValueTexts {
  const values: Readonly<Record<string, ValueTexts>> = t[name].values;
  return values[String(value)] ?? { label: String(value), sentence: "" };
}
