import { euchre } from "@buck/engine";
import type { RecordedGame } from "@buck/records";
import { Argument, Option } from "commander";
import type { Command } from "commander";
import { BUCK, buckOptions, EUCHRE, euchreOptions, ruleList } from "../houseRules.ts";
import { buckGame } from "../local/buckGame.ts";
import { euchreGame } from "../local/euchreGame.ts";
import type { Happening, LocalGame } from "../local/game.ts";
import { commandWords as words } from "../words/commands.ts";

const GAMES = ["buck", "euchre"] as const satisfies readonly RecordedGame[];

export interface RuleOptions {
  readonly rule?: readonly string[];
}

export interface HouseOptions extends RuleOptions {
  readonly preset: euchre.PresetName;
}

/** For commands that play either game: which one, and with which house rules. */
export function addGameChoice(command: Command): Command {
  return addRules(command.addArgument(new Argument("[game]", words.game).choices(GAMES).default("buck")))
    .addOption(
      new Option("--preset <name>", words.preset).choices(Object.keys(euchre.PRESETS)).default("whos-deal"),
    )
    .addHelpText("after", `\n${ruleList(BUCK)}\n\n${ruleList(EUCHRE)}`);
}

export function addRules(command: Command): Command {
  return command.option("--rule <name=value>", words.rule, collect);
}

function collect(rule: string, before: readonly string[] = []): readonly string[] {
  return [...before, rule];
}

type UseOfGame<Result> = <State, View, Action, Event extends Happening>(
  game: LocalGame<State, View, Action, Event>,
) => Result;

export function withGame<Result>(
  name: RecordedGame,
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
