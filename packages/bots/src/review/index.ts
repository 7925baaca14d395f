export { costliest } from "./gameReview.ts";
export type {
  GameReview,
  ReviewedChoice,
  ReviewedDecision,
  ReviewedHand,
  ReviewedPlayer,
} from "./gameReview.ts";
export { countDecisions, judgeDecisions, reviewGame, reviewOf } from "./review.ts";
export type { ReviewOptions, ReviewProgress, ReviewShare } from "./review.ts";
