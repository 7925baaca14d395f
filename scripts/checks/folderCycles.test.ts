import { expect, test } from "vitest";
import { describeCycle, findFolderCycles } from "./folderCycles.ts";

/** Files by path, each with what it imports. */
type Tree = Readonly<Record<string, readonly string[]>>;

function ringsIn(tree: Tree): string[] {
  const files = Object.entries(tree).map(([path, specifiers]) => ({
    path,
    text: specifiers.map((specifier) => `import { x } from "${specifier}";`).join("\n"),
  }));
  return findFolderCycles(files).map(describeCycle);
}

test.each<[string, Tree]>([
  ["one way only", { "apps/web/src/home/Home.tsx": ["../ui/Button.tsx"], "apps/web/src/ui/Button.tsx": [] }],
  ["inside one folder", { "apps/web/src/ui/a.ts": ["./b.ts"], "apps/web/src/ui/b.ts": ["./a.ts"] }],
  ["of files alone", { "packages/x/src/a.ts": ["./b.ts"], "packages/x/src/b.ts": ["./a.ts"] }],
  [
    "through a file that lies beside both",
    { "packages/x/src/bid/a.ts": ["../cards.ts"], "packages/x/src/index.ts": ["./bid/a.ts", "./cards.ts"] },
  ],
  ["of src and test", { "packages/x/test/a.ts": ["../src/b.ts"], "packages/x/src/b.ts": ["../test/a.ts"] }],
  ["through a package", { "packages/x/src/a/a.ts": ["@buck/x"], "packages/x/src/index.ts": ["./a/a.ts"] }],
  [
    "of folders that bear one name in two rooms",
    { "packages/x/src/a/a.ts": ["../b/b.ts"], "packages/y/src/b/b.ts": ["../a/a.ts"] },
  ],
])("finds no ring %s", (_, tree) => {
  expect(ringsIn(tree)).toEqual([]);
});

test("names every import of a ring of two folders", () => {
  expect(
    ringsIn({
      "apps/web/src/chat/Chat.tsx": ["../table/SeatPanel.tsx"],
      "apps/web/src/table/SeatPanel.tsx": ["react", "../chat/Bubble.tsx"],
    }),
  ).toEqual([
    [
      "apps/web/src: chat -> table -> chat is a ring",
      "  chat needs table: apps/web/src/chat/Chat.tsx:1",
      "  table needs chat: apps/web/src/table/SeatPanel.tsx:2",
    ].join("\n"),
  ]);
});

test.each<[string, Tree, string]>([
  [
    "three folders, though no two files need each other",
    {
      "apps/web/src/a/one.ts": ["../b/one.ts"],
      "apps/web/src/b/two.ts": ["../c/one.ts"],
      "apps/web/src/c/two.ts": ["../a/two.ts"],
    },
    "apps/web/src: a -> b -> c -> a is a ring",
  ],
  [
    "folders far below src",
    {
      "apps/cli/src/ui/screen/a/x.ts": ["../b/x.ts"],
      "apps/cli/src/ui/screen/b/y/z.ts": ["../../a/x.ts"],
    },
    "apps/cli/src/ui/screen: a -> b -> a is a ring",
  ],
  [
    "a folder and the index that collects it",
    {
      "apps/web/src/games/index.ts": ["./buck/buck.ts"],
      "apps/web/src/games/buck/buck.ts": ["../index.ts"],
    },
    "apps/web/src/games: buck -> index.ts -> buck is a ring",
  ],
  [
    "the shorter of two ways round",
    {
      "apps/web/src/a/x.ts": ["../b/x.ts"],
      "apps/web/src/b/x.ts": ["../c/x.ts", "../a/x.ts"],
      "apps/web/src/c/x.ts": ["../d/x.ts"],
      "apps/web/src/d/x.ts": [],
    },
    "apps/web/src: a -> b -> a is a ring",
  ],
])("finds a ring of %s", (_, tree, ring) => {
  expect(ringsIn(tree).map((text) => text.split("\n")[0])).toEqual([ring]);
});

test("a type makes a ring as well", () => {
  const files = [
    { path: "apps/web/src/a/x.ts", text: 'import type { X } from "../b/x.ts";' },
    { path: "apps/web/src/b/x.ts", text: 'export { y } from "../a/y.ts";' },
  ];
  expect(findFolderCycles(files)).toHaveLength(1);
});

function ringOf(a: string, b: string): Tree {
  return { [`apps/web/src/${a}/x.ts`]: [`../${b}/x.ts`], [`apps/web/src/${b}/x.ts`]: [`../${a}/x.ts`] };
}

test("shows every ring of a room once", () => {
  expect(ringsIn({ ...ringOf("a", "b"), ...ringOf("c", "d") })).toHaveLength(2);
});
