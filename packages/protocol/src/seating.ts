import type { Games, GameName, Position } from "@buck/engine";

/** Who sits in the seats now: other people may sit there than when the game began. */
export interface Seating {
  readonly nameAt: (position: Position) => string;
  /** Whether a person sits there who is connected. */
  readonly isHere: (position: Position) => boolean;
}

/** The same view with those who sit there now. */
export function seated<View extends Games[GameName]["view"]>(view: View, { nameAt, isHere }: Seating): View {
  const players = view.players.map((player) => ({
    ...player,
    name: nameAt(player.position),
    connected: isHere(player.position),
  }));
  return { ...view, players };
}
