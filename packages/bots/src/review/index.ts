export { costliest } from "./gameReview.ts";
export type {
  GameReview,
  ReviewedChoice,
  ReviewedDecision,
  ReviewedHand,
  ReviewedPlayer,
} from "./gameReview.ts";
export { reviewGame } from "./review.ts";
export type { ReviewOptions, ReviewProgress } from "./review.ts";
