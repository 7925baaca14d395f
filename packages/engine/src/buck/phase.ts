import type { TableAction } from "../actions.ts";
import type { Applied, ApplyResult } from "../result.ts";
import type { Position } from "../seats.ts";
import { seatsRefusal, tellingWith } from "../table.ts";
import type { Action, Reason } from "./actions.ts";
import { happen } from "./events.ts";
import type { Event } from "./events.ts";
import { refuse } from "./actions.ts";
import type { GameState, OpenTable, View } from "./state.ts";

export type Turn = Applied<GameState, Event>;
export type Step = ApplyResult<GameState, Event, Reason>;

/** What a game does in one phase. */
export interface Phase {
  /** Whose decision the game waits for; absent where it waits for the table, or for nobody. */
  readonly toAct?: (table: OpenTable) => readonly Position[];
  /** What the table does by itself. */
  readonly tableAction?: (table: OpenTable) => TableAction;
  /** Every action that a player may take now. */
  readonly legal?: (view: View, playerPosition: Position) => readonly Action[];
  /** Carries an action out, or says why not. */
  readonly take: (state: GameState, action: Action) => Step;
}

export const { begin, tell } = tellingWith<GameState, Event>(happen);

/** An action that does not belong to this phase, answered with the most telling reason. */
export function wrongPhase(state: GameState, action: Action): Step {
  const closed = seatsRefusal(state, action.type);
  if (closed !== null) return refuse(closed);
  if (clubsRuleIsOn(state)) {
    if (action.type === "FOLD_DECISION" && action.folded) return refuse({ code: "CANNOT_FOLD_ON_CLUBS" });
    if (action.type === "DECLARE_TRUMP") return refuse({ code: "CLUBS_ARE_TRUMP" });
  }
  return refuse({ code: "WRONG_PHASE", phase: state.phase });
}

function clubsRuleIsOn({ isClubsTurnUp, phase }: GameState): boolean {
  return isClubsTurnUp && (phase === "TRUMP_REVEAL" || phase === "BIDDING" || phase === "PLAYING");
}
