import { countDecisions, reviewOf } from "@buck/bots/review";
import type { GameReview, ReviewedDecision, ReviewProgress } from "@buck/bots/review";
import type { GameHistory } from "@buck/records";
import { createStore } from "zustand/vanilla";
import type { StoreApi } from "zustand/vanilla";
import type { ReviewNews, ReviewTask } from "./reviewWorker.ts";

/** More hardly end sooner: each has to learn the code by running it. */
const MOST_WORKERS = 4;

/** One core is left to the page and to the browser. Some browsers do not tell how many there are. */
function workersFor(cores: number): number {
  return Math.max(1, Math.min(MOST_WORKERS, cores - 1));
}

/** How far the review of a game is. */
export type ReviewState =
  | { readonly stage: "none" | "failed" }
  | { readonly stage: "running"; readonly progress: ReviewProgress }
  | { readonly stage: "done"; readonly review: GameReview };

/** One review of one game, in workers of its own that share its decisions and end with it. */
export class Reviewer {
  readonly state: StoreApi<ReviewState> = createStore<ReviewState>(() => ({ stage: "none" }));
  readonly #history: GameHistory;
  #workers: readonly Worker[] = [];
  #decisions: ReviewedDecision[] = [];
  #atWork = 0;

  constructor(history: GameHistory) {
    this.#history = history;
  }

  readonly start = (): void => {
    if (this.#workers.length > 0) return;
    const all = countDecisions(this.#history);
    this.state.setState({ stage: "running", progress: { done: 0, all } }, true);
    const of = workersFor(navigator.hardwareConcurrency || 1);
    this.#decisions = [];
    this.#atWork = of;
    this.#workers = Array.from({ length: of }, (_, part) => this.#startWorker({ part, of }, all));
  };

  /** For whoever opens the review: one that has failed waits to be asked again. */
  readonly startOnce = (): void => {
    if (this.state.getState().stage === "none") this.start();
  };

  close(): void {
    for (const worker of this.#workers) worker.terminate();
    this.#workers = [];
  }

  #startWorker(share: ReviewTask["share"], all: number): Worker {
    const worker = new Worker(new URL("./reviewWorker.ts", import.meta.url), { type: "module" });
    worker.addEventListener("message", ({ data }: MessageEvent<ReviewNews>) => this.#hear(data, all));
    worker.addEventListener("error", () => this.#end({ stage: "failed" }));
    const task: ReviewTask = { history: this.#history, share };
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker is no window
    worker.postMessage(task);
    return worker;
  }

  /** What a worker says. */
  #hear(news: ReviewNews, all: number): void {
    this.#decisions.push(...news.decisions);
    if (news.isLast) this.#atWork -= 1;
    if (this.#atWork === 0) {
      this.#end({ stage: "done", review: reviewOf(this.#history, this.#decisions) });
      return;
    }
    this.state.setState({ stage: "running", progress: { done: this.#decisions.length, all } }, true);
  }

  #end(state: ReviewState): void {
    this.close();
    this.state.setState(state, true);
  }
}

/** Points of a review are told to a tenth. */
export function tenths(points: number): number {
  return Math.round(points * 10) / 10;
}
