import type { Command } from "commander";
import { usesScreen } from "../face/openFace.ts";
import { readText } from "../files.ts";
import { filmOf } from "../replay/film.ts";
import { load } from "../replay/load.ts";
import type { Fault } from "../replay/load.ts";
import { showFilm } from "../replay/screen.ts";
import { summaryOf } from "../replay/summary.ts";
import { EXIT, Stop } from "../stop.ts";
import { commandWords as words } from "../words/commands.ts";
import type { Context } from "../context.ts";

interface Options {
  readonly json?: boolean;
  readonly lines?: boolean;
  readonly plain?: boolean;
}

export function addReplayCommand(program: Command, context: Context): void {
  program
    .command("replay")
    .summary(words.replay.summary)
    .description(words.replay.description)
    .argument("<file>", words.replay.file)
    .option("--json", words.replay.json)
    .option("--lines", words.replay.lines)
    .option("--plain", words.plain)
    .action((file: string, options: Options) => replay(file, options, context));
}

async function replay(file: string, options: Options, context: Context): Promise<void> {
  const result = load(readText(file));
  const terminal = context.terminal(options);
  if (options.json === true)
    terminal.write(`${JSON.stringify(result.ok ? summaryOf(result.loaded) : faultOf(result))}\n`);
  if (!result.ok) throw new Stop(EXIT.badFile, `${file}: ${result.message}`);
  if (options.json === true) return;
  const frames = filmOf(result.loaded);
  if (usesScreen(terminal, options)) return showFilm(terminal, frames);
  for (const { lines } of frames) terminal.write(`${lines.join("\n")}\n`);
}

function faultOf({ ok, code, message, at }: Fault): Fault {
  return { ok, code, message, at };
}
