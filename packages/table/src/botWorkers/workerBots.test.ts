import { chooseInProcess } from "@buck/bots";
import { LEVELS } from "@buck/bots/levels";
import type { Level } from "@buck/bots/levels";
import { answerRequest } from "@buck/bots/worker";
import type { Seed, WorkerReply, WorkerTask } from "@buck/bots/worker";
import { expect, test } from "vitest";
import { legalActions } from "../../test/kit/games.ts";
import { dice } from "../../test/kit/random.ts";
import { scene } from "../../test/kit/situations.ts";
import { VirtualClock } from "../virtualClock.ts";
import { WorkerError } from "./pool.ts";
import { workerBots } from "./workerBots.ts";

async function setUp(ask: (task: WorkerTask, seed: Seed) => WorkerReply) {
  const { ann } = await scene("bidding");
  const asked: WorkerTask["job"][] = [];
  const decisions: string[] = [];
  const bots = workerBots({
    pool: {
      ask: async (task, seed) => {
        asked.push(task.job);
        return ask(task, seed);
      },
    },
    clock: new VirtualClock(),
    onDecision: (result) => void decisions.push(result),
  });
  const choose = (level: Level) => bots.choose({ game: "buck", level, view: ann.buck }, dice(1));
  return { choose, asked, decisions, view: ann.buck };
}

const worker = (task: WorkerTask, seed: Seed) => answerRequest({ id: 1, task, seed, budgetMs: 5 });

test("bots that search are asked in a worker, and no others", async () => {
  const { choose, asked, decisions, view } = await setUp(worker);
  for (const level of LEVELS) {
    expect(legalActions({ game: "buck", view })).toContainEqual(await choose(level));
  }
  expect(asked).toEqual(["choose", "choose"]);
  expect(decisions).toEqual(["searched", "searched"]);
});

test("the same chance gives the same choice in a worker", async () => {
  const { choose } = await setUp((task, seed) => answerRequest({ id: 1, task, seed, budgetMs: 60_000 }));
  expect(await choose("hard")).toEqual(await choose("hard"));
});

test("a medium bot decides where a worker fails", async () => {
  const { choose, decisions, view } = await setUp(() => {
    throw new WorkerError("late", "The worker took too long");
  });
  const medium = chooseInProcess({ game: "buck", level: "medium", view }, dice(1));
  expect(await choose("expert")).toEqual(medium);
  expect(decisions).toEqual(["late"]);
});

test("a worker tells what is wrong with a question instead of dying of it", async () => {
  const { view } = await setUp(worker);
  const task = { job: "evaluate", game: "buck", view: { ...view, viewer: "spectator" }, worlds: 1 } as const;
  expect(worker(task, [1, 2])).toMatchObject({ id: 1, error: expect.any(String) });
});

test("a worker evaluates every legal action", async () => {
  const { view } = await setUp(worker);
  const reply = worker({ job: "evaluate", game: "buck", view, worlds: 3 }, [1, 2]);
  const actions = "evaluation" in reply ? reply.evaluation.choices.map(({ action }) => action) : [];
  expect(actions).toEqual(legalActions({ game: "buck", view }));
});
