import { nameFrom } from "@buck/authority";
import { defaultPlatform, LOCAL_CODE, openLocal } from "@buck/client";
import type { LocalBot, LocalOptions, Platform, TableClient } from "@buck/client";
import type { GameName } from "@buck/engine";
import { LIMITS, PACES } from "@buck/protocol";
import type { Settings } from "@buck/protocol";
import { keptRecord, memoryStore } from "@buck/table";
import { Option } from "commander";
import type { Command } from "commander";
import { TerminalBots } from "../table/terminalBots.ts";
import { TERMINAL_GAMES } from "../table/games.ts";
import { stateFolder } from "../table/platform.ts";
import { HurriedClock } from "../table/hurriedClock.ts";
import { addGameChoice, parseLevels, rulesFrom } from "./gameArguments.ts";
import type { HouseOptions } from "./gameArguments.ts";
import { seeded } from "../table/random.ts";
import { findLeftGame, SavedGame } from "../hotSeat/savedGame.ts";
import type { LeftGame } from "../hotSeat/savedGame.ts";
import { shownGame } from "../table/shownGame.ts";
import { TableSession } from "../table/session.ts";
import { tableText } from "../table/tableText.ts";
import { EXIT, Stop } from "../terminal/stop.ts";
import type { Terminal } from "../terminal/terminal.ts";
import { askYesNo } from "../terminal/askYesNo.ts";
import { openUi, usesScreen } from "../terminal/openUi.ts";
import { commandText as text } from "./commandText.ts";
import type { Context } from "./context.ts";
import { checkWritable, writeTextFile } from "./files.ts";
import { parseNameOption, userName } from "./liveOptions.ts";

const NO_PAUSES = "none";

interface Options extends HouseOptions {
  readonly name: string;
  readonly bots: string;
  readonly pace: Settings["pace"] | typeof NO_PAUSES;
  readonly seed?: string;
  readonly save?: string;
  readonly lines?: boolean;
  readonly plain?: boolean;
}

/** The game to play, which is the default one if nobody named it. */
interface Wanted {
  readonly game: GameName;
  readonly isNamed: boolean;
}

const BOT_NAMES = ["Bea", "Cal", "Dee"] as const;

export function addPlayCommand(program: Command, context: Context): void {
  addGameChoice(program.command("play"))
    .summary(text.play.summary)
    .description(text.play.description)
    .option("--name <name>", text.play.name, parseNameOption, userName())
    .option("--bots <levels>", text.play.bots, "medium")
    .addOption(new Option("--pace <pace>", text.pace).choices([...PACES, NO_PAUSES]).default("normal"))
    .option("--seed <seed>", text.seed)
    .option("--save <file>", text.save)
    .option("--lines", text.lines)
    .option("--plain", text.plain)
    .addHelpText("after", `\n${text.levels}`)
    .action((game: GameName, options: Options, { args }: Command) =>
      play({ game, isNamed: args.length > 0 }, options, context),
    );
}

async function play(wanted: Wanted, options: Options, context: Context): Promise<void> {
  const { save } = options;
  const setup = setupOf(wanted.game, options);
  if (save !== undefined) checkWritable(save);
  const terminal = context.terminal(options);
  const store = terminal.isInteractive
    ? await savedGame(wanted, { terminal, options, context })
    : memoryStore();
  const hurries = !usesScreen(terminal, options) || options.pace === NO_PAUSES;
  const bots = new TerminalBots();
  const platform = platformFor(options, hurries ? new HurriedClock(() => bots.idle()) : null);
  const entries = await store.load(LOCAL_CODE);
  const saved = entries.length === 0 ? null : { snapshot: null, entries };
  const local = { ...setup, store, saved, platform, botChoices: bots };
  const client = await openLocal(local).catch((error: unknown) => {
    // A game that cannot be read any more is not offered for ever.
    if (!(store instanceof SavedGame)) throw error;
    store.remove();
    throw new Stop(EXIT.badFile, tableText.gameSpoilt);
  });
  await playAt({ client, terminal, options, bots }).finally(() => bots.stop());
  const record = keptRecord({ snapshot: null, entries: await store.load(LOCAL_CODE) });
  if (save !== undefined && record !== null) writeTextFile(save, record);
  if (store instanceof SavedGame) store.remove();
  const shown = client.store.getState().frame?.game ?? null;
  if (shown !== null) terminal.write(`${["", ...shownGame(shown).standings].join("\n")}\n`);
}

interface LocalPlay {
  readonly client: TableClient;
  readonly terminal: Terminal;
  readonly options: Options;
  readonly bots: TerminalBots;
}

/** Plays until the game is over; leaving stops the program. */
async function playAt({ client, terminal, options, bots }: LocalPlay): Promise<void> {
  const ui = openUi(terminal, {
    ...options,
    onHint: () => void session.hint(),
    ...(terminal.isInteractive ? { goodbye: tableText.leftLocal } : {}),
  });
  const session = new TableSession({
    client,
    ui,
    link: "",
    request: { kind: "sit", name: options.name, seat: null },
    skipsResults: !usesScreen(terminal, options),
    bots: [],
    adviceOn: (game) => bots.advice(game),
    isLocal: true,
  });
  try {
    await Promise.race([session.ended, ui.left]);
  } finally {
    ui.close();
    session.close();
  }
}

function setupOf(game: GameName, options: Options): Omit<LocalOptions, "platform" | "store"> {
  const rules = rulesFrom(game, options);
  const pace = options.pace === NO_PAUSES ? "quick" : options.pace;
  const named = nameFrom(options.name, BOT_NAMES);
  if (!named.ok && named.code === "NAME_TAKEN") {
    throw new Stop(EXIT.usage, `A bot is called ${options.name.trim()} already.`);
  }
  if (!named.ok) throw new Stop(EXIT.usage, `A name has 1 to ${LIMITS.nameGraphemes} letters.`);
  return { name: named.name, settings: { rules, pace, hints: "all" }, bots: botsFrom(options) };
}

function botsFrom({ bots }: Options): readonly [LocalBot, LocalBot, LocalBot] {
  const levels = parseLevels(bots, BOT_NAMES.length);
  const bot = (index: 0 | 1 | 2): LocalBot => ({ name: BOT_NAMES[index], level: levels[index] ?? "medium" });
  return [bot(0), bot(1), bot(2)];
}

function platformFor({ seed }: Options, clock: HurriedClock | null): Platform {
  const platform = defaultPlatform();
  return {
    ...platform,
    ...(seed === undefined ? {} : { random: seeded(seed) }),
    ...(clock === null ? {} : { clock }),
  };
}

interface Place {
  readonly terminal: Terminal;
  readonly options: Options;
  readonly context: Context;
}

/** The file of this game; it goes on with one that was left, if the person wants to. */
async function savedGame(wanted: Wanted, { terminal, options, context }: Place): Promise<SavedGame> {
  const folder = stateFolder(context.env);
  const saved = new SavedGame(folder);
  const left = leftGame(folder, wanted);
  if (left === null) return saved;
  const { lines = false } = options;
  const { title } = TERMINAL_GAMES[left.game];
  const goesOn = await askYesNo(terminal, tableText.gameToGoOnWith(title, left.hand), { lines });
  saved.take(left);
  if (!goesOn) saved.remove();
  return saved;
}

/** First one of the game that a new one would be, so that `n` never adds to those that are kept. */
function leftGame(folder: string, { game, isNamed }: Wanted): LeftGame | null {
  const same = findLeftGame(folder, "game", (left) => left.game === game);
  return same !== null || isNamed ? same : findLeftGame(folder);
}
