import { buck } from "@buck/engine";
import { expect, test } from "vitest";
import { bidding } from "../../test/builders.ts";
import { seeded } from "../../test/chance.ts";
import { chooseInProcess } from "../bots.ts";
import { LEVELS } from "../levels.ts";
import type { Level } from "../levels.ts";
import { answerRequest } from "../worker.ts";
import type { Seed, WorkerReply, WorkerTask } from "../worker.ts";
import { WorkerError } from "./pool.ts";
import { workerBots } from "./workerBots.ts";

const view = bidding("JS JC AS 9H 10D");

function setUp(ask: (task: WorkerTask, seed: Seed) => WorkerReply) {
  const asked: WorkerTask["job"][] = [];
  const decisions: string[] = [];
  const bots = workerBots({
    pool: {
      ask: async (task, seed) => {
        asked.push(task.job);
        return ask(task, seed);
      },
    },
    clock: { monotonic: () => 0 },
    onDecision: (result) => void decisions.push(result),
  });
  const choose = (level: Level) => bots.choose({ game: "buck", level, view }, seeded(1));
  return { choose, asked, decisions };
}

const worker = (task: WorkerTask, seed: Seed) => answerRequest({ id: 1, task, seed, budgetMs: 5 });

test("bots that search are asked in a worker, and no others", async () => {
  const { choose, asked, decisions } = setUp(worker);
  for (const level of LEVELS) {
    expect(buck.legalActions(view)).toContainEqual(await choose(level));
  }
  expect(asked).toEqual(["choose", "choose"]);
  expect(decisions).toEqual(["searched", "searched"]);
});

test("the same chance gives the same choice in a worker", async () => {
  const { choose } = setUp((task, seed) => answerRequest({ id: 1, task, seed, budgetMs: 60_000 }));
  expect(await choose("hard")).toEqual(await choose("hard"));
});

test("a medium bot decides where a worker fails", async () => {
  const { choose, decisions } = setUp(() => {
    throw new WorkerError("late", "The worker took too long");
  });
  const medium = chooseInProcess({ game: "buck", level: "medium", view }, seeded(1));
  expect(await choose("expert")).toEqual(medium);
  expect(decisions).toEqual(["late"]);
});

test("a worker tells what is wrong with a question instead of dying of it", async () => {
  const task = { job: "evaluate", game: "buck", view: { ...view, viewer: "spectator" }, worlds: 1 } as const;
  expect(worker(task, [1, 2])).toMatchObject({ id: 1, error: expect.any(String) });
});

test("a worker evaluates every legal action", async () => {
  const reply = worker({ job: "evaluate", game: "buck", view, worlds: 3 }, [1, 2]);
  const actions = "evaluation" in reply ? reply.evaluation.choices.map(({ action }) => action) : [];
  expect(actions).toEqual(buck.legalActions(view));
});
