import type { Level } from "@buck/bots";
import type { GameName, Position } from "@buck/engine";
import type { GameUi } from "../gameUi/gameUi.ts";
import type { Seat } from "./players.ts";
import type { Dealing } from "./dealing.ts";
import type { Random } from "./random.ts";

export type Step<State, Event> =
  | { readonly ok: true; readonly state: State; readonly events: readonly Event[] }
  | { readonly ok: false; readonly code: string; readonly message: string };

/** Whatever happens in a game has a name. */
export interface Happening {
  readonly type: string;
}

/** One game as it runs on this machine: its rules, its bots, and what the table itself does. */
export interface LocalGame<State, View, Action, Event> {
  readonly name: GameName;
  readonly gameUi: GameUi<View, Action, Event>;
  create(): State;
  join(seat: Seat): Action;
  apply(state: State, action: Action): Step<State, Event>;
  toAct(state: State): readonly Position[];
  view(state: State, viewer: Position | "spectator"): View;
  isOver(state: State): boolean;
  /** How many hands have been dealt. */
  handsDealt(state: State): number;
  winners(state: State): readonly Position[];
  /** By position; partners have the same. */
  scores(state: State): readonly number[];
  /** What an event counts as in statistics. */
  tally(event: Event, state: State): readonly string[];
  /** What the table does next; null while it waits for a player, and when the game is over. */
  chore(state: State, dealing: Dealing): Action | null;
  choose(level: Level, view: View, random: Random): Action;
  record(actions: readonly Action[]): string;
}
