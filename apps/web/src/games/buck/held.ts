import { sortHand } from "@buck/engine";
import type { buck, Card, Position } from "@buck/engine";

/** The five cards somebody was dealt, as far as this viewer may know them. */
export function cardsHeld(view: buck.View, position: Position): readonly Card[] {
  const played = view.tricks.flatMap(({ cards }) =>
    cards.filter((play) => play.playerPosition === position).map((play) => play.card),
  );
  const left = view.players.find((player) => player.position === position)?.hand ?? [];
  return sortHand([...played, ...left], view.trumpSuit);
}
