import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const ROOT = join(import.meta.dirname, "..");
const ROOMS = ["packages/table/src", "apps/server/src", "apps/web/src", "apps/cli/src"];

/** The register of games, what each game brings to it, its texts, pictures of both, lessons, and pages' addresses. */
const MAY_NAME_A_GAME =
  /^(apps\/(web|cli)\/src\/games\/(index\.ts|(buck|euchre)\/.*)|apps\/web\/src\/(gallery\/.*|fixtures\/(buck|euchre)\.ts|learn\/(FirstHand\.tsx|lessonTable\.ts|(buck|euchre)Lesson\.ts)|texts\/((buck|euchre)\.ts|messages\.ts)|App\.tsx))$/;

/** A game by its name, however the quotes look. */
const NAME = /["'`](buck|euchre)["'`]/;

function namesAGame(path: string, text: string): boolean {
  return !MAY_NAME_A_GAME.test(path) && NAME.test(text);
}

function sourcesIn(room: string): readonly string[] {
  return readdirSync(join(ROOT, room), { recursive: true, encoding: "utf8" })
    .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path))
    .map((path) => `${room}/${path}`);
}

test.each(ROOMS)("%s asks which game it is in one register alone", (room) => {
  const sources = sourcesIn(room);
  expect(sources.length).toBeGreaterThan(10);
  expect(sources.filter((path) => namesAGame(path, readFileSync(join(ROOT, path), "utf8")))).toEqual([]);
});

test.each([
  ["packages/table/src/waiting.ts", 'if (rules.game === "buck") return;', true],
  ["apps/web/src/table/SeatPanel.tsx", "const title = { 'euchre': 1 };", true],
  ["apps/web/src/games/index.ts", 'case "buck":', false],
  ["apps/cli/src/commands/play.ts", 'game === "buck"', true],
  ["apps/cli/src/games/euchre/egn.ts", 'game: "euchre"', false],
  ["apps/web/src/table/SeatPanel.tsx", "buck.view(state)", false],
])("%s with %j is found out: %s", (path, text, isFound) => {
  expect(namesAGame(path, text)).toBe(isFound);
});
