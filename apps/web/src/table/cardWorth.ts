import type { Card } from "@buck/engine";
import { cardDecision } from "../games/index.ts";
import { worthOf } from "../hints/advice.ts";
import type { Worth } from "../hints/advice.ts";
import { useTable, useTableUi } from "../session/context.ts";

/** What playing or discarding this card is worth, while there is a hint. */
export function useCardWorth(card: Card): Worth | null {
  const advice = useTableUi((ui) => ui.advice);
  const game = useTable(({ frame }) => frame?.game ?? null);
  if (advice === null || advice === "thinking" || game === null) return null;
  const decision = cardDecision(game, card.id);
  return decision && worthOf(advice, decision);
}
