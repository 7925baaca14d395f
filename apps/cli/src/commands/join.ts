import { isPosition } from "@buck/engine";
import type { Position } from "@buck/engine";
import { InvalidArgumentError } from "commander";
import type { Command } from "commander";
import { watchAsJson } from "../live/jsonWatch.ts";
import { visit } from "../live/visit.ts";
import { commandWords as words } from "../words/commands.ts";
import type { Context } from "../context.ts";
import { addLiveOptions, addressFrom } from "./liveOptions.ts";
import type { LiveOptions } from "./liveOptions.ts";

interface JoinOptions extends LiveOptions {
  readonly seat?: Position;
}

interface WatchOptions extends LiveOptions {
  readonly json?: boolean;
}

export function addJoinCommand(program: Command, context: Context): void {
  addLiveOptions(program.command("join"), context)
    .summary(words.join.summary)
    .description(words.join.description)
    .argument("<link>", words.link)
    .option("--seat <number>", words.join.seat, parseSeat)
    .action((link: string, options: JoinOptions) => {
      const { name, seat = null, lines = false } = options;
      const address = addressFrom(link, options);
      const terminal = context.terminal(options);
      return visit({ address, wish: { kind: "sit", name, seat }, terminal, lines }, context);
    });
}

export function addWatchCommand(program: Command, context: Context): void {
  addLiveOptions(program.command("watch"), context)
    .summary(words.watch.summary)
    .description(words.watch.description)
    .argument("<link>", words.link)
    .option("--json", words.watch.json)
    .action((link: string, options: WatchOptions) => {
      const { name, lines = false } = options;
      const address = addressFrom(link, options);
      const terminal = context.terminal(options);
      if (options.json === true) return watchAsJson({ address, name, write: (text) => terminal.write(text) });
      return visit({ address, wish: { kind: "watch", name }, terminal, lines }, context);
    });
}

function parseSeat(typed: string): Position {
  const seat = Number(typed);
  if (typed !== "" && isPosition(seat)) return seat;
  throw new InvalidArgumentError("Seats are numbered 0 to 3.");
}
