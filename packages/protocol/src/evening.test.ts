import { buck, euchre } from "@buck/engine";
import { expect, test } from "vitest";
import { eveningAfter, eveningGame } from "./evening.ts";
import type { EveningGame } from "./evening.ts";
import type { GameFrame } from "./games.ts";

const ROW = [2, 3, 0, -5];

/** What everybody sees of a game that is over after so many hands. */
function over(gameId: string, hands: number): GameFrame<"buck"> {
  const view = buck.view(buck.create({}, gameId), "spectator");
  const scoreSheet = Array.from({ length: hands }, (_, round) => ({ round, changes: [-2, -3, 0, 5] }));
  return { game: "buck", view: { ...view, gameOver: true, scoreSheet }, events: [] };
}

test("a game that is over is added once, with points that count towards winning", () => {
  const once = eveningAfter([], over("g".repeat(22), 2));
  expect(once).toEqual([{ gameId: "g".repeat(22), game: "buck", names: [], points: [ROW, ROW] }]);
  expect(eveningGame.safeParse(once[0]).success).toBe(true);
  expect(eveningAfter(once, over("g".repeat(22), 2))).toBe(once);
});

test("nothing is added while a game is on, or where none is seen", () => {
  const view = euchre.view(euchre.create({}, "g"), "spectator");
  const none: readonly EveningGame[] = [];
  expect(eveningAfter(none, { game: "euchre", view, events: [] })).toBe(none);
  expect(eveningAfter(none, null)).toBe(none);
});

test("the oldest of twenty makes way, and a game without an end keeps its total", () => {
  let evening: readonly EveningGame[] = [];
  for (let number = 0; number < 21; number += 1) evening = eveningAfter(evening, over(`game ${number}`, 100));
  expect(evening.map(({ gameId }) => gameId)).toEqual(
    Array.from({ length: 20 }, (_, index) => `game ${index + 1}`),
  );
  const [{ points } = { points: [] }] = evening;
  expect(points).toHaveLength(60);
  const total = (seat: number) => points.reduce((sum, row) => sum + (row[seat] ?? 0), 0);
  expect([0, 1, 2, 3].map(total)).toEqual([200, 300, 0, -500]);
});
