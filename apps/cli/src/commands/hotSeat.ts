import { euchre } from "@buck/engine";
import type { Command } from "commander";
import { BuckSeat } from "../hotseat/buckSeat.ts";
import { EuchreSeat } from "../hotseat/euchreSeat.ts";
import { HotSeat } from "../hotseat/hotSeat.ts";
import { BUCK, buckOptions, EUCHRE, euchreOptions, ruleList } from "../houseRules.ts";
import { buckGame } from "../local/buckGame.ts";
import { euchreGame } from "../local/euchreGame.ts";
import type { LocalGame } from "../local/game.ts";
import { seeded, trueRandom } from "../local/random.ts";
import { commandWords as words } from "../words/commands.ts";
import type { Context } from "../context.ts";
import { addRules } from "./chosenGame.ts";
import type { RuleOptions } from "./chosenGame.ts";
import { parseDealing, parsePoints, parseSeats } from "./hotSeatArguments.ts";
import { playAndSave } from "./playAndSave.ts";

interface Options extends RuleOptions {
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

const PRESET = euchre.PRESETS["command-line"];

export function addHotSeatCommands(program: Command, context: Context): void {
  addHotSeat(program.command("euchre"), {
    say: words.euchre,
    rules: ruleList(EUCHRE, PRESET),
    play: (given) => playEuchre(given, context),
  });
  addHotSeat(program.command("buck"), {
    say: words.buck,
    rules: ruleList(BUCK),
    play: (given) => playBuck(given, context),
  });
}

interface HotSeatCommand {
  readonly say: (typeof words)["euchre" | "buck"];
  /** The house rules as a list for --help. */
  readonly rules: string;
  readonly play: (given: Arguments) => Promise<void>;
}

function addHotSeat(command: Command, { say, rules, play }: HotSeatCommand): void {
  addRules(command)
    .usage(words.hotSeatUsage(say.pointsArgument))
    .summary(say.summary)
    .description(say.description)
    .argument("<pack_file>", words.packFile)
    .argument("<shuffle|noshuffle>", words.order)
    .argument(say.pointsArgument, say.points)
    .argument("<players...>", words.players)
    .option("--seed <seed>", words.seed)
    .option("--save <file>", words.save)
    .option("--plain", words.plain)
    .addHelpText("after", `\n${rules}\n\n${say.example}`)
    .action((...given: [string, string, string, readonly string[], Options, Command]) => {
      const [pack, order, points, players, options] = given;
      return play({ pack, order, points, players, options });
    });
}

async function playEuchre(given: Arguments, context: Context): Promise<void> {
  const rules = [...(given.options.rule ?? []), `targetScore=${parsePoints(given.points)}`];
  const game = euchreGame(euchreOptions(rules, PRESET));
  const { table, seat } = setTable(game, given, context);
  await playAndSave(table, new EuchreSeat(seat), given.options);
}

async function playBuck(given: Arguments, context: Context): Promise<void> {
  const rules = [...(given.options.rule ?? []), `startScore=${given.points}`];
  const game = buckGame(buckOptions(rules));
  const { table, seat } = setTable(game, given, context);
  await playAndSave(table, new BuckSeat(seat), given.options);
}

function setTable<State, View, Action, Event>(
  game: LocalGame<State, View, Action, Event>,
  { pack, order, players, options }: Arguments,
  context: Context,
) {
  const seats = parseSeats(players);
  const random = options.seed === undefined ? trueRandom : seeded(options.seed);
  const dealing = parseDealing(pack, order, random);
  return { table: { game, seats, dealing, random }, seat: new HotSeat(context.terminal(options), seats) };
}
