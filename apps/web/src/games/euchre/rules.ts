import { euchre } from "@buck/engine";
import type { Rules } from "@buck/protocol";
import { euchreRuleText, euchreRuleTexts } from "../../texts/euchreRules.ts";
import { wayTexts } from "../../texts/waysToPlay.ts";
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

/** Ways to play with a name. */
const WAYS: readonly Way[] = [
  { name: "usual", rules: euchre.DEFAULT_OPTIONS },
  { name: "mayPass", rules: { ...euchre.DEFAULT_OPTIONS, stickTheDealer: false } },
  { name: "canadian", rules: { ...euchre.DEFAULT_OPTIONS, canadian: true } },
  { name: "old", rules: euchre.PRESETS["euchre-cli"] },
];

interface Way {
  readonly name: keyof typeof wayTexts.euchre;
  readonly rules: euchre.Options;
}

export function euchreRules(options: euchre.Options): RuleSheet {
  return {
    goal: teamTexts.goal({ goal: options.targetScore }),
    presets: WAYS.map((way) => preset(options, way)),
    fields: NAMES.filter((name) => matters(options, name)).map((name) => field(options, name)),
    unusual: euchre.houseRules(options).map((name) => euchreRuleText(name, options[name]).sentence),
  };
}

/** Where the dealer must call, a hand that all passed cannot happen. */
function matters({ stickTheDealer }: euchre.Options, name: euchre.OptionName): boolean {
  return name !== "afterAllPass" || !stickTheDealer;
}

function preset(options: euchre.Options, { name, rules }: Way): RulePreset {
  const isChosen = ALL_NAMES.every((option) => options[option] === rules[option]);
  return { name, ...wayTexts.euchre[name], isChosen, rules: { game: "euchre", options: rules } };
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
  return {
    name,
    title: euchreRuleTexts[name].title,
    text: euchreRuleText(name, options[name]).sentence,
    values: values.map((value) => ({ value: String(value), label: euchreRuleText(name, value).label })),
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
