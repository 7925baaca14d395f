import { buck, euchre } from "@buck/engine";
import type { Card, Position } from "@buck/engine";
import type { Board } from "../gameUi/board.ts";
import { buckUi } from "../games/buck/index.ts";
import { euchreUi } from "../games/euchre/index.ts";
import type { GameUi } from "../gameUi/gameUi.ts";
import { dealIndices } from "./hands.ts";
import type { Loaded, GameHistory } from "./load.ts";

/** One step of a game: the table with every hand open, and the lines for what has just happened. */
export interface ReplayStep {
  readonly board: Board;
  readonly lines: readonly string[];
  /** A hand has just been dealt. */
  readonly startsHand: boolean;
}

/** The steps of a game; actions without a line are left out. */
export function replaySteps({ game, history }: Loaded): readonly ReplayStep[] {
  switch (game) {
    case "buck":
      return stepsOf(history, buckUi, (state) => buck.view(state, "spectator"));
    case "euchre":
      return stepsOf(history, euchreUi, (state) => euchre.view(state, "spectator"));
  }
}

interface OpenState {
  readonly players: readonly { readonly position: Position; readonly hand: readonly Card[] }[];
}

function stepsOf<State extends OpenState, View, Action, Event extends { readonly type: string }>(
  { states, events }: GameHistory<State, Event>,
  gameUi: GameUi<View, Action, Event>,
  viewOf: (state: State) => View,
): readonly ReplayStep[] {
  const last = states.at(-1);
  if (last === undefined) return [];
  const narrator = gameUi.createNarrator({ nameOf: gameUi.namesIn(viewOf(last)), firstHand: 1 });
  const opening = new Set(dealIndices(events));
  return events.flatMap((step, index) => {
    const lines = step.flatMap((event) => narrator.tell(event));
    const state = states[index + 1];
    if (state === undefined || lines.length === 0) return [];
    const board = opened(gameUi.boardOf(viewOf(state)), state);
    return [{ board, lines, startsHand: opening.has(index + 1) }];
  });
}

function opened(board: Board, { players }: OpenState): Board {
  const handOf = (position: Position) => players.find((player) => player.position === position)?.hand ?? null;
  const seats = board.seats.map((seat) => ({ ...seat, open: handOf(seat.position) }));
  return { ...board, seats };
}
