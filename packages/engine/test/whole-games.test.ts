import { describe, expect, test } from "vitest";
import { buck } from "../src/index.ts";
import { referee } from "./checker/referee.ts";
import { COMBINATIONS } from "./combinations.ts";
import { playGame } from "./driver.ts";
import { look, noSightings } from "./sightings.ts";

const GAMES_EACH = 11;
const REMATCH_EVERY = 24;
const sightings = noSightings();
let games = 0;

/** The first complaint about a whole game, or how it ended. */
function playJudged(seed: number, options: buck.Options): string {
  const complaints: string[] = [];
  const { judge } = referee(options);
  const { final } = playGame({
    seed,
    options,
    rematches: seed % REMATCH_EVERY === 0 ? 1 : 0,
    onStep: (step) => {
      const complaint = complaints.length > 0 ? null : judge({ ...step, toAct: buck.toAct(step.after) });
      if (complaint !== null) complaints.push(`Action ${step.index}: ${complaint}`);
      look(sightings, step);
    },
  });
  games += 1;
  return complaints[0] ?? final.phase;
}

describe("random whole games under every combination of house rules", () => {
  test.each(COMBINATIONS.map((options, index) => ({ options, index })))("%j", ({ options, index }) => {
    for (let game = 0; game < GAMES_EACH; game += 1) {
      const seed = index * GAMES_EACH + game;
      expect(playJudged(seed, options), `seed ${seed}`).toBe("GAME_OVER");
    }
  });
});

describe("the run", () => {
  test("is long enough to mean something", () => {
    expect(COMBINATIONS).toHaveLength(192);
    expect(games).toBe(192 * GAMES_EACH);
  });

  test.each([...sightings.keys()])("met %s", (situation) => {
    expect(sightings.get(situation)).toBeGreaterThan(0);
  });
});
