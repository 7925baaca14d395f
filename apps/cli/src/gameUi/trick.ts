import { winningPlay } from "@buck/engine";
import type { Card, Position, Suit, Trick } from "@buck/engine";

interface Tricks {
  readonly tricks: readonly Trick[];
  readonly currentTrick: Trick;
  readonly trumpSuit: Suit | null;
}

export interface VisibleTrick {
  readonly cardOf: (position: Position) => Card | null;
  readonly winner: Position | null;
}

/** The current trick, or the last one until somebody leads again. */
export function visibleTrick({ tricks, currentTrick, trumpSuit }: Tricks): VisibleTrick {
  const last = currentTrick.cards.length > 0 ? currentTrick : tricks.at(-1);
  const cards = last?.cards ?? [];
  return {
    cardOf: (position) => cards.find(({ playerPosition }) => playerPosition === position)?.card ?? null,
    winner: cards.length === 0 ? null : winningPlay(cards, trumpSuit).playerPosition,
  };
}
