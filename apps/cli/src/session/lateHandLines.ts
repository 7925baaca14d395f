import { cardName, sortHand } from "@buck/engine";
import type { Card } from "@buck/engine";
import type { Frame } from "@buck/protocol";
import { printable } from "../text/printable.ts";
import { tableText as text } from "./tableText.ts";

type Shown = Pick<Frame, "lateHand">;

/** What everybody held in the hand before, for watchers of a table that shows it, once. */
export function lateHandLines({ lateHand }: Shown, before: Shown | null): readonly string[] {
  if (lateHand === null || lateHand === before?.lateHand) return [];
  const { players, tricks, trumpSuit, round } = lateHand.view;
  const held = (position: number, hand: readonly Card[] | null) => [
    ...tricks.flatMap(({ cards }) =>
      cards.filter(({ playerPosition }) => playerPosition === position).map(({ card }) => card),
    ),
    ...(hand ?? []),
  ];
  const rows = players.map(({ name, position, hand }) => {
    const cards = sortHand(held(position, hand), trumpSuit).map(cardName);
    return `  ${printable(name)}: ${cards.join(", ")}`;
  });
  return [text.handBefore(round), ...rows];
}
