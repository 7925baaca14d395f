import type { Level } from "@buck/bots";
import type { Position } from "@buck/engine";

/** Who sits in a seat of the hot-seat programs. */
export type HotSeatPlayer =
  | { readonly kind: "human"; readonly position: Position; readonly name: string }
  | { readonly kind: "bot"; readonly position: Position; readonly name: string; readonly level: Level };
