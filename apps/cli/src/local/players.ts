import type { Position } from "@buck/engine";
import type { Level } from "./bots.ts";

/** Who sits in a seat of a game on this machine. */
export type Seat =
  | { readonly kind: "human"; readonly position: Position; readonly name: string }
  | { readonly kind: "bot"; readonly position: Position; readonly name: string; readonly level: Level };
