import { euchre } from "@buck/engine";
import type { Rules } from "@buck/protocol";
import { euchreRuleText, euchreRulesTexts, euchreWords, teamsTexts } from "@buck/words";
import { newTableTexts } from "../../texts/en/newTable.ts";
import type { NewTable } from "../../texts/en/newTable.ts";
import type { Language } from "../../texts/language.ts";
import type { GameUi, RuleField, RulePreset, RuleSheet } from "../gameUi.ts";
import { EuchreControls } from "./EuchreControls.tsx";
import { cardDecision, effects, euchreMoment, log, predict, shows } from "./moment.ts";

export const euchreUi: GameUi<"euchre"> = {
  ruleSheet: euchreRules,
  teamAt: (language, position, viewer) => euchreWords.teamMark(language, euchre.teamOf(position), viewer),
  moment: euchreMoment,
  log,
  effects,
  cardDecision,
  predict,
  shows,
  Controls: EuchreControls,
};

/** What a form asks for. The rest is for games that were recorded elsewhere: told where it differs, never asked. */
const NAMES: readonly euchre.OptionName[] = [
  "targetScore",
  "stickTheDealer",
  "goingAlone",
  "defendAlone",
  "farmersHand",
  "callOnlySuitsHeld",
  "afterAllPass",
  "firstDealer",
  "showHands",
  "endsAfterHands",
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
  readonly name: keyof NewTable["ways"]["euchre"];
  readonly rules: euchre.Options;
}

function euchreRules(language: Language, options: euchre.Options): RuleSheet {
  const teams = teamsTexts(language);
  return {
    goal: teams.goal({ goal: options.targetScore }),
    presets: WAYS.map((way) => preset(language, options, way)),
    fields: NAMES.filter((name) => matters(options, name)).map((name) => field(language, options, name)),
    players: null,
    unusual: euchre.houseRules(options).map((name) => euchreRuleText(language, name, options[name]).sentence),
  };
}

/** Where the dealer must call, a hand that all passed cannot happen; without loners nobody defends alone. */
function matters({ stickTheDealer, goingAlone }: euchre.Options, name: euchre.OptionName): boolean {
  if (name === "defendAlone") return goingAlone;
  return name !== "afterAllPass" || !stickTheDealer;
}

function preset(language: Language, options: euchre.Options, { name, rules }: Way): RulePreset {
  const ways = newTableTexts(language).ways;
  const isChosen = ALL_NAMES.every((option) => options[option] === rules[option]);
  return { name, ...ways.euchre[name], isChosen, rules: { game: "euchre", options: rules } };
}

const ALL_NAMES: readonly euchre.OptionName[] = [
  ...NAMES,
  "lonerLead",
  "canadian",
  "lonerMarchScore",
  "lonerEuchredScore",
];

function field(language: Language, options: euchre.Options, name: euchre.OptionName): RuleField {
  const t = euchreRulesTexts(language);
  const values: readonly unknown[] = euchre.OPTION_VALUES[name];
  return {
    name,
    title: t[name].title,
    text: euchreRuleText(language, name, options[name]).sentence,
    values: values.map((value) => ({
      value: String(value),
      label: euchreRuleText(language, name, value).label,
    })),
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
