import { euchre } from "@buck/engine";
import type { Command } from "commander";
import { BuckHotSeat } from "../games/buck/hotSeat.ts";
import { EuchreHotSeat } from "../games/euchre/hotSeat.ts";
import { HotSeat } from "../hotSeat/hotSeat.ts";
import { BUCK, buckOptions, EUCHRE, euchreOptions, ruleList } from "../gameUi/houseRules.ts";
import { buckGame } from "../games/buck/localGame.ts";
import { euchreGame } from "../games/euchre/localGame.ts";
import type { LocalGame } from "../local/game.ts";
import { seeded, trueRandom } from "../local/random.ts";
import { commandText as text } from "./commandText.ts";
import { EXIT, Stop } from "../terminal/stop.ts";
import type { Context } from "./context.ts";
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
    say: text.euchre,
    rules: ruleList(EUCHRE, PRESET),
    play: (given) => playEuchre(given, context),
  });
  addHotSeat(program.command("buck"), {
    say: text.buck,
    rules: ruleList(BUCK),
    play: (given) => playBuck(given, context),
  });
}

interface HotSeatCommand {
  readonly say: (typeof text)["euchre" | "buck"];
  /** The house rules as a list for --help. */
  readonly rules: string;
  readonly play: (given: Arguments) => Promise<void>;
}

function addHotSeat(command: Command, { say, rules, play }: HotSeatCommand): void {
  addRules(command)
    .usage(text.hotSeatUsage(say.pointsArgument))
    .summary(say.summary)
    .description(say.description)
    .argument("<pack_file>", text.packFile)
    .argument("<shuffle|noshuffle>", text.order)
    .argument(say.pointsArgument, say.points)
    .argument("<players...>", text.players)
    .option("--seed <seed>", text.seed)
    .option("--save <file>", text.save)
    .option("--plain", text.plain)
    .addHelpText("after", `\n${rules}\n\n${say.example}`)
    .action((...given: [string, string, string, readonly string[], Options, Command]) => {
      const [pack, order, points, players, options] = given;
      return play({ pack, order, points, players, options });
    });
}

async function playEuchre(given: Arguments, context: Context): Promise<void> {
  const targetScore = parsePoints(given.points);
  const options = euchreOptions([`targetScore=${targetScore}`, ...(given.options.rule ?? [])], PRESET);
  if (options.targetScore !== targetScore) throw contradiction("targetScore", targetScore);
  const game = euchreGame(options);
  const { table, seat } = setTable(game, given, context);
  await playAndSave(table, new EuchreHotSeat(seat), given.options);
}

async function playBuck(given: Arguments, context: Context): Promise<void> {
  const options = buckOptions([`startScore=${given.points}`, ...(given.options.rule ?? [])]);
  if (options.startScore !== Number(given.points)) throw contradiction("startScore", given.points);
  const game = buckGame(options);
  const { table, seat } = setTable(game, given, context);
  await playAndSave(table, new BuckHotSeat(seat), given.options);
}

function contradiction(rule: string, points: number | string): Stop {
  return new Stop(
    EXIT.usage,
    `The points are given twice: ${points}, and another number with --rule ${rule}.`,
  );
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
