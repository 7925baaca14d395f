import { expect, test } from "vitest";
import { seeded } from "./chance.ts";
import { everywhere, playGame } from "./games.ts";
import { measureGames, measureHands } from "./measure.ts";
import { COMBINATIONS } from "./options.ts";

const SEED = 3_001;
const MOST_HANDS = 200;

test("medium takes clearly more points a hand than an easy bot in its place", () => {
  const { points, gain } = measureHands({ level: "medium", others: "easy", seed: SEED }, 200);
  expect(points.mean, `seed ${SEED}`).toBeGreaterThan(0.5);
  expect(gain.mean, `seed ${SEED}`).toBeGreaterThan(1.1);
});

test("medium wins most games against three easy bots", () => {
  const wins = measureGames({ level: "medium", others: "easy", seed: SEED }, 100, MOST_HANDS);
  expect(wins.mean, `seed ${SEED}`).toBeGreaterThan(0.75);
});

test("an easy bot does not win against three medium ones", () => {
  const wins = measureGames({ level: "easy", others: "medium", seed: SEED }, 100, MOST_HANDS);
  expect(wins.mean, `seed ${SEED}`).toBeLessThan(0.1);
});

test("games among four medium bots end, under every combination of house rules", () => {
  for (const [seed, options] of COMBINATIONS.entries()) {
    const random = seeded(SEED + seed);
    const { gameOver, round } = playGame({ seats: everywhere("medium"), random, options }, MOST_HANDS);
    expect({ seed, options, gameOver, round }).toMatchObject({ gameOver: true });
  }
});
