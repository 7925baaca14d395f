import { deckFor } from "@buck/engine";
import type { CardId } from "@buck/engine";
import { cardTitle } from "../terminal/cards.ts";

export type PackResult =
  | { readonly ok: true; readonly deck: readonly CardId[] }
  | { readonly ok: false; readonly line: number; readonly message: string };

/** A pack file: a line for each card like "Nine of Spades", the top card first. Empty lines at the end do not count. */
export function parsePack(text: string, players: number): PackResult {
  const deck = deckFor(players);
  const byTitle = new Map(deck.map((card) => [cardTitle(card).toLowerCase(), card.id]));
  const lines = text
    .replace(/^\uFEFF/, "")
    .trimEnd()
    .split(/\r?\n/);
  const lineOf = new Map<CardId, number>();
  for (const [index, content] of lines.entries()) {
    const line = index + 1;
    const name = content.trim().replace(/\s+/g, " ");
    if (line > deck.length) return wrong(line, `a pack has ${deck.length} cards and this is one more.`);
    const id = byTitle.get(name.toLowerCase());
    if (id === undefined) return wrong(line, `"${name}" is not a card. A line reads like "Nine of Spades".`);
    const before = lineOf.get(id);
    if (before !== undefined) return wrong(line, `${name} is on line ${before} already.`);
    lineOf.set(id, line);
  }
  if (lineOf.size < deck.length) {
    return wrong(lines.length, `the pack ends here with ${lineOf.size} of ${deck.length} cards.`);
  }
  return { ok: true, deck: [...lineOf.keys()] };
}

function wrong(line: number, message: string): PackResult {
  return { ok: false, line, message };
}
