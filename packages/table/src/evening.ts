import type { Position } from "@buck/engine";
import { eveningAfter } from "@buck/protocol";
import type { EveningGame } from "@buck/protocol";
import type { Play } from "./play.ts";
import { nameAt } from "./state.ts";
import type { TableState } from "./state.ts";

/** The evening of a table once its game is like this. */
export function eveningNow(state: TableState, play: Play): readonly EveningGame[] {
  if (!play.isOver) return state.evening;
  const seating = { nameAt: (position: Position) => nameAt(state, position), isHere: () => false };
  return eveningAfter(state.evening, play.frame("spectator", seating));
}
