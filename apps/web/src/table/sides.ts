import { POSITIONS } from "@buck/engine";
import type { Position, Viewer } from "@buck/engine";

export const SIDES = ["south", "west", "north", "east"] as const;
export type Side = (typeof SIDES)[number];

/** Where a seat is drawn: the viewer always sits in the south; spectators look from seat 0. */
export function sideOf(position: Position, viewer: Viewer): Side {
  const own = viewer === "spectator" ? 0 : viewer;
  return SIDES[(position - own + SIDES.length) % SIDES.length] ?? "south";
}

export function positionAt(side: Side, viewer: Viewer): Position {
  return POSITIONS.find((position) => sideOf(position, viewer) === side) ?? 0;
}
