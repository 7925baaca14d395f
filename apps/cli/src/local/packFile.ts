import { CARDS } from "@buck/engine";
import type { CardId } from "@buck/engine";
import { cardTitle } from "../text/cards.ts";

export type PackResult =
  | { readonly ok: true; readonly deck: readonly CardId[] }
  | { readonly ok: false; readonly line: number; readonly message: string };

const CARD_BY_TITLE: ReadonlyMap<string, CardId> = new Map(
  CARDS.map((card) => [cardTitle(card).toLowerCase(), card.id]),
);

/** A pack file: 24 lines like "Nine of Spades", the top card first. Empty lines at the end do not count. */
export function parsePack(text: string): PackResult {
  const lines = text
    .replace(/^\uFEFF/, "")
    .trimEnd()
    .split(/\r?\n/);
  const lineOf = new Map<CardId, number>();
  for (const [index, content] of lines.entries()) {
    const line = index + 1;
    const name = content.trim().replace(/\s+/g, " ");
    if (line > CARDS.length) return wrong(line, `a pack has ${CARDS.length} cards and this is one more.`);
    const id = CARD_BY_TITLE.get(name.toLowerCase());
    if (id === undefined) return wrong(line, `"${name}" is not a card. A line reads like "Nine of Spades".`);
    const before = lineOf.get(id);
    if (before !== undefined) return wrong(line, `${name} is on line ${before} already.`);
    lineOf.set(id, line);
  }
  if (lineOf.size < CARDS.length) {
    return wrong(lines.length, `the pack ends here with ${lineOf.size} of ${CARDS.length} cards.`);
  }
  return { ok: true, deck: [...lineOf.keys()] };
}

function wrong(line: number, message: string): PackResult {
  return { ok: false, line, message };
}
