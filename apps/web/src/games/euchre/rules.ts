import { euchre } from "@buck/engine";
import type { Rules } from "@buck/protocol";
import { euchreRuleTexts, presetTexts } from "../../texts/euchreRules.ts";
import { teamTexts } from "../../texts/teams.ts";
import type { RuleField, RulePreset, RuleSheet } from "../rules.ts";

/** What a form asks for. The rest is for games that were recorded elsewhere: told where it differs, never asked. */
const NAMES: readonly euchre.OptionName[] = [
  "targetScore",
  "stickTheDealer",
  "goingAlone",
  "callOnlySuitsHeld",
  "afterAllPass",
  "firstDealer",
  "showHands",
];

/** No more goes over the wire. */
const MOST_POINTS = 1000;

const PRESET_NAMES: readonly euchre.PresetName[] = ["whos-deal", "command-line", "euchre-cli"];

export function euchreRules(options: euchre.Options): RuleSheet {
  return {
    goal: teamTexts.goal(options.targetScore),
    presets: PRESET_NAMES.map((name) => preset(options, name)),
    fields: NAMES.map((name) => field(options, name)),
    unusual: euchre.houseRules(options).map((name) => euchreRuleTexts[name].value(options[name])[1]),
  };
}

function preset(options: euchre.Options, name: euchre.PresetName): RulePreset {
  const rules = euchre.PRESETS[name];
  const isChosen = ALL_NAMES.every((option) => options[option] === rules[option]);
  return { name, ...presetTexts[name], isChosen, rules: { game: "euchre", options: rules } };
}

const ALL_NAMES: readonly euchre.OptionName[] = [
  ...NAMES,
  "lonerLead",
  "canadian",
  "lonerMarchScore",
  "lonerEuchredScore",
];

function field(options: euchre.Options, name: euchre.OptionName): RuleField {
  const values: readonly unknown[] = euchre.OPTION_VALUES[name];
  const { title, value: words } = euchreRuleTexts[name];
  return {
    name,
    title,
    text: words(options[name])[1],
    values: values.map((value) => ({ value: String(value), label: words(value)[0] })),
    value: String(options[name]),
    mostNumber: name === "targetScore" ? MOST_POINTS : null,
    with: (chosen) => changed(options, name, chosen),
  };
}

function changed(options: euchre.Options, name: euchre.OptionName, chosen: string): Rules {
  const values: readonly unknown[] = euchre.OPTION_VALUES[name];
  const value = values.find((listed) => String(listed) === chosen) ?? Number(chosen);
  const wanted = { ...options, [name]: value };
  // Who must go alone may: without loners the Canadian rule goes too.
  const parsed = euchre.parseOptions({ ...wanted, canadian: wanted.goingAlone && wanted.canadian });
  return { game: "euchre", options: parsed.ok ? parsed.options : options };
}
