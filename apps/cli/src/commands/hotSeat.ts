import { nameFrom } from "@buck/authority";
import { LEVELS } from "@buck/bots";
import { defaultPlatform } from "@buck/client";
import { GAME_NAMES } from "@buck/engine";
import type { CardId, GameName, Position } from "@buck/engine";
import { chairsFor, LIMITS } from "@buck/protocol";
import type { Rules } from "@buck/protocol";
import { keptRecord } from "@buck/table";
import type { Entry } from "@buck/table";
import { english, listChoices } from "@buck/words";
import type { Command } from "commander";
import { HotSeat } from "../hotSeat/hotSeat.ts";
import type { HotSeatPlayer } from "../hotSeat/hotSeat.ts";
import { beganAlike, HotSeatTable, playHotSeat } from "../hotSeat/hotSeatTable.ts";
import type { HotSeatTableOptions } from "../hotSeat/hotSeatTable.ts";
import { parsePack } from "../hotSeat/packFile.ts";
import { findLeftGame, SavedGame } from "../hotSeat/savedGame.ts";
import { TERMINAL_GAMES } from "../table/games.ts";
import { stateFolder } from "../table/platform.ts";
import { seeded } from "../table/random.ts";
import { tableText } from "../table/tableText.ts";
import { TerminalBots } from "../table/terminalBots.ts";
import { MOST_HANDS } from "../table/terminalGame.ts";
import { EXIT, Stop } from "../terminal/stop.ts";
import type { Terminal } from "../terminal/terminal.ts";
import { capitalised } from "../terminal/cards.ts";
import { askYesNo } from "../terminal/askYesNo.ts";
import { commandText as text } from "./commandText.ts";
import type { Context } from "./context.ts";
import { checkWritable, readTextFile, writeTextFile } from "./files.ts";
import { addRules, bookOf, parseHouseRules, parseLevel, ruleList } from "./gameArguments.ts";
import type { RuleOptions } from "./gameArguments.ts";

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
  const chairs = chairsFor(rules);
  const players = parsePlayers(given.players, chairs);
  const deck = parsePackOrder(given, chairs.length);
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

/** A name for each seat, each with its type: Human, or the level of a bot. */
function parsePlayers(typed: readonly string[], chairs: readonly Position[]): readonly HotSeatPlayer[] {
  if (typed.length !== 2 * chairs.length) {
    const needed = `${chairs.length} players are needed, each with a name and a type.`;
    throw new Stop(EXIT.usage, needed);
  }
  const names = parseNames(typed.filter((_, index) => index % 2 === 0));
  return chairs.map((position) => {
    const name = names[position] ?? "";
    const type = typed[2 * position + 1] ?? "";
    if (type.toLowerCase() === "human") return { kind: "human", position, name };
    const level = parseLevel(type);
    if (level !== null) return { kind: "bot", position, name, level };
    const types = listChoices(english, ["Human", ...LEVELS.map(capitalised)]);
    throw new Stop(EXIT.usage, `${name} cannot be of the type "${type}": it is ${types}.`);
  });
}

/** The names by the rule of every table: cleaned, and different to people. */
function parseNames(typed: readonly string[]): readonly string[] {
  const names: string[] = [];
  for (const [position, text] of typed.entries()) {
    const named = nameFrom(text, names);
    if (!named.ok && named.code === "NAME_TAKEN") {
      throw new Stop(EXIT.usage, `Two players are called ${text.trim()}.`);
    }
    if (!named.ok) {
      throw new Stop(EXIT.usage, `Player ${position} needs a name of 1 to ${LIMITS.nameGraphemes} letters.`);
    }
    names.push(named.name);
  }
  return names;
}

/** The deck for every hand; null to shuffle. The pack file is read and checked even then. */
function parsePackOrder(
  { pack: file, order }: Pick<Arguments, "pack" | "order">,
  players: number,
): readonly CardId[] | null {
  const pack = parsePack(readTextFile(file), players);
  if (!pack.ok) throw new Stop(EXIT.badFile, `${file}, line ${pack.line}: ${pack.message}`);
  switch (order) {
    case "shuffle":
      return null;
    case "noshuffle":
      return pack.deck;
    default:
      throw new Stop(EXIT.usage, `Say shuffle or noshuffle, not "${order}".`);
  }
}

/** What is no number is left to the house rule, which lists its values. */
function parsePoints(typed: string): string {
  if (!/^0+$/.test(typed)) return typed;
  throw new Stop(EXIT.usage, `The points to win are a whole number above 0, not "${typed}".`);
}
