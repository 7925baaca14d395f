import { FULL_DECK } from "@buck/engine/testing";
import { Worker } from "node:worker_threads";
import { buck } from "@buck/engine";
import { BotWorkerPool, threadWorkers } from "@buck/bots/workers";
import { beforeAll, expect, onTestFinished, test } from "vitest";
import { systemClock } from "../src/process/system.ts";
import { buildServer, builtFile } from "./support/serverProcess.ts";

beforeAll(buildServer);

/** The first bidder's view of a new hand. */
function bidderView(): buck.View {
  const players = ["a", "b", "c", "d"].map((id): buck.Action => ({ type: "ADD_PLAYER", id, name: id }));
  const deal: readonly buck.Action[] = [
    { type: "CHOOSE_DEALER", dealerPosition: 3 },
    { type: "DEAL", deck: FULL_DECK },
    { type: "OPEN_BIDDING" },
  ];
  const game = [...players, ...deal].reduce((state, action) => {
    const applied = buck.apply(state, action);
    if (!applied.ok) throw new Error(applied.code);
    return applied.state;
  }, buck.create());
  return buck.view(game, 0);
}

const VIEW = bidderView();

/** What a thread of this script chooses for the view, or why it chose nothing. */
function choices(script: URL, workMs: number): () => Promise<unknown> {
  const pool = new BotWorkerPool({
    start: threadWorkers(() => new Worker(script)),
    clock: systemClock,
    workers: 1,
    queue: 8,
    waitMs: 30_000,
    workMs,
    budgetMs: 50,
  });
  onTestFinished(() => pool.stop());
  return () =>
    pool.ask({ job: "choose", question: { game: "buck", level: "expert", view: VIEW } }, [1, 2]).then(
      (reply) => ("action" in reply ? reply.action : reply),
      (error: { failure: string }) => error.failure,
    );
}

function script(source: string): URL {
  return new URL(`data:text/javascript,${encodeURIComponent(source)}`);
}

test("a thread of the built server chooses from a view", async () => {
  const choose = choices(builtFile("botThread.js"), 30_000);
  expect(buck.legalActions(VIEW)).toContainEqual(await choose());
});

test("a thread that never answers is late and ended, and the next one is asked", async () => {
  const choose = choices(script("for (;;);"), 50);
  expect(await choose()).toBe("late");
  expect(await choose()).toBe("late");
});

test("a thread that ends is one that died", async () => {
  const choose = choices(script("process.exit(1)"), 30_000);
  expect(await choose()).toBe("died");
});
