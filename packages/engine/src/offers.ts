import { CARDS } from "./cards.ts";
import type { Card, CardId } from "./cards.ts";
import { POSITIONS } from "./seats.ts";
import type { Position } from "./seats.ts";

/**
 * What a game lists as legal is made once and frozen. Such an action is well-formed however it comes back, so `apply`
 * does not look into it again: that costs eight times as much as finding it here.
 */
export function offersOf<Action extends object>() {
  const made = new Set<unknown>();
  return {
    offer: <Made extends Action>(action: Made): Made => {
      made.add(Object.freeze(action));
      return action;
    },
    isOffered: (input: unknown): input is Action => made.has(input),
  };
}

/** One value for each position, made beforehand. */
export function perPosition<Value>(make: (position: Position) => Value): (position: Position) => Value {
  const [a, b, c, d] = POSITIONS;
  const values = [make(a), make(b), make(c), make(d)] as const;
  return (position) => values[position];
}

/** One action for each card, made beforehand, and then looked up for the cards of a hand. */
export function perCard<Action>(
  make: (playerPosition: Position, cardId: CardId) => Action,
): (playerPosition: Position, cards: readonly Card[]) => readonly Action[] {
  const actionsOf = perPosition(
    (position) => new Map(CARDS.map(({ id }): [CardId, Action] => [id, make(position, id)])),
  );
  return (position, cards) => {
    const actions = actionsOf(position);
    return cards.map(({ id }) => actions.get(id) ?? make(position, id));
  };
}
