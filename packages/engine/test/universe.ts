import { buck, SUITS } from "../src/index.ts";
import type { Position } from "../src/index.ts";
import { packFor } from "./drive.ts";

/** Every well-formed action a player could ever take from one seat, with the cards of so many players. */
export function everyAction(playerPosition: Position, players: number): readonly buck.Action[] {
  return [
    ...buck.BID_AMOUNTS.map((amount) => ({ type: "PLACE_BID", playerPosition, amount }) as const),
    ...[...SUITS, "NO_TRUMP" as const].map(
      (trumpSuit) => ({ type: "DECLARE_TRUMP", playerPosition, trumpSuit }) as const,
    ),
    ...[true, false].map((folded) => ({ type: "FOLD_DECISION", playerPosition, folded }) as const),
    ...packFor(players).map((cardId) => ({ type: "PLAY_CARD", playerPosition, cardId }) as const),
    { type: "NEW_GAME", playerPosition },
    { type: "REMOVE_PLAYER", playerPosition },
  ];
}
