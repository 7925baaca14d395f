import { POSITIONS } from "@buck/engine";
import type { Level } from "../src/index.ts";
import { seeded, shuffled } from "./chance.ts";
import { among, anySeat, everywhere, gains, playGame, playHand, seated } from "./games.ts";
import type { Seats } from "./games.ts";

export interface Estimate {
  readonly mean: number;
  /** Half the width of the 95 % interval. */
  readonly margin: number;
}

export interface Duel {
  readonly level: Level;
  readonly others: Level;
  readonly seed: number;
}

const Z95 = 1.96;

export function estimate(samples: readonly number[]): Estimate {
  const mean = samples.reduce((sum, sample) => sum + sample, 0) / samples.length;
  const squares = samples.reduce((sum, sample) => sum + (sample - mean) ** 2, 0);
  return { mean, margin: Z95 * Math.sqrt(squares / (samples.length - 1) / samples.length) };
}

export interface CallResult {
  /** Points a hand takes off the bot's score. */
  readonly points: Estimate;
  /** The same, less what its place at the table would have got without it. */
  readonly gain: Estimate;
}

/** Every deal five times: without the bot, and with it in each of the four seats. */
export function measureHands({ level, others, seed }: Duel, deals: number): CallResult {
  const random = seeded(seed);
  const samples = Array.from({ length: deals }, () => {
    const start = seated(anySeat(random));
    const deck = shuffled(random);
    const play = (seats: Seats) => gains(start, playHand(start, deck, { seats, random }));
    const without = mean(play(everywhere(others)));
    const points = mean(POSITIONS.map((seat) => play(among(others, level, seat))[seat] ?? 0));
    return { points, gain: points - without };
  });
  return {
    points: estimate(samples.map(({ points }) => points)),
    gain: estimate(samples.map(({ gain }) => gain)),
  };
}

/** Share of whole games that the bot wins; 25 % is fair. Who has not won after `mostHands` has not won. */
export function measureGames({ level, others, seed }: Duel, games: number, mostHands: number): Estimate {
  const random = seeded(seed);
  const wins = Array.from({ length: games }, () => {
    const seat = anySeat(random);
    const { winner } = playGame({ seats: among(others, level, seat), random }, mostHands);
    return winner === seat ? 1 : 0;
  });
  return estimate(wins);
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
