import { expect, test } from "vitest";
import { NewestKept } from "./newestKept.ts";

test("the newest values are kept, and what is forgotten makes room", () => {
  const kept = new NewestKept<number>(2);
  kept.set("a", 1);
  kept.set("b", 2);
  kept.set("c", 3);
  expect(["a", "b", "c"].map((key) => kept.get(key))).toEqual([undefined, 2, 3]);
  kept.forget("b");
  kept.set("d", 4);
  expect(["b", "c", "d"].map((key) => kept.get(key))).toEqual([undefined, 3, 4]);
});
