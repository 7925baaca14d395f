import type { Position } from "@buck/engine";
import { printable } from "../text/printable.ts";
import type { Board } from "./board.ts";
import type { Question } from "./question.ts";

export type NameOf = (position: Position) => string;

/** Turns events into lines of text. */
export interface Narrator<Event> {
  tell(event: Event): readonly string[];
}

export interface NarratorOptions {
  readonly nameOf: NameOf;
  /** The number of the first hand: the hot-seat programs count from 0. */
  readonly firstHand: 0 | 1;
  /** The current trick has a card already. */
  readonly midTrick?: boolean;
}

/** What the terminal needs to show one game. */
export interface GameUi<View, Action, Event> {
  readonly title: string;
  boardOf(view: View): Board;
  /** Null while it is not the viewer's turn. */
  questionOf(view: View): Question<Action> | null;
  createNarrator(start: NarratorOptions): Narrator<Event>;
  namesIn(view: View): NameOf;
  /** One line for each place once the game is over; none before. */
  standings(view: View): readonly string[];
}

interface Named {
  readonly position: Position;
  readonly name: string;
}

export function nameIn(players: readonly Named[]): NameOf {
  return (position) => {
    const player = players.find((candidate) => candidate.position === position);
    return player === undefined ? `Seat ${position + 1}` : printable(player.name);
  };
}
