import { append } from "./append.ts";
import { ALL_CARDS, isIn } from "./cardSets.ts";
import { CARDS, nthCard, numberOf } from "./cards.ts";
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

/** One action for each card, made beforehand, and then looked up for those cards of a hand that are in a set. */
export function perCard<Action extends object>(
  make: (playerPosition: Position, cardId: CardId) => Action,
): (playerPosition: Position, hand: readonly Card[], set?: number) => readonly Action[] {
  const actionsOf = perPosition((position) => CARDS.map(({ id }) => make(position, id)));
  return (position, hand, set = ALL_CARDS) => {
    const actions = actionsOf(position);
    if (set === ALL_CARDS) return actionsFor(hand, actions);
    let offered: readonly Action[] = [];
    for (const card of hand) {
      if (isIn(set, card)) offered = append(offered, actionFor(card, actions));
    }
    return offered;
  };
}

/** Where in a hand the card of this very action is, of one for each card; -1 when it is none of them. */
export function placeOffered(hand: readonly Card[], actions: readonly object[], action: unknown): number {
  for (let place = 0; place < hand.length; place += 1) {
    if (actionFor(nthCard(hand, place), actions) === action) return place;
  }
  return -1;
}

/** Hands are spelled out: a list that is made at once is quicker than one from `map`. */
function actionsFor<Action>(cards: readonly Card[], actions: readonly Action[]): readonly Action[] {
  const first = cards[0];
  const second = cards[1];
  const third = cards[2];
  const fourth = cards[3];
  if (first === undefined) return [];
  const a = actionFor(first, actions);
  if (second === undefined) return [a];
  const b = actionFor(second, actions);
  if (third === undefined) return [a, b];
  const c = actionFor(third, actions);
  if (fourth === undefined) return [a, b, c];
  const d = actionFor(fourth, actions);
  if (cards.length === 4) return [a, b, c, d];
  return cards.map((card) => actionFor(card, actions));
}

function actionFor<Action>(card: Card, actions: readonly Action[]): Action {
  const action = actions[numberOf(card)];
  if (action === undefined) throw new RangeError(`there is no card ${card.id}`);
  return action;
}
