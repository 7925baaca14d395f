import type { Action } from "./actions.ts";
import { bidding } from "./bid.ts";
import { dealing, revealing } from "./deal.ts";
import { declaring } from "./declare.ts";
import { folding } from "./fold.ts";
import { isOffered } from "./offers.ts";
import { parseAction } from "./parse.ts";
import { playing, playOffered } from "./play.ts";
import { gameOver, roundOver } from "./score.ts";
import { seating } from "./seating.ts";
import type { GameState } from "./state.ts";
import type { Step } from "./turn.ts";

/** The next state, or why not. Takes anything as action, never throws on it, and never changes `state`. */
export function apply(state: GameState, action: unknown): Step {
  return playOffered(state, action) ?? applyAny(state, action);
}

function applyAny(state: GameState, action: unknown): Step {
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
    case "TRUMP_REVEAL":
      return revealing(state, action);
    case "BIDDING":
      return bidding(state, action);
    case "DECLARING_TRUMP":
      return declaring(state, action);
    case "FOLDING_DECISION":
      return folding(state, action);
    case "PLAYING":
      return playing(state, action);
    case "ROUND_OVER":
      return roundOver(state, action);
    case "GAME_OVER":
      return gameOver(state, action);
  }
}
