import { isPosition } from "@buck/engine";
import type { Position } from "@buck/engine";
import { InvalidArgumentError } from "commander";
import type { Command } from "commander";
import { watchAsJson } from "../table/jsonWatch.ts";
import { runLiveTable } from "../table/runLiveTable.ts";
import { commandText as text } from "./commandText.ts";
import type { Context } from "./context.ts";
import { addLiveOptions, addressFrom } from "./liveOptions.ts";
import type { LiveCommandOptions } from "./liveOptions.ts";

interface JoinOptions extends LiveCommandOptions {
  readonly seat?: Position;
}

interface WatchOptions extends LiveCommandOptions {
  readonly json?: boolean;
}

export function addJoinCommand(program: Command, context: Context): void {
  addLiveOptions(program.command("join"), context)
    .summary(text.join.summary)
    .description(text.join.description)
    .argument("<link>", text.link)
    .option("--seat <number>", text.join.seat, parseSeat)
    .action((link: string, options: JoinOptions) => {
      const { name, seat = null, lines = false } = options;
      const address = addressFrom(link, options);
      const terminal = context.terminal(options);
      const { env } = context;
      return runLiveTable({ address, request: { kind: "sit", name, seat }, terminal, env, lines });
    });
}

export function addWatchCommand(program: Command, context: Context): void {
  addLiveOptions(program.command("watch"), context)
    .summary(text.watch.summary)
    .description(text.watch.description)
    .argument("<link>", text.link)
    .option("--json", text.watch.json)
    .action((link: string, options: WatchOptions) => {
      const { name, lines = false } = options;
      const address = addressFrom(link, options);
      const terminal = context.terminal(options);
      const { env } = context;
      if (options.json === true) {
        return watchAsJson({ address, name, env, write: (line) => terminal.write(line) });
      }
      return runLiveTable({ address, request: { kind: "watch", name }, terminal, env, lines });
    });
}

function parseSeat(typed: string): Position {
  const seat = Number(typed);
  if (typed !== "" && isPosition(seat)) return seat;
  throw new InvalidArgumentError("Seats are numbered 0 to 3.");
}
