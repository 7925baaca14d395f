import { buck } from "@buck/engine";
import { buckTexts, ruleTexts } from "../../texts/newTable.ts";
import type { RuleField, RuleSheet } from "../rules.ts";

const NAMES: readonly buck.OptionName[] = [
  "startScore",
  "minimumBid",
  "clubsTurnUp",
  "allPass",
  "folding",
  "showHands",
];

export function buckRules(options: buck.Options): RuleSheet {
  return {
    goal: buckTexts.goal(options.startScore),
    presets: [],
    fields: NAMES.map((name) => field(options, name)),
    unusual: buck.houseRules(options).map((name) => words(name, options[name])[1]),
  };
}

function field(options: buck.Options, name: buck.OptionName): RuleField {
  const values: readonly (string | number)[] = buck.OPTION_VALUES[name];
  return {
    name,
    title: ruleTexts[name].title,
    text: words(name, options[name])[1],
    values: values.map((value) => ({ value: String(value), label: words(name, value)[0] })),
    value: String(options[name]),
    mostNumber: null,
    with(chosen) {
      const value = values.find((each) => String(each) === chosen);
      const parsed = buck.parseOptions({ ...options, [name]: value });
      return { game: "buck", options: parsed.ok ? parsed.options : options };
    },
  };
}

function words(name: buck.OptionName, value: string | number): readonly [label: string, sentence: string] {
  const values: Readonly<Record<string, readonly [string, string]>> = ruleTexts[name].values;
  return values[String(value)] ?? [String(value), ""];
}
