import type { GameName } from "@buck/engine";
import { euchre } from "@buck/engine";
import { Argument, Option } from "commander";
import type { Command } from "commander";
import { BUCK, buckOptions, EUCHRE, euchreOptions, ruleList } from "../gameUi/houseRules.ts";
import { buckGame } from "../games/buck/localGame.ts";
import { euchreGame } from "../games/euchre/localGame.ts";
import type { Happening, LocalGame } from "../local/game.ts";
import { commandText as text } from "./commandText.ts";

const GAMES = ["buck", "euchre"] as const satisfies readonly GameName[];

export interface RuleOptions {
  readonly rule?: readonly string[];
}

export interface HouseOptions extends RuleOptions {
  readonly preset: euchre.PresetName;
}

/** Adds the arguments that choose a game and its house rules. */
export function addGameChoice(command: Command): Command {
  return addRules(command.addArgument(new Argument("[game]", text.game).choices(GAMES).default("buck")))
    .addOption(
      new Option("--preset <name>", text.preset).choices(Object.keys(euchre.PRESETS)).default("whos-deal"),
    )
    .addHelpText("after", `\n${ruleList(BUCK)}\n\n${ruleList(EUCHRE)}`);
}

export function addRules(command: Command): Command {
  return command.option("--rule <name=value>", text.rule, collect);
}

function collect(rule: string, before: readonly string[] = []): readonly string[] {
  return [...before, rule];
}

type UseOfGame<Result> = <State, View, Action, Event extends Happening>(
  game: LocalGame<State, View, Action, Event>,
) => Result;

export function withGame<Result>(
  name: GameName,
  { rule, preset }: HouseOptions,
  use: UseOfGame<Result>,
): Result {
  switch (name) {
    case "buck":
      return use(buckGame(buckOptions(rule)));
    case "euchre":
      return use(euchreGame(euchreOptions(rule, euchre.PRESETS[preset])));
  }
}
