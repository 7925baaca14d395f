import { defaultPlatform } from "@buck/client";
import { GAME_NAMES } from "@buck/engine";
import type { GameName } from "@buck/engine";
import type { Rules } from "@buck/protocol";
import { keptRecord } from "@buck/table";
import type { Entry } from "@buck/table";
import type { Command } from "commander";
import { TerminalBots } from "../bots/terminalBots.ts";
import { parseHouseRules, ruleList } from "../gameUi/houseRules.ts";
import { TERMINAL_GAMES } from "../games/index.ts";
import { stateFolder } from "../live/platform.ts";
import { HotSeat } from "../hotSeat/hotSeat.ts";
import { beganAlike, HotSeatTable } from "../local/hotSeatTable.ts";
import type { HotSeatTableOptions } from "../local/hotSeatTable.ts";
import { MOST_HANDS } from "../local/mostHands.ts";
import { playHotSeat } from "../local/playHotSeat.ts";
import { seeded } from "../local/random.ts";
import { findLeftGame, SavedGame } from "../local/savedGame.ts";
import { tableText } from "../session/tableText.ts";
import { EXIT, Stop } from "../terminal/stop.ts";
import type { Terminal } from "../terminal/terminal.ts";
import { askYesNo } from "../ui/askYesNo.ts";
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
  const terminal = context.terminal(given.options);
  const options = {
    bots,
    rules,
    players,
    random: seed === undefined ? defaultPlatform().random : seeded(seed),
    // With a pack that is not shuffled nothing is left to chance.
    firstDealer: deck === null ? null : (0 as const),
    ...(deck === null ? {} : { nextDeck: () => deck }),
  };
  const kept = terminal.isInteractive ? new SavedGame(stateFolder(context.env), "hotSeat") : null;
  const table =
    kept === null ? new HotSeatTable(options) : await keptTable(options, kept, { terminal, context });
  const hotSeat = new HotSeat(terminal, players);
  const isOver = await playHotSeat(table, hotSeat).finally(() => bots.stop());
  kept?.remove();
  const record = keptRecord({ snapshot: null, entries: table.entries });
  if (save !== undefined && record !== null) writeTextFile(save, record);
  if (!isOver) throw new Stop(EXIT.failed, `Nobody has won after ${MOST_HANDS} hands.`);
}

/** A table that outlives the program; it goes on where the same players have left it, if they want to. */
async function keptTable(
  options: HotSeatTableOptions,
  kept: SavedGame,
  { terminal, context }: { readonly terminal: Terminal; readonly context: Context },
): Promise<HotSeatTable> {
  terminal.setFarewell(tableText.leftHotSeat);
  const onEntry = (entry: Entry) => void kept.append("", entry);
  const left = findLeftGame(stateFolder(context.env), "hotSeat", ({ entries }) =>
    beganAlike(entries, options),
  );
  if (left === null) return new HotSeatTable({ ...options, onEntry });
  const { title } = TERMINAL_GAMES[left.game];
  const question = tableText.gameToGoOnWith(title, left.hand);
  const goesOn = await askYesNo(terminal, question, { lines: true });
  kept.take(left);
  if (goesOn) return reopened({ ...options, onEntry, saved: left.entries }, kept);
  kept.remove();
  return new HotSeatTable({ ...options, onEntry });
}

/** A game that cannot be read any more is not offered for ever. */
function reopened(options: HotSeatTableOptions, kept: SavedGame): HotSeatTable {
  try {
    return new HotSeatTable(options);
  } catch {
    kept.remove();
    throw new Stop(EXIT.badFile, tableText.gameSpoilt);
  }
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
