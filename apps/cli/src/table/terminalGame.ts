import type { GameTypes, Position } from "@buck/engine";
import type { Board } from "./board.ts";
import type { LinesOf } from "./eventLines.ts";
import type { TableQuestion } from "./tableQuestion.ts";
import type { HotSeatGame } from "../hotSeat/hotSeat.ts";

/** Two states of one hand. */
export interface HandStates<State> {
  /** The cards have just been dealt. */
  readonly dealt: State;
  /** The last state before the next deal. */
  readonly end: State;
}

/** What the terminal adds to the rules of one game. */
export interface TerminalGame<Types extends GameTypes> {
  readonly title: string;
  readonly boardOf: (view: Types["view"]) => Board;
  /** Null while it is not the viewer's turn. */
  readonly questionOf: (view: Types["view"]) => TableQuestion<Types["decision"]> | null;
  readonly linesOf: LinesOf<Types["event"]>;
  /** One line for each place once the game is over; none before. */
  readonly standings: (view: Types["view"]) => readonly string[];
  /** The facts about the rules that the board shows. */
  readonly ruleFacts: (options: Types["options"]) => readonly string[];
  /** House rules by name, to start from. */
  readonly presets: Readonly<Record<string, Types["options"]>>;
  readonly hotSeat: {
    /** The house rules of the hot-seat program. */
    readonly options: Types["options"];
    /** The rule that the program takes as its third argument. */
    readonly pointsRule: keyof Types["options"] & string;
    readonly game: HotSeatGame<Types>;
  };
  /** What an event counts as in statistics. */
  readonly tally: (event: Types["event"], state: Types["state"]) => readonly string[];
  readonly winners: (state: Types["state"]) => readonly Position[];
  /** By position; partners have the same. */
  readonly scores: (state: Types["state"]) => readonly number[];
  /** One hand as JSON, beside what all games have. */
  readonly summaryOfHand: (hand: HandStates<Types["state"]>) => object;
  /** The scores at the end as JSON. */
  readonly summaryOfScores: (state: Types["state"]) => object;
}

/** A game is given up after this many hands: bots that play badly, or the same cards every time, could go on for ever. */
export const MOST_HANDS = 1000;
