import { parseArgs } from "node:util";
import { POSITIONS } from "@buck/engine";
import type { buck, Position } from "@buck/engine";
import { winChance } from "../src/buck/winChance.ts";
import type { RaceWeights } from "../src/buck/winChance.ts";
import { highest } from "../src/highest.ts";
import { chooseInProcess } from "../src/index.ts";
import { seedOf } from "./arena/chance.ts";
import { playGame } from "./arena/match.ts";
import type { Choose } from "./arena/player.ts";

/**
 * Fits the chance to win to games of one `hard` bot among medium bots, on tuning seeds: the weights under which who won
 * is the least surprise, seen from the scores before every hand.
 */
const { values } = parseArgs({
  options: { games: { type: "string", default: "3000" }, first: { type: "string", default: "100000" } },
});

/** The scores before a hand, and whether the seat that searches went on to win. */
interface Standing {
  readonly scores: readonly number[];
  readonly seat: Position;
  readonly hasWon: boolean;
}

const hard: Choose = ({ game, view }, random) => chooseInProcess({ game, level: "hard", view }, random);
const medium: Choose = ({ game, view }, random) => chooseInProcess({ game, level: "medium", view }, random);

function standingsOf(game: number): readonly Standing[] {
  const seat = POSITIONS[game % POSITIONS.length] ?? 0;
  const byHand = new Map<number, readonly number[]>();
  const watch = ({ round, players }: buck.GameState) => {
    byHand.set(
      round,
      players.map(({ score }) => score),
    );
  };
  const seats = POSITIONS.map((each) => (each === seat ? hard : medium));
  const { winner } = playGame<"buck">({
    game: "buck",
    options: {},
    seats,
    seed: seedOf("tuning", game),
    watch,
  });
  return [...byHand.values()].map((scores) => ({ scores, seat, hasWon: winner === seat }));
}

/** How much the ends of the games surprise, on average. */
function surprise(standings: readonly Standing[], weights: RaceWeights): number {
  let sum = 0;
  for (const { scores, seat, hasWon } of standings) {
    const chance = winChance(scores, seat, weights);
    sum -= Math.log(hasWon ? chance : 1 - chance);
  }
  return sum / standings.length;
}

const START: RaceWeights = { point: 0.5, own: 1 };
const FINEST = 0.002;

/** Goes where there is less surprise, in ever smaller steps. */
function fitted(standings: readonly Standing[]): RaceWeights {
  let best = START;
  for (let step = 0.5; step > FINEST;) {
    const { point, own } = best;
    const around = [-step, step].flatMap((by) => [
      { point: point + by, own },
      { point, own: own + by },
    ]);
    const next = highest([best, ...around], (each) => -surprise(standings, each));
    if (next === best) step /= 2;
    best = next;
  }
  return best;
}

const games = Array.from({ length: Number(values.games) }, (_, game) => Number(values.first) + game);
const standings = games.flatMap(standingsOf);
const weights = fitted(standings);
console.log(`${games.length} games, ${standings.length} standings on tuning seeds`);
console.log(`point ${weights.point.toFixed(2)}, own ${weights.own.toFixed(2)}`);
console.log(`surprise ${surprise(standings, weights).toFixed(4)}`);
