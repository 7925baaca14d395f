import { buck } from "@buck/engine";
import { ruleTexts } from "../texts/newTable.ts";

export const GAMES = ["buck", "euchre"] as const;
export type GameName = (typeof GAMES)[number];
export const TIMERS = ["off", "30", "60", "120"] as const;
export const PACES = ["normal", "relaxed", "quick"] as const;
export const TARGET_SCORES = [10, 5, 7, 11] as const;

/** What somebody asks for when making a table. */
export interface TableRequest {
  readonly game: GameName;
  readonly playerName: string;
  readonly tableName: string;
  readonly rules: buck.Options;
  readonly targetScore: (typeof TARGET_SCORES)[number];
  readonly timer: (typeof TIMERS)[number];
  readonly pace: (typeof PACES)[number];
  readonly watchers: boolean;
}

export const USUAL_REQUEST: TableRequest = {
  game: "buck",
  playerName: "",
  tableName: "",
  rules: buck.DEFAULT_OPTIONS,
  targetScore: 10,
  timer: "off",
  pace: "normal",
  watchers: true,
};

/** The label and sentence of one value of a house rule. */
export function ruleValue(name: buck.OptionName, value: string | number): readonly [string, string] {
  const values: Readonly<Record<string, readonly [string, string]>> = ruleTexts[name].values;
  return values[String(value)] ?? [String(value), ""];
}

/** The house rules that differ from the usual ones, one sentence each. */
export function unusualRules(rules: buck.Options): readonly string[] {
  return buck.houseRules(rules).map((name) => ruleValue(name, rules[name])[1]);
}
