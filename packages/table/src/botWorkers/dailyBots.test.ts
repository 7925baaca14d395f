import { dailyChoice } from "@buck/bots/daily";
import { answerRequest } from "@buck/bots/worker";
import type { WorkerTask } from "@buck/bots/worker";
import { expect, test } from "vitest";
import { dice } from "../../test/kit/random.ts";
import { scene } from "../../test/kit/situations.ts";
import { dailyBots } from "./dailyBots.ts";
import { WorkerError } from "./pool.ts";

const DAY = "2025-11-16";

test.each([
  ["without a worker", null],
  ["in a worker", async (task: WorkerTask) => answerRequest({ id: 1, task, seed: [1, 2], budgetMs: 0 })],
  ["where the worker fails", () => Promise.reject(new WorkerError("died", "out of memory"))],
])("the experts of a day do the same %s", async (_, ask) => {
  const { ann } = await scene("bidding");
  const bots = dailyBots(DAY, ask === null ? null : { ask });
  const action = await bots.choose({ game: "buck", level: "expert", view: ann.buck }, dice(1));
  expect(action).toEqual(dailyChoice({ game: "buck", day: DAY }, ann.buck));
});
