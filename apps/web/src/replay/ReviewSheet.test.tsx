import { act, fireEvent, render, screen } from "@testing-library/react";
import { judgeDecisions, reviewOf } from "@buck/bots/review";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { widenScreen } from "../../test/wideScreen.ts";
import { playedGame } from "../dev/playedGame.ts";
import { NAMES } from "../dev/state.ts";
import { ReplayScreen } from "./ReplayScreen.tsx";
import { Reviewer } from "./reviewer.ts";
import type { ReviewNews, ReviewTask } from "./reviewWorker.ts";

/** Does what the worker does, when the test lets it. */
class FakeWorker extends EventTarget {
  /** Those of the last review. */
  static all: FakeWorker[] = [];
  task: ReviewTask | null = null;
  isEnded = false;

  constructor() {
    super();
    FakeWorker.all.push(this);
  }

  postMessage(task: ReviewTask): void {
    this.task = task;
  }

  terminate(): void {
    this.isEnded = true;
  }

  say(data: ReviewNews): void {
    act(() => void this.dispatchEvent(new MessageEvent("message", { data })));
  }
}

const history = playedGame("buck", { hands: 2 });

beforeEach(() => {
  widenScreen();
  globalThis.Worker = FakeWorker as unknown as typeof Worker;
  FakeWorker.all = [];
  vi.spyOn(navigator, "hardwareConcurrency", "get").mockReturnValue(3);
  render(<ReplayScreen history={history} menu={null} />);
  fireEvent.click(screen.getByLabelText("Review"));
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** Only the decisions of whoever sits there. */
function choose(position: number | undefined): void {
  if (position === undefined) throw new Error("nobody sits there");
  fireEvent.click(screen.getByRole("radio", { name: NAMES[position] ?? "" }));
}

test("tells how far it is, then every player, what cost most, and shows it", () => {
  expect(FakeWorker.all.map(({ task }) => task?.share)).toEqual([
    { part: 0, of: 2 },
    { part: 1, of: 2 },
  ]);
  const shares = FakeWorker.all.map(({ task }) =>
    Array.from(judgeDecisions(history, { worlds: 100 }, task?.share ?? { part: 0, of: 1 })),
  );
  const review = reviewOf(history, shares.flat());
  for (const [index, worker] of FakeWorker.all.entries()) {
    worker.say({ decisions: shares[index] ?? [], isLast: false });
    const bar = screen.getByLabelText("Looking at every decision");
    expect(bar).toHaveProperty("max", review.decisions.length);
    expect(bar).toHaveProperty("value", shares.slice(0, index + 1).flat().length);
    worker.say({ decisions: [], isLast: true });
  }
  expect(FakeWorker.all.every(({ isEnded }) => isEnded)).toBe(true);
  expect(screen.getAllByText(/% right; .* luck/)).toHaveLength(4);
  const mistakes = review.decisions.filter(({ cost }) => cost > 0);
  const [worst] = mistakes.toSorted((a, b) => b.cost - a.cost);
  expect(document.querySelectorAll(".replay-hands .mistake")).toHaveLength(mistakes.length);
  expect(screen.getAllByText(/^An expert tells \w+: “.+: .+\.”$/).length).toBe(Math.min(3, mistakes.length));
  const innocent = review.players.find((player) => player.mistakes === 0);
  expect(document.querySelectorAll(".line-cost")).toHaveLength(mistakes.length);
  choose(innocent?.position);
  expect(screen.queryByText("Show me")).toBeNull();
  choose(worst?.position);
  const [show] = screen.getAllByText("Show me");
  if (show === undefined || worst === undefined) throw new Error("a game of medium bots has mistakes");
  fireEvent.click(show);
  expect(document.querySelector("dialog")).toBeNull();
  expect(document.querySelector('input[type="range"]')).toHaveProperty("valueAsNumber", worst.index - 1);
  expect(document.querySelectorAll(".replay-bar .both-choices li")).toHaveLength(2);
  fireEvent.click(screen.getByLabelText("Forward"));
  expect(document.querySelector(".replay-bar .both-choices")).toBeNull();
  fireEvent.click(screen.getByRole("button", { name: /Show me$/ }));
  expect(document.querySelector('input[type="range"]')).toHaveProperty("valueAsNumber", worst.index - 1);
});

test.each([
  { cores: 0, workers: 1 },
  { cores: 1, workers: 1 },
  { cores: 2, workers: 1 },
  { cores: 4, workers: 3 },
  { cores: 8, workers: 4 },
])(
  "of $cores cores (0 where nobody tells) $workers review, and one is left to the page",
  ({ cores, workers }) => {
    vi.spyOn(navigator, "hardwareConcurrency", "get").mockReturnValue(cores);
    FakeWorker.all = [];
    new Reviewer(history).start();
    expect(FakeWorker.all.map(({ task }) => task?.share)).toEqual(
      Array.from({ length: workers }, (_, part) => ({ part, of: workers })),
    );
  },
);

test("a worker that fails ends the others, and the review can be asked for again", () => {
  const [failed, ...others] = FakeWorker.all;
  act(() => void failed?.dispatchEvent(new Event("error")));
  expect(others.every(({ isEnded }) => isEnded)).toBe(true);
  expect(screen.getByText("The review stopped. Please try again.")).toBeTruthy();
  FakeWorker.all = [];
  fireEvent.click(screen.getByText("Review this game"));
  expect(FakeWorker.all).toHaveLength(2);
  expect(screen.getByLabelText("Looking at every decision")).toBeTruthy();
});
