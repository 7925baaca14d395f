import type { GameReview, ReviewProgress } from "@buck/bots/review";
import type { GameHistory } from "@buck/records";
import { createStore } from "zustand/vanilla";
import type { StoreApi } from "zustand/vanilla";
import type { ReviewNews } from "./reviewWorker.ts";

/** How far the review of a game is. */
export type ReviewState =
  | { readonly stage: "none" | "failed" }
  | { readonly stage: "running"; readonly progress: ReviewProgress }
  | { readonly stage: "done"; readonly review: GameReview };

/** One review of one game, in a worker of its own that ends with it. */
export class Reviewer {
  readonly state: StoreApi<ReviewState> = createStore<ReviewState>(() => ({ stage: "none" }));
  readonly #history: GameHistory;
  #worker: Worker | null = null;

  constructor(history: GameHistory) {
    this.#history = history;
  }

  readonly start = (): void => {
    if (this.#worker !== null) return;
    this.state.setState({ stage: "running", progress: { done: 0, all: 0 } }, true);
    const worker = new Worker(new URL("./reviewWorker.ts", import.meta.url), { type: "module" });
    this.#worker = worker;
    worker.addEventListener("message", ({ data }: MessageEvent<ReviewNews>) => this.hear(data));
    worker.addEventListener("error", () => this.#end({ stage: "failed" }));
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker is no window
    worker.postMessage(this.#history);
  };

  /** For whoever opens the review: one that has failed waits to be asked again. */
  readonly startOnce = (): void => {
    if (this.state.getState().stage === "none") this.start();
  };

  /** What the worker says. */
  hear(news: ReviewNews): void {
    if ("review" in news) this.#end({ stage: "done", review: news.review });
    else this.state.setState({ stage: "running", progress: news.progress }, true);
  }

  close(): void {
    this.#worker?.terminate();
    this.#worker = null;
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
