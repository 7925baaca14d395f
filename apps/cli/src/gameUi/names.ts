import type { Position } from "@buck/engine";
import { printable } from "../text/printable.ts";

export type NameOf = (position: Position) => string;

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
