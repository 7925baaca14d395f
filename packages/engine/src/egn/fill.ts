import { effectiveSuit } from "../bowers.ts";
import { CARDS } from "../cards.ts";
import type { Card } from "../cards.ts";
import { POSITIONS } from "../seats.ts";
import type { Position } from "../seats.ts";
import { TRICKS_PER_HAND } from "../trick.ts";
import type { EgnDeal } from "./game.ts";
import { matchSlots } from "./matching.ts";
import type { Scouted } from "./scout.ts";

export interface FilledDeal {
  /** By seat, as dealt. */
  readonly hands: readonly (readonly Card[])[];
  /** The turn-up first. */
  readonly blind: readonly Card[];
  /** What the dealer puts away for the turn-up; null when nothing is or the deal stops before. */
  readonly discard: Card | null;
  /** Cards whose place the file does not tell. */
  readonly guessed: readonly Card[];
}

/** A place for a card nobody saw. */
interface Slot {
  /** Null under the turn-up. */
  readonly seat: Position | null;
  /** Put away before the first trick, so no play speaks of it. */
  readonly isDiscarded: boolean;
}

/** The card that goes for the turn-up: one of those known to be the dealer's, one nobody saw, or none. */
type Discard = Card | "unseen" | null;

interface Puzzle {
  readonly deal: EgnDeal;
  readonly scouted: Scouted;
  readonly known: readonly (readonly Card[])[];
  readonly unseen: readonly Card[];
}

/**
 * Deals the cards so that every play is legal if that is possible at all. If not, as many plays as possible are,
 * counted from the first: the play after them is illegal however the unseen cards lie.
 */
export function fillDeal(deal: EgnDeal, scouted: Scouted): FilledDeal {
  const puzzle = posePuzzle(deal, scouted);
  const discards = possibleDiscards(puzzle);
  for (const honoured of howManyToHonour(scouted)) {
    for (const discard of discards) {
      const filled = fillWith(puzzle, discard, honoured);
      if (filled !== null) return filled;
    }
  }
  throw new Error("the unseen cards do not fill the empty places");
}

function posePuzzle(deal: EgnDeal, scouted: Scouted): Puzzle {
  const known = knownHands(deal, scouted);
  const placed = new Set([deal.upCard, ...known.flat()]);
  return { deal, scouted, known, unseen: CARDS.filter((card) => !placed.has(card)) };
}

/** A card that is claimed twice stays where it was claimed first; the game refuses the second claim. */
function knownHands(deal: EgnDeal, { dealerTookUp, plays }: Scouted): readonly (readonly Card[])[] {
  const hands: Card[][] = POSITIONS.map(() => []);
  const placed = new Set([deal.upCard]);
  const place = (seat: number, card: Card | null) => {
    const hand = hands[seat];
    if (card === null || hand === undefined || hand.length === TRICKS_PER_HAND || placed.has(card)) return;
    placed.add(card);
    hand.push(card);
  };
  for (const [seat, hand] of deal.hands.entries()) for (const card of hand) place(seat, card);
  if (dealerTookUp) place(deal.dealer, deal.discard);
  for (const { seat, card } of plays) place(seat, card);
  return hands;
}

function possibleDiscards({ deal, scouted, known }: Puzzle): readonly Discard[] {
  if (!scouted.dealerTookUp || deal.discard !== null || scouted.plays.length === 0) return [deal.discard];
  const unplayed = unplayedByDealer(deal, scouted, known);
  const hasRoom = (known[deal.dealer]?.length ?? 0) < TRICKS_PER_HAND;
  return hasRoom ? ["unseen", ...unplayed] : unplayed;
}

function unplayedByDealer(deal: EgnDeal, { plays }: Scouted, known: Puzzle["known"]): readonly Card[] {
  const played = new Set(plays.filter(({ seat }) => seat === deal.dealer).map(({ card }) => card));
  return [deal.upCard, ...(known[deal.dealer] ?? [])].filter((card) => !played.has(card));
}

/** All the plays, else all those before the last that shows a lack, and so on down to none. */
function howManyToHonour({ plays }: Scouted): readonly number[] {
  const lacks = plays.flatMap(({ lacking }, index) => (lacking === null ? [] : [index]));
  return [plays.length, ...lacks.toReversed()];
}

function fillWith(puzzle: Puzzle, discard: Discard, honoured: number): FilledDeal | null {
  const { deal, scouted, known, unseen } = puzzle;
  const may = (seat: Position | null, card: Card): boolean =>
    !isShownLacking(scouted, { seat, card, honoured });
  const kept = scouted.dealerTookUp ? unplayedByDealer(deal, scouted, known) : [];
  if (kept.some((card) => card !== discard && !may(deal.dealer, card))) return null;
  const slots = emptySlots(puzzle, discard);
  const fill = matchSlots(slots, unseen, (slot, card) => slot.isDiscarded || may(slot.seat, card));
  if (fill === null) return null;
  const cardsOf = (wanted: (slot: Slot) => boolean) =>
    slots.flatMap((slot, index) => (wanted(slot) ? (fill[index] ?? []) : []));
  return {
    hands: known.map((hand, seat) => hand.concat(cardsOf((slot) => slot.seat === seat))),
    blind: [deal.upCard, ...cardsOf((slot) => slot.seat === null)],
    discard: discard === "unseen" ? (cardsOf((slot) => slot.isDiscarded)[0] ?? null) : discard,
    guessed: slots.every((slot) => slot.seat === null) ? [] : unseen,
  };
}

function isShownLacking(
  { plays, trump }: Scouted,
  { seat, card, honoured }: { seat: Position | null; card: Card; honoured: number },
): boolean {
  const suit = effectiveSuit(card, trump);
  return plays.slice(0, honoured).some((play) => play.seat === seat && play.lacking === suit);
}

function emptySlots({ known, deal, unseen }: Puzzle, discard: Discard): readonly Slot[] {
  const inHands = POSITIONS.flatMap((seat) => {
    const room = TRICKS_PER_HAND - (known[seat]?.length ?? 0);
    const isFirstDiscarded = discard === "unseen" && seat === deal.dealer;
    return Array.from({ length: room }, (_, index): Slot => ({
      seat,
      isDiscarded: isFirstDiscarded && index === 0,
    }));
  });
  const below = unseen.length - inHands.length;
  return [...inHands, ...Array.from({ length: below }, (): Slot => ({ seat: null, isDiscarded: false }))];
}
