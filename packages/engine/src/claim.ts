import { effectiveSuit, sortHand, strength } from "./bowers.ts";
import type { Card, Suit } from "./cards.ts";
import { deckFor } from "./deck.ts";
import { seatsOf } from "./seats.ts";
import type { Position, Viewer } from "./seats.ts";
import type { CommonTable } from "./table.ts";
import { ledSuit } from "./trick.ts";

interface KnownCards {
  readonly hand: readonly Card[];
  /** Cards that the viewer knows to be in nobody's hand. */
  readonly outOfPlay: readonly (Card | null)[];
}

/**
 * The viewer's hand in an order that wins every trick that is left, whatever the others hold and play; null when that
 * cannot be proved from what the viewer sees, or when it is not theirs to lead.
 */
export function restInOrder(
  table: CommonTable & { readonly viewer: Viewer },
  { hand, outOfPlay }: KnownCards,
): readonly Card[] | null {
  const { viewer, phase, currentPlayerPosition, currentTrick, trumpSuit } = table;
  if (phase !== "PLAYING" || currentPlayerPosition !== viewer || currentTrick.cards.length > 0) return null;
  const unseen = unseenCards(table, [...hand, ...outOfPlay]);
  const isSafe = opponentsOf(table, viewer).every((position) => {
    const voids = voidsOf(table, position);
    const possible = unseen.filter((card) => !voids.has(effectiveSuit(card, trumpSuit)));
    return winsAll(hand, possible, trumpSuit);
  });
  return isSafe ? sortHand(hand, trumpSuit) : null;
}

function unseenCards({ tricks, players }: CommonTable, known: readonly (Card | null)[]): readonly Card[] {
  const played = tricks.flatMap(({ cards }) => cards.map(({ card }) => card));
  const seen = new Set([...known, ...played].map((card) => card?.id));
  return deckFor(players.length).filter(({ id }) => !seen.has(id));
}

/** Who may still play a card: those who played to the last trick, and before the first one everybody. */
function opponentsOf({ tricks, players }: CommonTable, viewer: Viewer): readonly Position[] {
  const active = tricks.at(-1)?.cards.map(({ playerPosition }) => playerPosition) ?? seatsOf(players);
  return active.filter((position) => position !== viewer);
}

/** The suits that somebody has shown not to have, by not following. */
function voidsOf({ tricks, trumpSuit }: CommonTable, position: Position): ReadonlySet<Suit | null> {
  const failed = tricks.flatMap((trick) => {
    const played = trick.cards.find(({ playerPosition }) => playerPosition === position);
    const led = ledSuit(trick, trumpSuit);
    return played === undefined || effectiveSuit(played.card, trumpSuit) === led ? [] : [led];
  });
  return new Set(failed);
}

/**
 * All trumps are led first and then each suit, from high to low. One opponent may hold every unseen card of a suit, and
 * keeps the highest to the end.
 */
export function winsAll(hand: readonly Card[], unseen: readonly Card[], trump: Suit | null): boolean {
  const isOf = (suit: Suit) => (card: Card) => effectiveSuit(card, trump) === suit;
  const suits = new Set(hand.map((card) => effectiveSuit(card, trump)));
  const isHighest = [...suits].every((suit) => {
    const others = unseen.filter(isOf(suit));
    const best = Math.max(...others.map((card) => strength(card, trump)));
    const mine = hand.filter(isOf(suit)).map((card) => strength(card, trump));
    return mine.toSorted((a, b) => b - a).every((mark, lead) => lead >= others.length || mark > best);
  });
  if (trump === null || !isHighest) return isHighest;
  const trumps = hand.filter(isOf(trump)).length;
  // A trump that is left to somebody takes a card of another suit.
  return trumps === hand.length || unseen.filter(isOf(trump)).length <= trumps;
}
