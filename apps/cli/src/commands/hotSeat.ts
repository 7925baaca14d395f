import { defaultPlatform } from "@buck/client";
import { GAME_NAMES } from "@buck/engine";
import type { GameName } from "@buck/engine";
import type { Rules } from "@buck/protocol";
import { keptRecord } from "@buck/table";
import type { Command } from "commander";
import { TerminalBots } from "../bots/terminalBots.ts";
import { parseHouseRules, ruleList } from "../gameUi/houseRules.ts";
import { HotSeat } from "../hotSeat/hotSeat.ts";
import { HotSeatTable } from "../local/hotSeatTable.ts";
import { MOST_HANDS } from "../local/mostHands.ts";
import { playHotSeat } from "../local/playHotSeat.ts";
import { seeded } from "../local/random.ts";
import { EXIT, Stop } from "../terminal/stop.ts";
import { commandText as text } from "./commandText.ts";
import type { Context } from "./context.ts";
import { checkWritable, writeTextFile } from "./files.ts";
import { addRules, bookOf } from "./gameArguments.ts";
import type { RuleOptions } from "./gameArguments.ts";
import { parsePackOrder, parsePlayers, parsePoints } from "./hotSeatArguments.ts";

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

/** One command for each game, with the game's name. */
export function addHotSeatCommands(program: Command, context: Context): void {
  for (const name of GAME_NAMES.toReversed()) addHotSeatCommand(program, name, context);
}

function addHotSeatCommand(program: Command, name: GameName, context: Context): void {
  const say = text.hotSeat[name];
  const book = bookOf(name);
  addRules(program.command(name))
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
    .addHelpText("after", `\n${ruleList(book, book.ui.hotSeat.options)}\n\n${say.example}`)
    .action((...given: [string, string, string, readonly string[], Options, Command]) => {
      const [pack, order, points, players, options] = given;
      return play(name, { pack, order, points, players, options }, context);
    });
}

async function play(name: GameName, given: Arguments, context: Context): Promise<void> {
  const { save, seed } = given.options;
  const rules = rulesOf(name, given);
  const players = parsePlayers(given.players);
  const deck = parsePackOrder(given.pack, given.order);
  if (save !== undefined) checkWritable(save);
  const bots = new TerminalBots();
  const table = new HotSeatTable({
    bots,
    rules,
    players,
    random: seed === undefined ? defaultPlatform().random : seeded(seed),
    // With a pack that is not shuffled nothing is left to chance.
    firstDealer: deck === null ? null : 0,
    ...(deck === null ? {} : { nextDeck: () => deck }),
  });
  const hotSeat = new HotSeat(context.terminal(given.options), players);
  const isOver = await playHotSeat(table, hotSeat).finally(() => bots.stop());
  const record = keptRecord({ snapshot: null, entries: table.entries });
  if (save !== undefined && record !== null) writeTextFile(save, record);
  if (!isOver) throw new Stop(EXIT.failed, `Nobody has won after ${MOST_HANDS} hands.`);
}

/** The points are one of the house rules. */
function rulesOf<Name extends GameName>(name: Name, { points, options }: Arguments): Rules<Name> {
  const book = bookOf(name);
  const { options: base, pointsRule } = book.ui.hotSeat;
  const wanted = parseHouseRules(book, base, [`${pointsRule}=${parsePoints(points)}`]);
  const given = parseHouseRules(book, wanted, options.rule ?? []);
  if (given[pointsRule] === wanted[pointsRule]) return { game: name, options: given };
  throw new Stop(
    EXIT.usage,
    `The points are given twice: ${points}, and another number with --rule ${pointsRule}.`,
  );
}
