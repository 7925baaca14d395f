import { LEVELS } from "@buck/bots";
import type { Level } from "@buck/bots";
import { GAME_NAMES, games } from "@buck/engine";
import type { Game, GameName, GameTypes, Games, InvalidOptions } from "@buck/engine";
import { DEFAULT_SETTINGS } from "@buck/protocol";
import type { Rules } from "@buck/protocol";
import { english, listChoices } from "@buck/words";
import { Argument, Option } from "commander";
import type { Command } from "commander";
import { TERMINAL_GAMES } from "../table/games.ts";
import type { TerminalGame } from "../table/terminalGame.ts";
import { EXIT, Stop } from "../terminal/stop.ts";
import { commandText as text } from "./commandText.ts";

export interface RuleOptions {
  readonly rule?: readonly string[];
}

export interface HouseOptions extends RuleOptions {
  readonly preset?: string;
}

/** Adds the arguments that choose a game and its house rules. */
export function addGameChoice(command: Command): Command {
  const game = new Argument("[game]", text.game).choices(GAME_NAMES).default(DEFAULT_SETTINGS.rules.game);
  const presets = GAME_NAMES.flatMap((name) => Object.keys(TERMINAL_GAMES[name].presets));
  return addRules(command.addArgument(game))
    .addOption(new Option("--preset <name>", text.preset).choices(presets))
    .addHelpText("after", `\n${GAME_NAMES.map((name) => ruleList(bookOf(name))).join("\n\n")}`);
}

export function addRules(command: Command): Command {
  return command.option("--rule <name=value>", text.rule, collect);
}

function collect(rule: string, before: readonly string[] = []): readonly string[] {
  return [...before, rule];
}

export function bookOf<Name extends GameName>(name: Name) {
  const game: Game<Games[Name]> = games[name];
  const ui: TerminalGame<Games[Name]> = TERMINAL_GAMES[name];
  return { title: ui.title, game, ui };
}

/** The house rules that were asked for. */
export function rulesFrom<Name extends GameName>(
  name: Name,
  { rule = [], preset }: HouseOptions,
): Rules<Name> {
  const book = bookOf(name);
  const base = preset === undefined ? book.game.DEFAULT_OPTIONS : book.ui.presets[preset];
  if (base === undefined)
    throw new Stop(EXIT.usage, `${book.title} has no preset "${preset}"${others(name)}.`);
  return { game: name, options: parseHouseRules(book, base, rule) };
}

function others(name: GameName): string {
  const presets = Object.keys(TERMINAL_GAMES[name].presets);
  return presets.length === 0 ? "" : `: it is ${listChoices(english, presets)}`;
}

export function parseLevel(typed: string): Level | null {
  return LEVELS.find((level) => level === typed.toLowerCase()) ?? null;
}

/** "medium" for everybody, or one level for each: "medium,easy,medium". */
export function parseLevels(typed: string, count: number): readonly Level[] {
  const words = typed.split(",");
  const all = words.length === 1 ? Array.from({ length: count }, () => typed) : words;
  if (all.length !== count) throw new Stop(EXIT.usage, `Name one level, or ${count} separated by commas.`);
  return all.map((word) => {
    const level = parseLevel(word.trim());
    if (level !== null) return level;
    throw new Stop(
      EXIT.usage,
      `There are no bots of the level "${word}": it is ${listChoices(english, LEVELS)}.`,
    );
  });
}

type Value = string | number | boolean;

/** A game whose house rules are read or listed. */
interface RuleBook<Types extends GameTypes> {
  readonly title: string;
  readonly game: Pick<Game<Types>, "OPTION_VALUES" | "parseOptions">;
}

/** Reads rules as they are typed, "clubsTurnUp=dirty" or "clubs-turn-up=dirty"; the other rules are those of `base`. */
export function parseHouseRules<Types extends GameTypes>(
  book: RuleBook<Types>,
  base: Types["options"],
  typed: readonly string[],
): Types["options"] {
  const rules = Object.fromEntries(typed.map(parseRule));
  const unknown = Object.keys(rules).find((name) => !Object.hasOwn(book.game.OPTION_VALUES, name));
  if (unknown !== undefined) {
    throw new Stop(EXIT.usage, `${book.title} has no house rule "${unknown}".\n${ruleList(book)}`);
  }
  const parsed = book.game.parseOptions({ ...base, ...rules });
  if (parsed.ok) return parsed.options;
  throw new Stop(EXIT.usage, `${wrongWord(book, rules) ?? wrongRule(parsed, rules)}\n${ruleList(book)}`);
}

function wrongRule({ why, rule }: InvalidOptions, rules: Readonly<Record<string, Value>>): string {
  const name = rule ?? "A house rule";
  if (why === "contradiction") return `${name} does not go with the other house rules.`;
  return `${name} cannot be ${rules[name] ?? "that"}.`;
}

/** Which words a rule takes, where it was given another one; null where numbers are meant, which the game itself knows. */
function wrongWord<Types extends GameTypes>(
  { game }: RuleBook<Types>,
  rules: Readonly<Record<string, Value>>,
): string | null {
  for (const [name, allowed] of Object.entries<readonly unknown[]>(game.OPTION_VALUES)) {
    const value = rules[name];
    if (value === undefined || allowed.includes(value) || allowed.some(Number.isFinite)) continue;
    return `${name} can be ${listChoices(english, allowed.map(spell))}.`;
  }
  return null;
}

function parseRule(rule: string): readonly [name: string, value: Value] {
  const [name = "", value = "", ...rest] = rule.split("=");
  if (name === "" || value === "" || rest.length > 0) {
    throw new Stop(EXIT.usage, `A house rule reads name=value, and "${rule}" does not.`);
  }
  return [camel(name), valueOf(value)];
}

function camel(name: string): string {
  return name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
}

const TRUTHS: ReadonlyMap<string, boolean> = new Map([
  ["yes", true],
  ["true", true],
  ["no", false],
  ["false", false],
]);

function valueOf(text: string): Value {
  return TRUTHS.get(text) ?? (/^\d+$/.test(text) ? Number(text) : text);
}

/** Every house rule with its values, the usual one first. */
export function ruleList<Types extends GameTypes>(
  { title, game }: RuleBook<Types>,
  usual: Partial<Types["options"]> = {},
): string {
  const usualValues = new Map<string, unknown>(Object.entries(usual));
  const rows = Object.entries<readonly unknown[]>(game.OPTION_VALUES).map(([name, allowed]) => {
    const usualValue = usualValues.get(name);
    const sorted = allowed.toSorted((a, b) => Number(b === usualValue) - Number(a === usualValue));
    return `  ${name.padEnd(18)} ${sorted.map(spell).join(", ")}`;
  });
  return [`House rules of ${title}, the usual one first:`, ...rows].join("\n");
}

function spell(value: unknown): string {
  if (typeof value === "boolean") return value ? "yes" : "no";
  return String(value);
}
