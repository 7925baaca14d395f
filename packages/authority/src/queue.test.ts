import { expect, test } from "vitest";
import { Queue } from "./queue.ts";

test("tasks run one after another, also after one that fails", async () => {
  const queue = new Queue();
  const order: string[] = [];
  const task = (name: string, turns: number) => async () => {
    order.push(`${name} begins`);
    for (let turn = 0; turn < turns; turn += 1) await Promise.resolve();
    order.push(`${name} ends`);
    if (name === "second") throw new Error("second fails");
    return name;
  };
  const results = await Promise.allSettled([
    queue.run(task("first", 9)),
    queue.run(task("second", 3)),
    queue.run(task("third", 0)),
  ]);
  expect(results.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "fulfilled"]);
  expect(order).toEqual(["first", "second", "third"].flatMap((name) => [`${name} begins`, `${name} ends`]));
});
