import manifest from "../../../package.json" with { type: "json" };
import { Command, CommanderError } from "commander";
import { addClubCommand } from "./commands/club.ts";
import type { Context } from "./commands/context.ts";
import { addHotSeatCommands } from "./commands/hotSeat.ts";
import { addHostCommand } from "./commands/host.ts";
import { addJoinCommand, addWatchCommand } from "./commands/join.ts";
import { addPlayCommand } from "./commands/play.ts";
import { addReplayCommand } from "./commands/replay.ts";
import { addReviewCommand } from "./commands/review.ts";
import { addSimulateCommand } from "./commands/simulate.ts";
import { addVerifyCommand } from "./commands/verify.ts";
import { EXIT, Stop } from "./terminal/stop.ts";
import { printable } from "./terminal/printable.ts";
import { commandText as text } from "./commands/commandText.ts";

/** Runs one command and returns its exit code. */
export async function run(args: readonly string[], context: Context): Promise<number> {
  try {
    await programFor(context).parseAsync([...args], { from: "user" });
    return EXIT.done;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? EXIT.done : EXIT.usage;
    if (!(error instanceof Stop)) throw error;
    if (error.message !== "") context.note.write(`${printableLines(error.message)}\n`);
    return error.exitCode;
  }
}

/** Sentences may quote a file or an argument. */
function printableLines(text: string): string {
  return text.split("\n").map(printable).join("\n");
}

function programFor(context: Context): Command {
  const program = new Command(text.name)
    .description(text.description)
    .version(manifest.version)
    .helpCommand(true)
    .showSuggestionAfterError()
    .configureHelp({ subcommandTerm: (command) => command.name() })
    .exitOverride()
    .configureOutput({ writeErr: (text) => context.note.write(text) })
    .addHelpText("after", `\n${text.exitCodes}`);
  addPlayCommand(program, context);
  addHotSeatCommands(program, context);
  addSimulateCommand(program, context);
  addReplayCommand(program, context);
  addReviewCommand(program, context);
  addVerifyCommand(program, context);
  addHostCommand(program, context);
  addJoinCommand(program, context);
  addWatchCommand(program, context);
  addClubCommand(program, context);
  return program;
}
