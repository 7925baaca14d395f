import { CARDS, effectiveSuit, ledSuit, parseCard, strength } from "@buck/engine";
import type { Card, GameAction, Position, Suit, Trick } from "@buck/engine";

/** What a player knows of the cards of a hand. */
export interface KnownCards {
  readonly hand: readonly Card[];
  /** Null where a hand is played without trump. */
  readonly trump: Suit | null;
  /** Cards that are in nobody's hand any more. */
  readonly gone: readonly Card[];
}

/** The cards above this one in its suit that others may hold. */
export function higherOut(card: Card, { hand, trump, gone }: KnownCards): readonly Card[] {
  const placed = new Set([...hand, ...gone].map(({ id }) => id));
  return CARDS.filter((other) => !placed.has(other.id) && isAbove(other, card, trump));
}

/** Whether a card is higher than another one of its suit. */
export function isAbove(card: Card, other: Card, trump: Suit | null): boolean {
  return (
    effectiveSuit(card, trump) === effectiveSuit(other, trump) &&
    strength(card, trump) > strength(other, trump)
  );
}

/** The trumps that others may hold. */
function trumpsOut({ hand, trump, gone }: KnownCards): readonly Card[] {
  const placed = new Set([...hand, ...gone].map(({ id }) => id));
  return CARDS.filter((card) => !placed.has(card.id) && effectiveSuit(card, trump) === trump);
}

interface Tricks {
  readonly tricks: readonly Trick[];
  readonly currentTrick: Trick;
}

/** Whether one of these seats may hold a trump: who did not follow one has none. */
export function mayHoldTrump(
  seats: readonly Position[],
  known: KnownCards,
  { tricks, currentTrick }: Tricks,
) {
  const { trump } = known;
  const trumpLeads = [...tricks, currentTrick].filter((trick) => ledSuit(trick, trump) === trump);
  const isWithout = (seat: Position) =>
    trumpLeads.some(({ cards }) =>
      cards.some(
        ({ card, playerPosition }) => playerPosition === seat && effectiveSuit(card, trump) !== trump,
      ),
    );
  return trumpsOut(known).length > 0 && !seats.every(isWithout);
}

export function playedCards({ tricks, currentTrick }: Tricks) {
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
const TOP = 20;
const TRUMP = 100;

function costOf(card: Card, { isLead, ...known }: Parting): number {
  const { trump } = known;
  const height = strength(card, trump);
  const isTrump = effectiveSuit(card, trump) === trump;
  const isTop = higherOut(card, known).length === 0;
  // Of several that nothing beats, players lead the highest.
  return (isTrump ? TRUMP : 0) + (isTop ? TOP : 0) + (isTop && isLead ? -height : height);
}
