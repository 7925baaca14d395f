import { buck, euchre, type GameName } from "@buck/engine";
import { BUCK, EUCHRE, stepsOf } from "@buck/engine/testing";
import type { FinishedGame } from "@buck/table";
import { expect, test } from "vitest";
import { gamePreview, UNKNOWN_GAME } from "./gamePreview.ts";

const NAMES = ["Ann", "Bo", "Cy", "Dee"];

function finished(game: GameName, actions: FinishedGame["actions"]): FinishedGame {
  const players = ([0, 1, 2, 3] as const).map((position) => ({
    position,
    name: NAMES[position] ?? "",
    kind: "person" as const,
  }));
  const options = game === "buck" ? buck.DEFAULT_OPTIONS : euchre.DEFAULT_OPTIONS;
  return { gameId: "g", game, options, players, actions, times: [] };
}

test.each([
  ["buck", stepsOf(BUCK, { seed: 5, options: buck.DEFAULT_OPTIONS }), /^\w+ won a game of Buck Euchre$/, 4],
  [
    "euchre",
    stepsOf(EUCHRE, { seed: 5, options: euchre.DEFAULT_OPTIONS }),
    /^\w+ and \w+ won a game of classic Euchre$/,
    2,
  ],
] as const)("a link to a game of %s says who won, and every score", (game, steps, title, sides) => {
  const preview = gamePreview(
    finished(
      game,
      steps.map(({ action }) => action),
    ),
  );
  expect(preview.title).toMatch(title);
  expect(preview.description.match(/ −?-?\d+/g)).toHaveLength(sides);
  expect(preview.description.endsWith("Look through it card by card.")).toBe(true);
});

test("a game that cannot be replayed is still a game", () => {
  expect(gamePreview(finished("buck", [{ type: "OPEN_BIDDING" }]))).toBe(UNKNOWN_GAME);
});
