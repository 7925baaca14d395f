import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buck, GAME_NAMES } from "@buck/engine";
import { expect, test } from "vitest";
import { buildBot } from "../bench/arena/buildBot.ts";
import { runJob } from "../bench/arena/contest.ts";
import { legally, loadPlayer, playerName } from "../bench/arena/player.ts";
import { bidding } from "./builders.ts";

const BARE_BOT = `import { games } from "@buck/engine";
export const choose = ({ game, view }, random) => {
  const legal = games[game].legalActions(view);
  return legal[random(legal.length)];
};
`;

const EXAMPLE = "packages/bots/examples/lowestCard.ts";

test.each(GAME_NAMES)("the example of a bot of your own plays %s, and medium is better", async (game) => {
  const contest = { game, player: "medium", others: EXAMPLE, options: {}, seeds: "tuning" } as const;
  const { samples, decisions } = await runJob({ contest, measure: "games", from: 0, count: 4 });
  expect(decisions).toBeGreaterThan(0);
  expect(samples.reduce((sum, sample) => sum + sample, 0)).toBeGreaterThan(2);
});

test("a bot that lies outside the repository finds the engine by its name", async () => {
  const folder = await mkdtemp(join(tmpdir(), "buck-bot-"));
  const file = join(folder, "chance.js");
  await writeFile(file, BARE_BOT);
  const choose = await loadPlayer(await buildBot(file, join(folder, "built")));
  const view = bidding("JS JC AS 9H 10D");
  expect(buck.legalActions(view)).toContainEqual(choose({ game: "buck", view }, () => 0));
  await rm(folder, { recursive: true });
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
