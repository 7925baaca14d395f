import { buck, GAME_NAMES } from "@buck/engine";
import { expect, test } from "vitest";
import { runJob } from "../bench/arena/contest.ts";
import { legally, loadPlayer, playerName } from "../bench/arena/player.ts";

const EXAMPLE = "packages/bots/examples/lowestCard.ts";

test.each(GAME_NAMES)("the example of a bot of your own plays %s, and medium is better", async (game) => {
  const contest = { game, player: "medium", others: EXAMPLE, options: {}, seeds: "tuning" } as const;
  const { samples, decisions } = await runJob({ contest, measure: "games", from: 0, count: 4 });
  expect(decisions).toBeGreaterThan(0);
  expect(samples.reduce((sum, sample) => sum + sample, 0)).toBeGreaterThan(2);
});

test("a module without a function to choose is refused", async () => {
  await expect(loadPlayer("packages/bots/src/levels.ts")).rejects.toThrow(
    'levels.ts exports no function "choose".',
  );
});

test("who returns what is no legal action is named", () => {
  const choose = legally(() => ({ type: "DEAL", deck: [] }), "cheat.ts");
  const question = { game: "buck", view: buck.view(buck.create(), 0) } as const;
  expect(() => choose(question, () => 0)).toThrow(
    'cheat.ts chose {"type":"DEAL","deck":[]}, which is no legal action there.',
  );
});

test.each([
  ["medium", "medium"],
  ["bots/lowestCard.ts", "lowestCard.ts"],
  [".cache/arena/lowestCard.ts/bot.js", "lowestCard.ts"],
])("the player %s is called %s", (player, name) => {
  expect(playerName(player)).toBe(name);
});
