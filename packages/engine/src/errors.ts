import type { Refusal } from "./result.ts";

/** The ways to be wrong that every game has, and the sentence a player reads. */
export const COMMON_SENTENCES = {
  MALFORMED_ACTION: "That is not a move of this game.",
  UNKNOWN_ACTION: "This game has no such move.",
  INVALID_POSITION: "Seats are numbered 0 to 3.",
  INVALID_PLAYER_ID: "A player needs an id.",
  INVALID_NAME: "A player needs a name.",
  NOT_A_FULL_DECK: "A deck is each of the 24 cards exactly once.",
  WRONG_PHASE: "That cannot be done now.",
  TABLE_FULL: "All four seats are taken.",
  SEAT_TAKEN: "That seat is taken.",
  SEAT_EMPTY: "Nobody sits there.",
  ALREADY_SEATED: "You already have a seat at this table.",
  GAME_STARTED: "The game has begun: seats no longer change.",
  DEALER_NOT_CHOSEN: "The first dealer has not been chosen yet.",
  DEALER_ALREADY_CHOSEN: "The dealer has been chosen already.",
  NOT_YOUR_TURN: "It is not your turn.",
  MUST_FOLLOW_SUIT: "You must follow suit.",
} as const;

/** How a game refuses: with a code, and with the code's sentence where there is no better one. */
export function refusing<Code extends string>(sentences: Readonly<Record<Code, string>>) {
  return (code: Code, message: string = sentences[code]): Refusal<Code> => ({ ok: false, code, message });
}

/** Why seats cannot change any more; null when something else is wrong with the action. */
export function seatsRefusal(
  { round }: { readonly round: number },
  type: string,
): "TABLE_FULL" | "GAME_STARTED" | null {
  if (type === "ADD_PLAYER") return round === 0 ? "TABLE_FULL" : "GAME_STARTED";
  return type === "REMOVE_PLAYER" || type === "SWAP_PLAYERS" ? "GAME_STARTED" : null;
}
