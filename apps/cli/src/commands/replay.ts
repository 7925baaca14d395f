import { games } from "@buck/engine";
import type { Game, GameName, Games } from "@buck/engine";
import { findStep, parseStepAddress, readGameFile, stepsOf } from "@buck/records";
import type { GameHistory } from "@buck/records";
import type { Command } from "commander";
import { showReplay } from "../replay/replayScreen.ts";
import { replaySteps } from "../replay/replaySteps.ts";
import type { ReplayStep } from "../replay/replaySteps.ts";
import { TERMINAL_GAMES } from "../table/games.ts";
import type { HandStates, TerminalGame } from "../table/terminalGame.ts";
import { EXIT, Stop } from "../terminal/stop.ts";
import { usesScreen } from "../terminal/openUi.ts";
import { commandText as text } from "./commandText.ts";
import type { Context } from "./context.ts";
import { readGameText, refuseFile } from "./files.ts";

interface Options {
  readonly at?: string;
  readonly json?: boolean;
  readonly lines?: boolean;
  readonly plain?: boolean;
}

export function addReplayCommand(program: Command, context: Context): void {
  program
    .command("replay")
    .summary(text.replay.summary)
    .description(text.replay.description)
    .argument("<file>", text.replay.file)
    .option("--at <hand.step>", text.replay.at)
    .option("--json", text.replay.json)
    .option("--lines", text.replay.lines)
    .option("--plain", text.plain)
    .action((file: string, options: Options) => replay(file, options, context));
}

async function replay(file: string, options: Options, context: Context): Promise<void> {
  const terminal = context.terminal(options);
  const output = { json: options.json === true, terminal: () => terminal };
  const result = readGameFile(readGameText(file, output));
  if (!result.ok) return refuseFile(file, result, output);
  if (output.json) return terminal.write(`${JSON.stringify(summaryOf(result.history))}\n`);
  const steps = replaySteps(result.history);
  const first = firstStep(steps, options.at);
  if (usesScreen(terminal, options)) return showReplay(terminal, steps, first);
  for (const { lines } of steps.slice(first)) if (lines.length > 0) terminal.write(`${lines.join("\n")}\n`);
}

/** Where to begin, as the address of a game's page says it; the beginning when nothing is said. */
function firstStep(steps: readonly ReplayStep[], at: string | undefined): number {
  if (at === undefined) return 0;
  const address = parseStepAddress(at);
  const index = address === null ? null : findStep(steps, address);
  if (index === null) throw new Stop(EXIT.usage, text.replay.noStep(at));
  return index;
}

/** A checked game as JSON: every hand, every trick with its winner, every score. */
function summaryOf<Name extends GameName>(history: GameHistory<Name>): object {
  const { game } = history;
  const states: readonly Games[Name]["state"][] = history.states;
  const ui: TerminalGame<Games[Name]> = TERMINAL_GAMES[game];
  const rules: Game<Games[Name]> = games[game];
  const last = states.at(-1);
  if (last === undefined) throw new Error("a replay has at least its first state");
  return {
    ok: true,
    game,
    options: last.options,
    players: last.players.map(({ name }) => name),
    hands: handsOf(history).map(ui.summaryOfHand),
    scores: ui.summaryOfScores(last),
    outcome: rules.outcome(last),
  };
}

/** Where each hand begins and ends. */
function handsOf<Name extends GameName>(
  history: GameHistory<Name>,
): readonly HandStates<Games[Name]["state"]>[] {
  const states: readonly Games[Name]["state"][] = history.states;
  const deals = stepsOf(history).flatMap(({ startsHand, stateIndex }) => (startsHand ? [stateIndex] : []));
  return deals.flatMap((index, nth) => {
    const dealt = states[index];
    const end = states[(deals[nth + 1] ?? states.length) - 1];
    return dealt === undefined || end === undefined ? [] : [{ dealt, end }];
  });
}
