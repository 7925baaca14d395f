import { COMMON_SENTENCES, refusing } from "../errors.ts";

/** One code for each way to be wrong, and the sentence a player reads. */
const SENTENCES = {
  ...COMMON_SENTENCES,
  INVALID_CALL: "Order up the turned card in the first round; name a suit in the second.",
  INVALID_SUIT: "That suit cannot be called.",
  INVALID_CARD: "That card is not in your hand.",
  WRONG_FIRST_DEALER: "At this table the first dealer is found in another way.",
  MUST_CALL: "Everybody else passed: the dealer must call a suit.",
  ALONE_NOT_ALLOWED: "At this table nobody goes alone.",
  MUST_GO_ALONE: "Who orders up their partner must go alone at this table.",
  NOT_DEALER: "Only the dealer discards.",
  INACTIVE_PARTNER: "Your partner plays alone: you sit this hand out.",
} as const;

export type ErrorCode = keyof typeof SENTENCES;

export const refuse = refusing<ErrorCode>(SENTENCES);
