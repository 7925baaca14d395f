import type { Card } from "@buck/engine";

const FILES = import.meta.glob<string>("./courts/*.svg", { eager: true, query: "?url", import: "default" });

/** The address of a court figure; null for number cards and aces. */
export function courtFigure({ suit, rank }: Card): string | null {
  return FILES[`./courts/${suit.toLowerCase()}-${rank.toLowerCase()}.svg`] ?? null;
}

/** Where the figure leaves room for its large pip. */
export function pipSide({ suit, rank }: Card): "left" | "right" {
  const left =
    rank === "KING" || (rank === "JACK" && suit === "SPADES") || (rank === "QUEEN" && suit === "HEARTS");
  return left ? "left" : "right";
}
