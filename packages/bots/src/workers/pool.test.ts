import { buck } from "@buck/engine";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { BotWorkerPool } from "./pool.ts";
import type { WorkerReply, WorkerRequest, WorkerTask } from "../worker.ts";
import type { BotWorkerListener, BotWorkerPoolOptions } from "./pool.ts";

const ACTION = { type: "PLACE_BID", playerPosition: 0, amount: "PASS" } as const;
const TASK: WorkerTask = {
  job: "choose",
  question: { game: "buck", level: "expert", view: buck.view(buck.create(), "spectator") },
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A worker that answers only when the test says so. */
class FakeWorker {
  readonly listener: BotWorkerListener;
  readonly ids: number[] = [];
  readonly budgets: number[] = [];
  isStopped = false;

  constructor(listener: BotWorkerListener) {
    this.listener = listener;
  }

  send({ id, budgetMs }: WorkerRequest): void {
    this.ids.push(id);
    this.budgets.push(budgetMs);
  }

  stop(): void {
    this.isStopped = true;
  }

  answer(id = this.ids.at(-1) ?? 0): void {
    this.listener.reply({ id, action: ACTION });
  }
}

function setUp(options: Partial<BotWorkerPoolOptions> = {}) {
  const clock = {
    monotonic: () => performance.now(),
    after: (ms: number, callback: () => void) => {
      const timer = setTimeout(callback, ms);
      return () => clearTimeout(timer);
    },
  };
  const started: FakeWorker[] = [];
  const pool = new BotWorkerPool({
    clock,
    start: (listener) => {
      const worker = new FakeWorker(listener);
      started.push(worker);
      return worker;
    },
    workers: 1,
    queue: 2,
    waitMs: 100,
    workMs: 200,
    budgetMs: 60,
    ...options,
  });
  /** "done", or why there was no answer. */
  const ask = async () =>
    pool.ask(TASK, [1, 2]).then(
      (reply: WorkerReply) => ("action" in reply ? "done" : "wrong"),
      (error: { failure: string }) => error.failure,
    );
  const worker = (index = 0): FakeWorker => {
    const found = started[index];
    if (found === undefined) throw new Error(`no worker ${index} was started`);
    return found;
  };
  return { pool, started, ask, worker };
}

test("no worker is started before it is needed, and one is used again", async () => {
  const { started, ask, worker } = setUp({ workers: 2 });
  expect(started).toHaveLength(0);
  const first = ask();
  worker().answer();
  expect(await first).toBe("done");
  const second = ask();
  worker().answer();
  expect(await second).toBe("done");
  expect(started).toHaveLength(1);
});

test("requests wait for a free worker in the order they came", async () => {
  const { ask, worker, pool } = setUp();
  const both = [ask(), ask()];
  expect(pool.waiting).toBe(1);
  worker().answer();
  worker().answer();
  expect(await Promise.all(both)).toEqual(["done", "done"]);
  expect(worker().ids).toEqual([1, 2]);
});

test("a search gets less time while others wait", async () => {
  const { ask, worker } = setUp();
  const all = [ask(), ask(), ask()];
  for (let turn = 0; turn < 3; turn += 1) worker().answer();
  await Promise.all(all);
  expect(worker().budgets).toEqual([60, 30, 60]);
});

test("the queue has an end", async () => {
  const { ask } = setUp();
  void ask();
  void ask();
  void ask();
  expect(await ask()).toBe("full");
});

test("a request that finds no free worker in time is given up", async () => {
  const { ask, worker, started } = setUp();
  const first = ask();
  const second = ask();
  await vi.advanceTimersByTimeAsync(100);
  expect(await second).toBe("late");
  worker().answer();
  expect(await first).toBe("done");
  expect(worker().isStopped).toBe(false);
  expect(started).toHaveLength(1);
});

test("a worker that takes too long is ended and replaced, and its late answer is ignored", async () => {
  const { ask, worker } = setUp();
  const warm = ask();
  worker().answer();
  await warm;
  const late = ask();
  await vi.advanceTimersByTimeAsync(200);
  expect(await late).toBe("late");
  expect(worker().isStopped).toBe(true);
  const next = ask();
  worker().answer(3);
  worker(1).answer();
  expect(await next).toBe("done");
});

test("a worker that dies is replaced at once", async () => {
  const { ask, worker } = setUp();
  const warm = ask();
  worker().answer();
  await warm;
  const lost = ask();
  worker().listener.died(new Error("out of memory"));
  expect(await lost).toBe("died");
  const next = ask();
  worker(1).answer();
  expect(await next).toBe("done");
});

test("a worker that dies before its first answer is not started again and again", async () => {
  const { ask, started, worker } = setUp({ waitMs: 5_000 });
  const lost = ask();
  worker().listener.died(new Error("no such file"));
  expect(await lost).toBe("died");
  const next = ask();
  expect(started).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1_000);
  worker(1).answer();
  expect(await next).toBe("done");
});

test("a worker that cannot even be started is one that died", async () => {
  const { ask } = setUp({
    start: () => {
      throw new Error("no threads here");
    },
  });
  expect(await ask()).toBe("died");
});

test("a search that fails does not cost the worker", async () => {
  const { ask, worker } = setUp();
  const failed = ask();
  worker().listener.reply({ id: 1, error: "no legal action" });
  expect(await failed).toBe("failed");
  expect(worker().isStopped).toBe(false);
});

test("stopping answers everybody", async () => {
  const { ask, pool, worker } = setUp();
  const both = [ask(), ask()];
  pool.stop();
  expect(await Promise.all(both)).toEqual(["stopped", "stopped"]);
  expect(worker().isStopped).toBe(true);
  expect(await ask()).toBe("stopped");
});
