import { buck, euchre } from "@buck/engine";
import type { Card, Position } from "@buck/engine";
import type { Board } from "../games/board.ts";
import { buckKit } from "../games/buck/index.ts";
import { euchreKit } from "../games/euchre/index.ts";
import type { GameKit } from "../games/kit.ts";
import { dealIndices } from "./hands.ts";
import type { Loaded, Reel } from "./load.ts";

/** One moment of a game: the table with every hand open, and what has just been said. */
export interface Frame {
  readonly board: Board;
  readonly lines: readonly string[];
  /** A hand has just been dealt. */
  readonly opensHand: boolean;
}

/** A game as a row of pictures; moments in which nothing is said are left out. */
export function filmOf({ game, reel }: Loaded): readonly Frame[] {
  switch (game) {
    case "buck":
      return framesOf(reel, buckKit, (state) => buck.view(state, "spectator"));
    case "euchre":
      return framesOf(reel, euchreKit, (state) => euchre.view(state, "spectator"));
  }
}

interface OpenState {
  readonly players: readonly { readonly position: Position; readonly hand: readonly Card[] }[];
}

function framesOf<State extends OpenState, View, Action, Event extends { readonly type: string }>(
  { states, events }: Reel<State, Event>,
  kit: GameKit<View, Action, Event>,
  viewOf: (state: State) => View,
): readonly Frame[] {
  const last = states.at(-1);
  if (last === undefined) return [];
  const story = kit.newStory({ nameOf: kit.namesIn(viewOf(last)), firstHand: 1 });
  const opening = new Set(dealIndices(events));
  return events.flatMap((step, index) => {
    const lines = step.flatMap((event) => story.tell(event));
    const state = states[index + 1];
    if (state === undefined || lines.length === 0) return [];
    const board = opened(kit.boardOf(viewOf(state)), state);
    return [{ board, lines, opensHand: opening.has(index + 1) }];
  });
}

function opened(board: Board, { players }: OpenState): Board {
  const handOf = (position: Position) => players.find((player) => player.position === position)?.hand ?? null;
  const seats = board.seats.map((seat) => ({ ...seat, open: handOf(seat.position) }));
  return { ...board, seats };
}
