import { setImmediate as nextTurn } from "node:timers/promises";
import { expect, test } from "vitest";
import { groupCommit } from "./groupCommit.ts";

/** Two lanes whose commits end when the test says so. */
function setUp() {
  const begun: (readonly string[])[] = [];
  const ends: (() => void)[] = [];
  const commits = groupCommit<string>(
    async (items) => {
      begun.push(items);
      await new Promise<void>((resolve) => ends.push(resolve));
      return items.map(() => null);
    },
    (item) => new Error(item),
    { count: 2, fewest: 3, keyOf: (item) => item },
  );
  const add = async (...items: readonly string[]) => {
    for (const item of items) void commits.add(item);
    await nextTurn();
    await nextTurn();
  };
  const end = async (index: number) => {
    ends[index]?.();
    await nextTurn();
    await nextTurn();
  };
  return { begun, add, end, commits };
}

test("while a commit is on its way, another one begins only for enough items", async () => {
  const { begun, add, end, commits } = setUp();
  await add("a");
  await add("b", "c");
  expect(begun).toEqual([["a"]]);
  await add("d");
  expect(begun).toEqual([["a"], ["b", "c", "d"]]);
  await add("e");
  await end(0);
  expect(begun).toHaveLength(2);
  await end(1);
  expect(begun).toEqual([["a"], ["b", "c", "d"], ["e"]]);
  await end(2);
  await commits.settled();
});

test("what waits when both lanes end in one moment is committed", async () => {
  const { begun, add, end } = setUp();
  await add("a");
  await add("b", "c", "d");
  await add("e");
  await Promise.all([end(0), end(1)]);
  expect(begun.at(-1)).toEqual(["e"]);
});
