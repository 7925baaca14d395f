import { suitName } from "../cards.ts";
import type { Suit } from "../cards.ts";
import { commonSentence } from "../result.ts";
import type { CommonReason, Refusal } from "../result.ts";
import type { GamePhase } from "./state.ts";

/** Every way to be wrong in this game, with what a sentence about it has to name. */
export type Reason =
  | CommonReason<GamePhase>
  | {
      readonly code:
        | "INVALID_CALL"
        | "INVALID_CARD"
        | "WRONG_FIRST_DEALER"
        | "MUST_CALL"
        | "ALONE_NOT_ALLOWED"
        | "MUST_GO_ALONE"
        | "NOT_DEALER"
        | "INACTIVE_PARTNER";
    }
  | InvalidSuit;

type InvalidSuit =
  | { readonly code: "INVALID_SUIT"; readonly why: "unknown" }
  | { readonly code: "INVALID_SUIT"; readonly why: "turnedDown" | "notHeld"; readonly suit: Suit };

export type ErrorCode = Reason["code"];

export function refuse(reason: Reason): Refusal<Reason> {
  return { ok: false, ...reason, message: sentence(reason) };
}

function sentence(reason: Reason): string {
  switch (reason.code) {
    case "INVALID_CALL":
      return "Order up the turned card in the first round; name a suit in the second.";
    case "INVALID_SUIT":
      return suitSentence(reason);
    case "INVALID_CARD":
      return "That card is not in your hand.";
    case "WRONG_FIRST_DEALER":
      return "This table picks its first dealer another way.";
    case "MUST_CALL":
      return "Everybody else passed, so the dealer must call a suit.";
    case "ALONE_NOT_ALLOWED":
      return "At this table nobody goes alone.";
    case "MUST_GO_ALONE":
      return "At this table, if you order up your partner you must go alone.";
    case "NOT_DEALER":
      return "Only the dealer discards.";
    case "INACTIVE_PARTNER":
      return "Your partner plays alone, so you sit this hand out.";
    case "WRONG_PHASE":
      return `You cannot do that right now. ${WHAT_IS_GOING_ON[reason.phase]}`;
    default:
      return commonSentence(reason);
  }
}

function suitSentence(reason: InvalidSuit): string {
  if (reason.why === "unknown") return "There is no such suit.";
  const name = suitName(reason.suit);
  if (reason.why === "notHeld") return `You hold no ${name}: at this table you call a suit you have.`;
  return `${name.charAt(0).toUpperCase()}${name.slice(1)} were turned down: name another suit.`;
}

const WHAT_IS_GOING_ON: Readonly<Record<GamePhase, string>> = {
  WAITING_FOR_PLAYERS: "The table still waits for four players.",
  DEALING: "The cards are about to be dealt.",
  ROUND1: "Everybody may order up the turned card.",
  ROUND2: "Everybody may name another suit.",
  DEALER_DISCARD: "The dealer is choosing a card to discard.",
  PLAYING: "The tricks are being played.",
  ROUND_OVER: "The hand is over; the next one comes.",
  GAME_OVER: "The game is over.",
};
