import { CARDS, effectiveSuit, parseCard, strength } from "@buck/engine";
import type { Card, GameAction, Suit, Trick } from "@buck/engine";

/** What a player knows of the cards of a hand. */
export interface KnownCards {
  readonly hand: readonly Card[];
  readonly trump: Suit;
  /** Cards that are in nobody's hand any more. */
  readonly gone: readonly Card[];
}

/** The cards above this one in its suit that others may hold. */
export function higherOut(card: Card, { hand, trump, gone }: KnownCards): readonly Card[] {
  const placed = new Set([...hand, ...gone].map(({ id }) => id));
  return CARDS.filter(
    (other) =>
      !placed.has(other.id) &&
      effectiveSuit(other, trump) === effectiveSuit(card, trump) &&
      strength(other, trump) > strength(card, trump),
  );
}

export function playedCards({ tricks, currentTrick }: { tricks: readonly Trick[]; currentTrick: Trick }) {
  return [...tricks, currentTrick].flatMap(({ cards }) => cards.map(({ card }) => card));
}

interface Parting extends KnownCards {
  readonly isLead: boolean;
}

/** Puts first what a card player would sooner part with: among equal choices the first one is taken. */
export function cheapestFirst<Action extends GameAction>(
  actions: readonly Action[],
  parting: Parting,
): readonly Action[] {
  const cost = (action: Action) => {
    const card = "cardId" in action ? parseCard(action.cardId) : null;
    return card === null ? 0 : costOf(card, parting);
  };
  return actions.toSorted((a, b) => cost(a) - cost(b));
}

/** More than any card's strength, and less than the worth of being a trump. */
const TOP = 10;
const TRUMP = 100;

function costOf(card: Card, { isLead, ...known }: Parting): number {
  const { trump } = known;
  const height = strength(card, trump);
  const isTrump = effectiveSuit(card, trump) === trump;
  const isTop = higherOut(card, known).length === 0;
  // Of several that nothing beats, players lead the highest.
  return (isTrump ? TRUMP : 0) + (isTop ? TOP : 0) + (isTop && isLead ? -height : height);
}
