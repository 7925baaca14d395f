import { findStep, parseStepAddress, readGameFile } from "@buck/records";
import type { Command } from "commander";
import { usesScreen } from "../ui/openUi.ts";
import { replaySteps } from "../replay/replaySteps.ts";
import type { ReplayStep } from "../replay/replaySteps.ts";
import { showReplay } from "../replay/replayScreen.ts";
import { summaryOf } from "../replay/summary.ts";
import { EXIT, Stop } from "../terminal/stop.ts";
import { commandText as text } from "./commandText.ts";
import type { Context } from "./context.ts";
import { readGameText, refuseFile } from "./gameFile.ts";

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
