import { reviewGame } from "@buck/bots/review";
import type { GameReview, ReviewProgress } from "@buck/bots/review";
import type { GameHistory } from "@buck/records";

/** What the worker tells: how far it is, and at last what it found. */
export type ReviewNews = { readonly progress: ReviewProgress } | { readonly review: GameReview };

function tell(news: ReviewNews): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has one page
  postMessage(news);
}

/** The worker in which a game is reviewed, so that the page stays awake. */
addEventListener("message", ({ data }: MessageEvent<GameHistory>) => {
  const steps = reviewGame(data);
  let next = steps.next();
  while (next.done !== true) {
    tell({ progress: next.value });
    next = steps.next();
  }
  tell({ review: next.value });
});
