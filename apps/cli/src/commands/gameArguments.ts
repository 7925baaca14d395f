import { GAME_NAMES, games } from "@buck/engine";
import type { Game, GameName, Games } from "@buck/engine";
import type { Rules } from "@buck/protocol";
import { DEFAULT_SETTINGS } from "@buck/protocol";
import { Argument, Option } from "commander";
import type { Command } from "commander";
import type { TerminalGame } from "../gameUi/terminalGame.ts";
import { parseHouseRules, ruleList } from "../gameUi/houseRules.ts";
import { TERMINAL_GAMES } from "../games/index.ts";
import { EXIT, Stop } from "../terminal/stop.ts";
import { listed } from "../text/lists.ts";
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
  return presets.length === 0 ? "" : `: it is ${listed(presets, "or")}`;
}
