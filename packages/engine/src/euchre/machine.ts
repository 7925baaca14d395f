import type { TableAction } from "../actions.ts";
import type { Position } from "../seats.ts";
import type { Action } from "./actions.ts";
import { calling } from "./call.ts";
import { dealing } from "./deal.ts";
import { defending } from "./defend.ts";
import { discarding } from "./discard.ts";
import { gameOver } from "./gameOver.ts";
import { parseAction } from "./actions.ts";
import type { Phase, Step } from "./phase.ts";
import { playing } from "./play.ts";
import { roundOver } from "./score.ts";
import { seating } from "./seating.ts";
import type { GamePhase, GameState, OpenTable, View } from "./state.ts";

const PHASES: Readonly<Record<GamePhase, Phase>> = {
  WAITING_FOR_PLAYERS: seating,
  DEALING: dealing,
  ROUND1: calling,
  ROUND2: calling,
  DEALER_DISCARD: discarding,
  DEFENDING: defending,
  PLAYING: playing,
  ROUND_OVER: roundOver,
  GAME_OVER: gameOver,
};

/** The next state, or why not. Takes anything as action, never throws on it, and never changes `state`. */
export function apply(state: GameState, action: unknown): Step {
  const parsed = parseAction(action);
  return parsed.ok ? PHASES[state.phase].take(state, parsed.action) : parsed;
}

/** Whose decision the game waits for; nobody's when it waits for the table or is over. */
export function toAct({ currentPlayerPosition }: OpenTable): readonly Position[] {
  return currentPlayerPosition === null ? [] : [currentPlayerPosition];
}

/** What the table does by itself now; null while the game waits for a player or is over. */
export function nextTableAction(table: OpenTable): TableAction | null {
  return PHASES[table.phase].tableAction?.(table) ?? null;
}

/** Every action the viewer may take now: EUCHRE-LAW-3. */
export function legalActions(view: View): readonly Action[] {
  return view.viewer === "spectator" ? [] : (PHASES[view.phase].legal?.(view, view.viewer) ?? []);
}
