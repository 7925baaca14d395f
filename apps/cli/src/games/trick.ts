import { winningPlay } from "@buck/engine";
import type { Card, Position, Suit, Trick } from "@buck/engine";

interface Tricks {
  readonly tricks: readonly Trick[];
  readonly currentTrick: Trick;
  readonly trumpSuit: Suit | null;
}

export interface LyingTrick {
  readonly cardOf: (position: Position) => Card | null;
  readonly winner: Position | null;
}

/** The trick on the table: the one being played, or the last one until somebody leads again. */
export function lyingTrick({ tricks, currentTrick, trumpSuit }: Tricks): LyingTrick {
  const last = currentTrick.cards.length > 0 ? currentTrick : tricks.at(-1);
  const cards = last?.cards ?? [];
  return {
    cardOf: (position) => cards.find(({ playerPosition }) => playerPosition === position)?.card ?? null,
    winner: cards.length === 0 ? null : winningPlay(cards, trumpSuit).playerPosition,
  };
}
