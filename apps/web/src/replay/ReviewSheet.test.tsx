import { act, fireEvent, render, screen } from "@testing-library/react";
import { reviewGame } from "@buck/bots/review";
import { beforeEach, expect, test } from "vitest";
import { playedGame } from "../fixtures/playedGame.ts";
import { NAMES } from "../fixtures/state.ts";
import { ReplayScreen } from "./ReplayScreen.tsx";
import type { ReviewNews } from "./reviewWorker.ts";

/** Does what the worker does, when the test lets it. */
class FakeWorker extends EventTarget {
  static last: FakeWorker | null = null;
  isEnded = false;

  constructor() {
    super();
    FakeWorker.last = this;
  }

  postMessage(): void {}

  terminate(): void {
    this.isEnded = true;
  }

  say(data: ReviewNews): void {
    act(() => void this.dispatchEvent(new MessageEvent("message", { data })));
  }
}

const history = playedGame("buck", { hands: 2 });

beforeEach(() => {
  globalThis.Worker = FakeWorker as unknown as typeof Worker;
  render(<ReplayScreen history={history} menu={null} />);
  fireEvent.click(screen.getByLabelText("Review"));
});

/** Only the decisions of whoever sits there. */
function choose(position: number | undefined): void {
  if (position === undefined) throw new Error("nobody sits there");
  fireEvent.click(screen.getByRole("radio", { name: NAMES[position] ?? "" }));
}

test("tells how far it is, then every player, what cost most, and shows it", () => {
  const steps = reviewGame(history, { worlds: 100 });
  let next = steps.next();
  while (next.done !== true) {
    FakeWorker.last?.say({ progress: next.value });
    next = steps.next();
  }
  expect(screen.getByLabelText("Looking at every decision")).toHaveProperty(
    "max",
    next.value.decisions.length,
  );
  const review = next.value;
  FakeWorker.last?.say({ review });
  expect(FakeWorker.last?.isEnded).toBe(true);
  expect(screen.getAllByText(/% right; .* luck/)).toHaveLength(4);
  const mistakes = review.decisions.filter(({ cost }) => cost > 0);
  const [worst] = mistakes.toSorted((a, b) => b.cost - a.cost);
  expect(document.querySelectorAll(".replay-hands .mistake")).toHaveLength(mistakes.length);
  expect(screen.getAllByText(/^An expert to \w+: “.+: .+\.”$/).length).toBe(Math.min(3, mistakes.length));
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
  fireEvent.click(screen.getByLabelText("On"));
  expect(document.querySelector(".replay-bar .both-choices")).toBeNull();
  fireEvent.click(screen.getByText("Show me"));
  expect(document.querySelector('input[type="range"]')).toHaveProperty("valueAsNumber", worst.index - 1);
});

test("a worker that fails can be asked again", () => {
  act(() => void FakeWorker.last?.dispatchEvent(new Event("error")));
  expect(screen.getByText("The review has stopped. Please try again.")).toBeTruthy();
  const failed = FakeWorker.last;
  fireEvent.click(screen.getByText("Review this game"));
  expect(FakeWorker.last).not.toBe(failed);
  expect(screen.getByLabelText("Looking at every decision")).toBeTruthy();
});
