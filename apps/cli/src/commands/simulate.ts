import { setImmediate as nextTurn } from "node:timers/promises";
import type { Level } from "@buck/bots";
import { POSITIONS } from "@buck/engine";
import type { GameName } from "@buck/engine";
import { InvalidArgumentError } from "commander";
import type { Command } from "commander";
import { parseLevels } from "../local/bots.ts";
import { shuffledDealing } from "../local/dealing.ts";
import type { Happening, LocalGame } from "../local/game.ts";
import { playOut } from "../local/playOut.ts";
import type { Seat } from "../local/players.ts";
import { newSeed, seeded } from "../local/random.ts";
import { reportOf } from "../simulate/report.ts";
import { Tally } from "../simulate/tally.ts";
import type { Summary } from "../simulate/tally.ts";
import { Progress } from "../terminal/progress.ts";
import { commandText as text } from "./commandText.ts";
import { addGameChoice, withGame } from "./chosenGame.ts";
import type { HouseOptions } from "./chosenGame.ts";
import type { Context } from "./context.ts";

interface Options extends HouseOptions {
  readonly games: number;
  readonly bots: string;
  readonly seed?: string;
  readonly json?: boolean;
}

const YIELD_AFTER_MS = 50;

export function addSimulateCommand(program: Command, context: Context): void {
  addGameChoice(program.command("simulate"))
    .summary(text.simulate.summary)
    .description(text.simulate.description)
    .option("--games <number>", text.simulate.games, parseCount, 1000)
    .option("--bots <levels>", text.simulate.bots, "medium")
    .option("--seed <seed>", text.simulate.seed)
    .option("--json", text.json)
    .action((name: GameName, options: Options) =>
      withGame(name, options, (game) => simulate(game, options, context)),
    );
}

function parseCount(typed: string): number {
  const count = /^\d{1,9}$/.test(typed) ? Number(typed) : 0;
  if (count === 0) throw new InvalidArgumentError("It is a whole number above 0.");
  return count;
}

async function simulate<State, View, Action, Event extends Happening>(
  game: LocalGame<State, View, Action, Event>,
  options: Options,
  context: Context,
): Promise<void> {
  const seats = seatsFor(parseLevels(options.bots, POSITIONS.length));
  const start = performance.now();
  const summary = await playGames(game, seats, { ...options, seed: options.seed ?? newSeed(), context });
  const ms = performance.now() - start;
  const terminal = context.terminal({});
  const lines =
    options.json === true
      ? [JSON.stringify(summary)]
      : reportOf(summary, { title: game.gameUi.title, ms, style: terminal.style });
  terminal.write(`${lines.join("\n")}\n`);
}

type BotSeat = Extract<Seat, { kind: "bot" }>;

function seatsFor(levels: readonly Level[]): readonly BotSeat[] {
  return POSITIONS.map((position) => {
    return { kind: "bot", position, name: `Seat ${position}`, level: levels[position] ?? "random" };
  });
}

interface Series {
  readonly games: number;
  readonly seed: string;
  readonly context: Context;
}

/** Every game has its own random numbers, so that game 7 is the same in a longer series. */
async function playGames<State, View, Action, Event>(
  game: LocalGame<State, View, Action, Event>,
  seats: readonly BotSeat[],
  { games, seed, context }: Series,
): Promise<Summary> {
  const tally = new Tally(game);
  const progress = new Progress(context.note, games);
  let yieldedAt = performance.now();
  for (let index = 0; index < games; index += 1) {
    const random = seeded(`${seed}/${index}`);
    const table = { game, seats, dealing: shuffledDealing(random), random };
    tally.finish(
      await playOut(table, { decide: nobody, happened: (event, state) => tally.note(event, state) }),
    );
    const now = performance.now();
    progress.update(index + 1, now);
    if (now - yieldedAt < YIELD_AFTER_MS) continue;
    // Signals are handled only between two turns of the event loop.
    await nextTurn();
    yieldedAt = now;
  }
  progress.clear();
  return tally.summary(seed, seats);
}

function nobody(): never {
  throw new Error("Only bots play here.");
}
