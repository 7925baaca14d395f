import { judgeDecisions } from "@buck/bots/review";
import type { ReviewedDecision, ReviewShare } from "@buck/bots/review";
import type { GameHistory } from "@buck/records";

/** What a worker is asked: to judge its share of the decisions of a game. */
export interface ReviewTask {
  readonly history: GameHistory;
  readonly share: ReviewShare;
}

/** What it tells: a decision that it has judged, and when there are no more. */
export type ReviewNews = { readonly decision: ReviewedDecision } | { readonly done: true };

function tell(news: ReviewNews): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has one page
  postMessage(news);
}

/** A worker in which a game is reviewed, so that the page stays awake. */
addEventListener("message", ({ data: { history, share } }: MessageEvent<ReviewTask>) => {
  for (const decision of judgeDecisions(history, {}, share)) tell({ decision });
  tell({ done: true });
});
