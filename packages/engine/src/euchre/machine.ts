import type { Action } from "./actions.ts";
import { calling } from "./call.ts";
import { dealing } from "./deal.ts";
import { discarding } from "./discard.ts";
import { isOffered } from "./offers.ts";
import { parseAction } from "./parse.ts";
import { playing } from "./play.ts";
import { gameOver, roundOver } from "./score.ts";
import { seating } from "./seating.ts";
import type { GameState } from "./state.ts";
import type { Step } from "./turn.ts";

/** The next state, or why not. Takes anything as action, never throws on it, and never changes `state`. */
export function apply(state: GameState, action: unknown): Step {
  if (isOffered(action)) return step(state, action);
  const parsed = parseAction(action);
  return parsed.ok ? step(state, parsed.action) : parsed;
}

function step(state: GameState, action: Action): Step {
  switch (state.phase) {
    case "WAITING_FOR_PLAYERS":
      return seating(state, action);
    case "DEALING":
      return dealing(state, action);
    case "ROUND1":
    case "ROUND2":
      return calling(state, action);
    case "DEALER_DISCARD":
      return discarding(state, action);
    case "PLAYING":
      return playing(state, action);
    case "ROUND_OVER":
      return roundOver(state, action);
    case "GAME_OVER":
      return gameOver(state, action);
  }
}
