import { parseCard } from "../src/index.ts";
import type { Card, CardId, Position, Viewer } from "../src/index.ts";
import { shuffle } from "./random.ts";
import type { Rng } from "./random.ts";

/** Everybody at a table with these seats, and whoever watches. */
export function viewersFrom(seats: readonly Position[]): readonly Viewer[] {
  return [...seats, "spectator"];
}

export const VIEWERS = viewersFrom([0, 1, 2, 3]);

export type Swaps = ReadonlyMap<CardId, CardId>;

/** Where each of these cards goes when they are mixed among themselves. */
export function mix(rng: Rng, cards: readonly CardId[]): Swaps {
  const mixed = shuffle(rng, cards);
  return new Map(cards.map((card, index) => [card, mixed[index] ?? card]));
}

export function swapCards(cards: readonly Card[], swaps: Swaps): readonly Card[] {
  return cards.map((card) => parseCard(swaps.get(card.id)) ?? card);
}

/** Whether the rules have laid all cards open. Said here once more, so that the view is not asked about itself. */
export function isLaidOpen({
  phase,
  options,
}: {
  readonly phase: string;
  readonly options: { readonly showHands: "game" | "hand" };
}): boolean {
  if (phase === "GAME_OVER") return true;
  return options.showHands === "hand" && (phase === "ROUND_OVER" || phase === "DEALING");
}
