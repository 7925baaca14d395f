import type { Command } from "commander";
import { usesScreen } from "../ui/openUi.ts";
import { readTextFile } from "./files.ts";
import { replaySteps } from "../replay/replaySteps.ts";
import { load } from "../replay/load.ts";
import type { Fault } from "../gameUi/history.ts";
import { showReplay } from "../replay/replayScreen.ts";
import { summaryOf } from "../replay/summary.ts";
import { EXIT, Stop } from "../terminal/stop.ts";
import { commandText as text } from "./commandText.ts";
import type { Context } from "./context.ts";

interface Options {
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
    .option("--json", text.replay.json)
    .option("--lines", text.replay.lines)
    .option("--plain", text.plain)
    .action((file: string, options: Options) => replay(file, options, context));
}

async function replay(file: string, options: Options, context: Context): Promise<void> {
  const result = load(readTextFile(file));
  const terminal = context.terminal(options);
  if (options.json === true)
    terminal.write(`${JSON.stringify(result.ok ? summaryOf(result.history) : faultOf(result))}\n`);
  if (!result.ok) throw new Stop(EXIT.badFile, `${file}: ${result.message}`);
  if (options.json === true) return;
  const steps = replaySteps(result.history);
  if (usesScreen(terminal, options)) return showReplay(terminal, steps);
  for (const { lines } of steps) terminal.write(`${lines.join("\n")}\n`);
}

function faultOf({ ok, code, message, at }: Fault): Fault {
  return { ok, code, message, at };
}
