import type { buck } from "@buck/engine";
import { chooseInProcess } from "../src/index.ts";
import type { Level } from "../src/index.ts";
import { seeded } from "../test/chance.ts";
import { everywhere, playGame } from "../test/games.ts";
import { estimate, measureGames, measureHands } from "../test/measure.ts";
import type { Estimate } from "../test/measure.ts";

/** How strong the bots are and what a decision costs. Nothing is ever tuned on these seeds. */

const SEED = 2_026_001;
const DEALS = 2_000;
const GAMES = 2_000;
const MOST_HANDS = 500;
const POSITIONS_TIMED = 20_000;

const show = ({ mean, margin }: Estimate, scale = 1, digits = 2) =>
  `${(mean * scale).toFixed(digits)} ± ${(margin * scale).toFixed(digits)}`;

function againstEasy(): void {
  const duel = { level: "medium", others: "easy", seed: SEED } as const;
  const { points, gain } = measureHands(duel, DEALS);
  const wins = measureGames({ ...duel, seed: SEED + 1 }, GAMES, MOST_HANDS);
  console.log(`bots: medium among three easy, every seat of ${DEALS} deals:`);
  console.log(`bots:   ${show(points)} points a hand, ${show(gain)} more than an easy bot in its place`);
  console.log(`bots:   wins ${show(wins, 100, 1)} % of ${GAMES} games (25 % is fair)`);
}

function amongThemselves(): void {
  const random = seeded(SEED + 2);
  const seats = everywhere("medium");
  const games = Array.from({ length: GAMES }, () => playGame({ seats, random }, MOST_HANDS));
  const changes = games.flatMap(({ scoreSheet }) => scoreSheet.flatMap((row) => row.changes));
  const rounds = games.map(({ round }) => round);
  console.log(`bots: four medium, ${GAMES} games:`);
  console.log(`bots:   ${show(estimate(changes.map((change) => -change)))} points a hand`);
  console.log(`bots:   ${show(estimate(rounds), 1, 1)} hands a game, at most ${Math.max(...rounds)}`);
  console.log(`bots:   ${games.filter(({ gameOver }) => !gameOver).length} games without an end`);
}

function views(): readonly buck.View[] {
  const random = seeded(SEED + 3);
  const seen: buck.View[] = [];
  while (seen.length < POSITIONS_TIMED) {
    playGame({ seats: everywhere("medium"), random, onChoice: (view) => seen.push(view) }, MOST_HANDS);
  }
  return seen;
}

function cost(level: Level, asked: readonly buck.View[]): void {
  const random = seeded(SEED + 4);
  const before = process.cpuUsage();
  for (const view of asked) chooseInProcess({ game: "buck", level, view }, random);
  const { user, system } = process.cpuUsage(before);
  console.log(`bots: ${level} takes ${((user + system) / asked.length).toFixed(1)} µs of CPU a decision`);
}

againstEasy();
amongThemselves();
const asked = views();
cost("medium", asked);
cost("easy", asked);
