import { judgeDecisions } from "@buck/bots/review";
import type { ReviewedDecision, ReviewShare } from "@buck/bots/review";
import type { GameHistory } from "@buck/records";

/** What a worker is asked: to judge its share of the decisions of a game. */
export interface ReviewTask {
  readonly history: GameHistory;
  readonly share: ReviewShare;
}

/** What it tells now and then: decisions that it has judged, and whether there are more to come. */
export interface ReviewNews {
  readonly decisions: readonly ReviewedDecision[];
  readonly isLast: boolean;
}

/** Every message keeps the page busy for a moment, and nobody reads a bar that moves more often. */
const TELL_EVERY_MS = 150;

function tell(news: ReviewNews): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has one page
  postMessage(news);
}

/** A worker in which a game is reviewed, so that the page stays awake. */
addEventListener("message", ({ data: { history, share } }: MessageEvent<ReviewTask>) => {
  let decisions: ReviewedDecision[] = [];
  let toldAt = performance.now();
  for (const decision of judgeDecisions(history, {}, share)) {
    decisions.push(decision);
    if (performance.now() - toldAt < TELL_EVERY_MS) continue;
    tell({ decisions, isLast: false });
    decisions = [];
    toldAt = performance.now();
  }
  tell({ decisions, isLast: true });
});
