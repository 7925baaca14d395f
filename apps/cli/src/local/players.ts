import type { Level } from "@buck/bots";
import type { Position } from "@buck/engine";

/** Who sits in a seat of a game on this machine. */
export type Seat =
  | { readonly kind: "human"; readonly position: Position; readonly name: string }
  | { readonly kind: "bot"; readonly position: Position; readonly name: string; readonly level: Level };
