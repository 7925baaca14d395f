import type { CardId, Position } from "@buck/engine";
import type { Decision, GameFrame, GameName } from "@buck/protocol";
import type { GameAction } from "./entry.ts";

export type Viewer = Position | "spectator";
export type NameAt = (position: Position) => string;

/** What the table decides by chance. */
export interface Chance {
  readonly below: (below: number) => number;
  /** The deck for a hand, from 1; hand 0 is the deck that finds the first dealer. */
  readonly deck: (hand: number) => readonly CardId[];
}

/** What the table itself does next, and what people look at for a while before it does. */
export interface Chore {
  readonly pace: "deal" | "reveal" | "result";
  readonly action: (chance: Chance) => GameAction;
}

interface Refusal {
  readonly ok: false;
  readonly code: string;
  readonly message: string;
}

/** A game at the table at one moment, whichever game it is. */
export interface Play {
  readonly game: GameName;
  readonly toAct: readonly Position[];
  readonly isOver: boolean;
  /** Null while the game waits for a decision, and when it is over. */
  readonly chore: Chore | null;
  /** The last card of a trick has just been played and is still being looked at. */
  readonly trickLies: boolean;
  /** The next moment, which remembers what has happened since `quiet`. */
  apply(action: GameAction): { readonly ok: true; readonly play: Play } | Refusal;
  /** The same moment, and nothing has just happened. */
  quiet(): Play;
  /** What a viewer may see and has just heard; seats may have other people in them than when the game began. */
  frame(viewer: Viewer, nameAt: NameAt): GameFrame;
  /** Every decision that is legal for a position now. */
  decisions(position: Position): readonly Decision[];
}

/** What the table asks of a game's engine. */
export interface Rulebook<State, Event> {
  readonly game: GameName;
  readonly apply: (
    state: State,
    action: GameAction,
  ) => { readonly ok: true; readonly state: State; readonly events: readonly Event[] } | Refusal;
  readonly toAct: (state: State) => readonly Position[];
  readonly isOver: (state: State) => boolean;
  readonly chore: (state: State) => Chore | null;
  readonly trickLies: (state: State) => boolean;
  readonly frame: (
    state: State,
    events: readonly Event[],
    to: { viewer: Viewer; nameAt: NameAt },
  ) => GameFrame;
  readonly decisions: (state: State, position: Position) => readonly Decision[];
}

/** Closes a state and its engine into a `Play`, so that nobody else need know which game it is. */
export function playOf<State, Event>(
  book: Rulebook<State, Event>,
  state: State,
  events: readonly Event[] = [],
): Play {
  return {
    game: book.game,
    toAct: book.toAct(state),
    isOver: book.isOver(state),
    chore: book.chore(state),
    trickLies: book.trickLies(state),
    apply: (action) => {
      const result = book.apply(state, action);
      return result.ok
        ? { ok: true, play: playOf(book, result.state, [...events, ...result.events]) }
        : result;
    },
    quiet: () => playOf(book, state),
    frame: (viewer, nameAt) => book.frame(state, events, { viewer, nameAt }),
    decisions: (position) => book.decisions(state, position),
  };
}
