import type { Action } from "./actions.ts";
import { calling } from "./call.ts";
import { dealing } from "./deal.ts";
import { discarding } from "./discard.ts";
import { parseAction } from "./parse.ts";
import { playing } from "./play.ts";
import { gameOver, roundOver } from "./score.ts";
import { seating } from "./seating.ts";
import type { GamePhase, GameState } from "./state.ts";
import type { Step } from "./turn.ts";

const PHASES: Readonly<Record<GamePhase, (state: GameState, action: Action) => Step>> = {
  WAITING_FOR_PLAYERS: seating,
  DEALING: dealing,
  ROUND1: calling,
  ROUND2: calling,
  DEALER_DISCARD: discarding,
  PLAYING: playing,
  ROUND_OVER: roundOver,
  GAME_OVER: gameOver,
};

/** The next state, or why not. Takes anything as action, never throws on it, and never changes `state`. */
export function apply(state: GameState, action: unknown): Step {
  const parsed = parseAction(action);
  return parsed.ok ? PHASES[state.phase](state, parsed.action) : parsed;
}
