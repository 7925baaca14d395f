import type { Position } from "@buck/engine";
import type { Board } from "./board.ts";
import type { Question } from "./question.ts";

export type NameOf = (position: Position) => string;

/** Tells a game in words, event by event. */
export interface Story<Event> {
  tell(event: Event): readonly string[];
}

export interface StoryStart {
  readonly nameOf: NameOf;
  /** What the first hand is called: programmers count from 0. */
  readonly firstHand: 0 | 1;
  /** A card lies on the table already. */
  readonly midTrick?: boolean;
}

/** What a terminal needs to show one game to one person. */
export interface GameKit<View, Action, Event> {
  readonly title: string;
  boardOf(view: View): Board;
  /** Null while it is not the viewer's turn. */
  questionOf(view: View): Question<Action> | null;
  newStory(start: StoryStart): Story<Event>;
  namesIn(view: View): NameOf;
  /** The standings once the game is over, one line each; none before. */
  standings(view: View): readonly string[];
}

interface Named {
  readonly position: Position;
  readonly name: string;
}

export function nameIn(players: readonly Named[]): NameOf {
  return (position) => players.find((player) => player.position === position)?.name ?? `Seat ${position + 1}`;
}
