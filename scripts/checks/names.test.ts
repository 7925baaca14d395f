import { expect, test } from "vitest";
import { findMisspelledFiles, findSharedNames } from "./names.ts";

const file = (path: string, text: string) => ({ path, text });

test.each([
  ["two types", "export type Frame = { a: 1 };", "export interface Frame {}"],
  ["two functions", "export function Frame() {}", "export const Frame = () => {};"],
  ["a class and a type", "export class Frame {}", "export type Frame = 1;"],
  [
    "a list of exports",
    "const Frame = 1; export { Frame };",
    "type Image = 2; export type { Image as Frame };",
  ],
])("finds one name for two things: %s", (_, one, other) => {
  const files = [file("packages/protocol/src/messages.ts", one), file("apps/cli/src/replay/film.ts", other)];
  expect(findSharedNames(files)).toEqual([
    "Frame is defined in packages/protocol/src/messages.ts, apps/cli/src/replay/film.ts",
  ]);
});

test.each([
  ["a re-export", 'export type { Frame } from "@buck/protocol";'],
  ["a re-export of everything", 'export * from "@buck/protocol";'],
  ["an import that is exported", 'import { Frame } from "@buck/protocol"; export { Frame };'],
  ["a thing that stays inside", "type Frame = 1; export const film = (frame: Frame) => frame;"],
])("passes over %s", (_, text) => {
  const files = [
    file("packages/protocol/src/a.ts", "export type Frame = 1;"),
    file("apps/cli/src/b.ts", text),
  ];
  expect(findSharedNames(files)).toEqual([]);
});

test("a name with several signatures in one file is one thing", () => {
  const text =
    "export function replay(a: 1): 1; export function replay(a: 2): 2; export function replay(a: 1 | 2) { return a; }";
  expect(findSharedNames([file("packages/engine/src/record.ts", text)])).toEqual([]);
});

test.each([
  ["packages/engine/src/buck/view.ts", "packages/engine/src/euchre/view.ts", true],
  ["packages/engine/src/buck/legal.ts", "packages/engine/src/euchre/calling.ts", true],
  ["apps/web/src/games/buck/prompt.ts", "apps/web/src/games/index.ts", true],
  ["apps/web/src/games/buck/prompt.ts", "apps/web/src/index.ts", false],
  ["packages/engine/src/buck/view.ts", "packages/engine/src/buck/derive.ts", false],
  ["packages/engine/src/buck/view.ts", "packages/table/src/euchre/view.ts", false],
  ["packages/engine/src/buck/view.ts", "packages/engine/src/view.ts", false],
  ["apps/cli/src/games/buck/board.ts", "apps/cli/src/words/euchre/board.ts", false],
])("%s and %s may share a name: %s", (one, other, mayShare) => {
  const files = [one, other].map((path) => file(path, "export const view = 1;"));
  expect(findSharedNames(files)).toHaveLength(mayShare ? 0 : 1);
});

const COMPONENT = "export function Card() { return <p />; }";

test.each([
  ["packages/engine/src/turnUp.ts", "", []],
  ["packages/engine/src/turnUp.test.ts", "", []],
  ["packages/engine/src/turnUp.test-d.ts", "", []],
  ["scripts/verify.mjs", "", []],
  ["apps/web/vite.config.ts", "", []],
  ["apps/web/src/main.tsx", "", []],
  ["apps/web/src/ui/icons.tsx", COMPONENT, []],
  ["apps/web/src/cards/Card.tsx", COMPONENT, []],
  ["apps/web/src/cards/Card.test.tsx", "", []],
  ["packages/engine/src/turn-up.ts", "", ["files are written likeThis"]],
  ["packages/engine/src/turn_up.ts", "", ["files are written likeThis"]],
  ["packages/engine/src/TurnUp.ts", "export class TurnUp {}", ["files are written likeThis"]],
  ["packages/engine/src/turn-up/a.ts", "", ["folders are written likeThis"]],
  ["apps/web/src/cards/card.tsx", COMPONENT, ["a component's file is called Card"]],
  ["apps/web/src/cards/Hand.tsx", COMPONENT, ["LikeThis if they export a component of that name"]],
])("the name of %s with %j", (path, text, problems) => {
  const found = findMisspelledFiles([file(path, text)]);
  expect(found).toEqual(problems.map((problem) => expect.stringContaining(problem)));
});
