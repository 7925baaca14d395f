import { buck } from "@buck/engine";
import { buckRuleText, buckRulesTexts, buckTexts } from "@buck/words";
import { newTableTexts } from "../../texts/en/newTable.ts";
import type { NewTable } from "../../texts/en/newTable.ts";
import type { Language } from "../../texts/language.ts";
import type { GameUi, RuleField, RulePreset, RuleSheet } from "../gameUi.ts";
import { BuckControls } from "./BuckControls.tsx";
import { buckMoment, cardDecision, effects, log, predict, shows } from "./moment.ts";

export const buckUi: GameUi<"buck"> = {
  ruleSheet: buckRules,
  teamAt: () => null,
  moment: buckMoment,
  log,
  effects,
  cardDecision,
  predict,
  shows,
  Controls: BuckControls,
};

const NAMES: readonly buck.OptionName[] = [
  "startScore",
  "minimumBid",
  "clubsTurnUp",
  "allPass",
  "folding",
  "showHands",
  "noTrump",
  "endsAfterHands",
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
  readonly name: keyof NewTable["ways"]["buck"];
  readonly differs: Partial<buck.Options>;
}

function buckRules(language: Language, options: buck.Options): RuleSheet {
  const buckWords = buckTexts(language);
  return {
    goal: buckWords.goal({ startScore: options.startScore }),
    presets: WAYS.map((way) => preset(language, options, way)),
    fields: NAMES.map((name) => field(language, options, name)),
    players: playersField(language, options),
    unusual: buck.houseRules(options).map((name) => buckRuleText(language, name, options[name]).sentence),
  };
}

function preset(language: Language, options: buck.Options, { name, differs }: Way): RulePreset {
  const ways = newTableTexts(language).ways;
  // A way to play leaves the number of chairs as it is.
  const rules = { ...buck.DEFAULT_OPTIONS, players: options.players, ...differs };
  const isChosen = NAMES.every((option) => options[option] === rules[option]);
  return { name, ...ways.buck[name], isChosen, rules: { game: "buck", options: rules } };
}

/** From few to many, as chairs are counted. */
function playersField(language: Language, options: buck.Options): RuleField {
  const { values, ...rest } = field(language, options, "players");
  return { ...rest, values: values.toSorted((a, b) => Number(a.value) - Number(b.value)) };
}

function field(language: Language, options: buck.Options, name: buck.OptionName): RuleField {
  const t = buckRulesTexts(language);
  const values: readonly (string | number | boolean)[] = buck.OPTION_VALUES[name];
  return {
    name,
    title: t[name].title,
    text: buckRuleText(language, name, options[name]).sentence,
    values: values.map((value) => ({
      value: String(value),
      label: buckRuleText(language, name, value).label,
    })),
    value: String(options[name]),
    mostNumber: null,
    with(chosen) {
      const value = values.find((each) => String(each) === chosen);
      const parsed = buck.parseOptions({ ...options, [name]: value });
      return { game: "buck", options: parsed.ok ? parsed.options : options };
    },
  };
}
