import type { ApplyResult } from "../result.ts";
import type { Action } from "./actions.ts";
import { refuse } from "./errors.ts";
import type { ErrorCode } from "./errors.ts";
import type { Event } from "./events.ts";
import type { GamePhase, GameState } from "./state.ts";

export type Step = ApplyResult<GameState, Event, ErrorCode>;

export function advance(state: GameState, ...events: readonly Event[]): Step {
  return { ok: true, state, events };
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

/** An action that does not belong to this phase, answered with the most telling reason. */
export function wrongPhase(state: GameState, action: Action): Step {
  switch (action.type) {
    case "ADD_PLAYER":
      return refuse(state.round === 0 ? "TABLE_FULL" : "GAME_STARTED");
    case "REMOVE_PLAYER":
    case "SWAP_PLAYERS":
      return refuse("GAME_STARTED");
    default:
      return refuse("WRONG_PHASE", `That cannot be done now. ${WHAT_IS_GOING_ON[state.phase]}`);
  }
}
