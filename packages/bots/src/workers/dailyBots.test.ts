import { expect, test } from "vitest";
import { bidding } from "../../test/builders.ts";
import { seeded } from "../../test/chance.ts";
import { dailyChoice } from "../daily/index.ts";
import { answerRequest } from "../worker.ts";
import type { WorkerTask } from "../worker.ts";
import { dailyBots } from "./dailyBots.ts";
import { WorkerError } from "./pool.ts";

const DAY = "2025-11-16";

test.each([
  ["without a worker", null],
  ["in a worker", async (task: WorkerTask) => answerRequest({ id: 1, task, seed: [1, 2], budgetMs: 0 })],
  ["where the worker fails", () => Promise.reject(new WorkerError("died", "out of memory"))],
])("the experts of a day do the same %s", async (_, ask) => {
  const view = bidding("JS JC AS 9H 10D");
  const bots = dailyBots(DAY, ask === null ? null : { ask });
  const action = await bots.choose({ game: "buck", level: "expert", view }, seeded(1));
  expect(action).toEqual(dailyChoice({ game: "buck", day: DAY }, view));
});
