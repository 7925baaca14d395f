import type { GameTypes, Position } from "@buck/engine";
import type { HotSeat } from "./hotSeat.ts";

/** How one game is shown and asked at a terminal that several players share. */
export interface HotSeatGame<Types extends GameTypes> {
  /** Somebody is about to act. */
  readonly turn: (terminal: HotSeat, view: Types["view"]) => void;
  /** Something happened; `lines` tell it. */
  readonly happened: (terminal: HotSeat, event: Types["event"], lines: readonly string[]) => void;
  /** Asks a person for a decision. */
  readonly decide: (terminal: HotSeat, position: Position, view: Types["view"]) => Promise<Types["decision"]>;
}
