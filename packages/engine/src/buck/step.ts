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
  TRUMP_REVEAL: "The turn-up is being shown; the bidding comes next.",
  BIDDING: "The bidding is on.",
  DECLARING_TRUMP: "The winner of the bidding is choosing trump.",
  FOLDING_DECISION: "Everybody but the bidder is choosing to fold or stay.",
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
      return refuse("GAME_STARTED");
    case "FOLD_DECISION":
      if (action.folded && clubsRuleIsOn(state)) return refuse("CANNOT_FOLD_ON_CLUBS");
      break;
    case "DECLARE_TRUMP":
      if (clubsRuleIsOn(state)) return refuse("CLUBS_ARE_TRUMP");
      break;
    default:
      break;
  }
  return refuse("WRONG_PHASE", `That cannot be done now. ${WHAT_IS_GOING_ON[state.phase]}`);
}

function clubsRuleIsOn({ isClubsTurnUp, phase }: GameState): boolean {
  return isClubsTurnUp && (phase === "TRUMP_REVEAL" || phase === "BIDDING" || phase === "PLAYING");
}
