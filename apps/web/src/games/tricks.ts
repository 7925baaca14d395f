import type { Card, Position, Trick } from "@buck/engine";

/** What is told of tricks in every game. */
export type TrickEvent =
  | { readonly type: "played"; readonly playerPosition: Position; readonly card: Card }
  | {
      readonly type: "trickWon";
      readonly playerPosition: Position;
      readonly card: Card;
      readonly number: number;
    };

interface Tricks {
  readonly tricks: readonly Trick[];
  readonly currentTrick: Trick;
}

/** Every card of the hand again, in the order they fell. */
export function retellTricks({ tricks, currentTrick }: Tricks): readonly TrickEvent[] {
  return [...tricks.flatMap(finished), ...plays(currentTrick)];
}

function plays({ cards }: Trick): readonly TrickEvent[] {
  return cards.map(({ card, playerPosition }) => ({ type: "played", playerPosition, card }));
}

function finished(trick: Trick): readonly TrickEvent[] {
  const best = trick.cards.find(({ playerPosition }) => playerPosition === trick.winner);
  if (best === undefined) return plays(trick);
  const { card, playerPosition } = best;
  return [...plays(trick), { type: "trickWon", playerPosition, card, number: trick.number }];
}
