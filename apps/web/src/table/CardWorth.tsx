import type { Card } from "@buck/engine";
import { cardDecision } from "../games/index.ts";
import { worthOf } from "../hints/advice.ts";
import { WorthBar } from "../hints/WorthBar.tsx";
import { useTable, useTableUi } from "../session/context.ts";

/** What playing or discarding this card is worth, while there is a hint. */
export function CardWorth({ card }: { card: Card }) {
  const advice = useTableUi((ui) => ui.advice);
  const game = useTable(({ frame }) => frame?.game ?? null);
  if (advice === null || advice === "thinking" || game === null) return null;
  const decision = cardDecision(game, card.id);
  return <WorthBar worth={decision && worthOf(advice, decision)} />;
}
