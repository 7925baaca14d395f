import { euchre } from "@buck/engine";
import type { Command } from "commander";
import { writeText } from "../files.ts";
import { BuckSeat } from "../hotseat/buckSeat.ts";
import { EuchreSeat } from "../hotseat/euchreSeat.ts";
import { HotSeat } from "../hotseat/hotSeat.ts";
import { buckOptions, euchreOptions } from "../houseRules.ts";
import { buckGame } from "../local/buckGame.ts";
import { euchreGame } from "../local/euchreGame.ts";
import { MOST_HANDS, playOut } from "../local/playOut.ts";
import type { Hooks, Table } from "../local/playOut.ts";
import { seeded, trueRandom } from "../local/random.ts";
import { EXIT, Stop } from "../stop.ts";
import { commandWords as words } from "../words/commands.ts";
import { collect } from "./chosenGame.ts";
import type { Context } from "../context.ts";
import { parseDealing, parsePoints, parseSeats } from "./hotSeatArguments.ts";

interface Options {
  readonly rule: readonly string[];
  readonly seed?: string;
  readonly save?: string;
  readonly plain?: boolean;
}

interface Arguments {
  readonly pack: string;
  readonly order: string;
  readonly points: string;
  readonly players: readonly string[];
  readonly options: Options;
}

export function addHotSeatCommands(program: Command, context: Context): void {
  withArguments(program.command("euchre"), words.euchre, (given) => playEuchre(given, context));
  withArguments(program.command("buck"), words.buck, (given) => playBuck(given, context));
}

type Words = (typeof words)["euchre" | "buck"];

function withArguments(command: Command, say: Words, play: (given: Arguments) => Promise<void>): void {
  command
    .summary(say.summary)
    .description(say.description)
    .argument("<pack_file>", words.packFile)
    .argument("<shuffle|noshuffle>", words.order)
    .argument(say.pointsArgument, say.points)
    .argument("<players...>", words.players)
    .option("--rule <name=value>", words.rule, collect, [])
    .option("--seed <seed>", words.seed)
    .option("--save <file>", words.save)
    .option("--plain", words.plain)
    .addHelpText("after", `\n${say.example}`)
    .action((...given: [string, string, string, readonly string[], Options, Command]) => {
      const [pack, order, points, players, options] = given;
      return play({ pack, order, points, players, options });
    });
}

async function playEuchre(given: Arguments, context: Context): Promise<void> {
  const preset = { ...euchre.PRESETS["command-line"], targetScore: parsePoints(given.points) };
  const game = euchreGame(euchreOptions(given.options.rule, preset));
  const { table, seat } = setTable(game, given, context);
  await playAndSave(table, new EuchreSeat(seat), given.options);
}

async function playBuck(given: Arguments, context: Context): Promise<void> {
  const game = buckGame(buckOptions(given.options.rule, { startScore: parsePoints(given.points) }));
  const { table, seat } = setTable(game, given, context);
  await playAndSave(table, new BuckSeat(seat), given.options);
}

function setTable<State, View, Action, Event>(
  game: Table<State, View, Action, Event>["game"],
  { pack, order, players, options }: Arguments,
  context: Context,
) {
  const seats = parseSeats(players);
  const random = options.seed === undefined ? trueRandom : seeded(options.seed);
  const dealing = parseDealing(pack, order, random);
  return { table: { game, seats, dealing, random }, seat: new HotSeat(context.terminal(options), seats) };
}

async function playAndSave<State, View, Action, Event>(
  table: Table<State, View, Action, Event>,
  hooks: Hooks<State, View, Action, Event>,
  { save }: Options,
): Promise<void> {
  const { actions, isOver } = await playOut(table, hooks);
  if (save !== undefined) writeText(save, table.game.record(actions));
  if (!isOver) throw new Stop(EXIT.failed, `Nobody has won after ${MOST_HANDS} hands.`);
}
