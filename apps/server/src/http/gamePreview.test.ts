import { expect, test } from "vitest";
import { finishedGame } from "../../test/support/finishedGame.ts";
import { gamePreview, GamePreviews, UNKNOWN_GAME } from "./previews.ts";

test.each([
  ["buck", /^\w+ won a game of Buck Euchre$/, 4],
  ["euchre", /^\w+ and \w+ won a game of classic Euchre$/, 2],
] as const)("a link to a game of %s says who won, and every score", (game, title, sides) => {
  const preview = gamePreview(finishedGame(game));
  expect(preview.title).toMatch(title);
  expect(preview.description.match(/ −?-?\d+/g)).toHaveLength(sides);
  expect(preview.description.endsWith("Step through it card by card.")).toBe(true);
  expect(preview.picture?.path).toBe("/api/games/g/picture.png");
});

test("a game that cannot be replayed is still a game", () => {
  expect(gamePreview({ ...finishedGame("buck"), actions: [{ type: "OPEN_BIDDING" }] })).toBe(UNKNOWN_GAME);
});

test("a game is replayed once, and again when it was forgotten", () => {
  const previews = new GamePreviews();
  const game = finishedGame("buck");
  const first = previews.of(game);
  expect(previews.of({ ...game, actions: [] })).toBe(first);
  expect(previews.of({ ...game, gameId: "another", actions: [] })).not.toBe(first);
  previews.forget(game.gameId);
  expect(previews.of({ ...game, actions: [] })).not.toBe(first);
});
