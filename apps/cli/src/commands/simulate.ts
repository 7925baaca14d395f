import { setImmediate as nextTurn } from "node:timers/promises";
import type { GameName } from "@buck/engine";
import { chairsFor } from "@buck/protocol";
import type { Rules } from "@buck/protocol";
import { InvalidArgumentError } from "commander";
import type { Command } from "commander";
import { TERMINAL_GAMES } from "../table/games.ts";
import { addGameChoice, parseLevels, rulesFrom } from "./gameArguments.ts";
import type { HouseOptions } from "./gameArguments.ts";
import { newSeed, seeded } from "../table/random.ts";
import { playGame } from "../simulate/playGame.ts";
import { Tally, reportOf } from "../simulate/tally.ts";
import type { Players, Summary } from "../simulate/tally.ts";
import { Progress } from "../terminal/progress.ts";
import { commandText as text } from "./commandText.ts";
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
    .addHelpText("after", `\n${text.levels}`)
    .action((name: GameName, options: Options) => simulate(name, options, context));
}

function parseCount(typed: string): number {
  const count = /^\d{1,9}$/.test(typed) ? Number(typed) : 0;
  if (count === 0) throw new InvalidArgumentError("It is a whole number above 0.");
  return count;
}

async function simulate(name: GameName, options: Options, context: Context): Promise<void> {
  const rules = rulesFrom(name, options);
  const seats = chairsFor(rules);
  const levels = parseLevels(options.bots, seats.length);
  const series = { seats, levels, games: options.games, seed: options.seed ?? newSeed(), context };
  const start = performance.now();
  const summary = await playGames(rules, series);
  const ms = performance.now() - start;
  const terminal = context.terminal({});
  const lines =
    options.json === true
      ? [JSON.stringify(summary)]
      : reportOf(summary, { title: TERMINAL_GAMES[name].title, ms, style: terminal.style });
  terminal.write(`${lines.join("\n")}\n`);
}

interface Series extends Players {
  readonly games: number;
  readonly seed: string;
  readonly context: Context;
}

/** Every game has its own random numbers, so that game 7 is the same in a longer series. */
async function playGames<Name extends GameName>(
  { game, options }: Rules<Name>,
  { seats, levels, games, seed, context }: Series,
): Promise<Summary> {
  const tally = new Tally<Name>(game);
  const progress = new Progress(context.note, games);
  let yieldedAt = performance.now();
  for (let index = 0; index < games; index += 1) {
    const random = seeded(`${seed}/${index}`);
    const setup = { game, options, levels, random };
    tally.finish(playGame<Name>({ ...setup, onEvent: (event, state) => tally.note(event, state) }));
    const now = performance.now();
    progress.update(index + 1, now);
    if (now - yieldedAt < YIELD_AFTER_MS) continue;
    // Signals are handled only between two turns of the event loop.
    await nextTurn();
    yieldedAt = now;
  }
  progress.clear();
  return tally.summary(seed, { seats, levels });
}
