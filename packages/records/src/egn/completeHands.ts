import { TRICKS_PER_HAND, deckFor, effectiveSuit, euchre } from "@buck/engine";
import type { Card, Position } from "@buck/engine";
import type { EgnDeal } from "./game.ts";
import { matchSlots } from "./matching.ts";
import type { InferredPlays } from "./inferPlays.ts";

export interface CompleteDeal {
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

interface PartialDeal {
  readonly deal: EgnDeal;
  readonly inferred: InferredPlays;
  readonly known: readonly (readonly Card[])[];
  readonly unseen: readonly Card[];
}

/**
 * Deals the cards so that every play is legal if that is possible at all. If not, as many plays as possible are,
 * counted from the first: the play after them is illegal however the unseen cards lie.
 */
export function completeHands(deal: EgnDeal, inferred: InferredPlays): CompleteDeal {
  const partial = partialDeal(deal, inferred);
  const discards = possibleDiscards(partial);
  for (const honored of howManyToHonor(inferred)) {
    for (const discard of discards) {
      const complete = completeWith(partial, discard, honored);
      if (complete !== null) return complete;
    }
  }
  throw new Error("the unseen cards do not fill the empty places");
}

function partialDeal(deal: EgnDeal, inferred: InferredPlays): PartialDeal {
  const known = knownHands(deal, inferred);
  const placed = new Set([deal.upCard, ...known.flat()]);
  return {
    deal,
    inferred,
    known,
    unseen: deckFor(euchre.seats().length).filter((card) => !placed.has(card)),
  };
}

/** A card that is claimed twice stays where it was claimed first; the game refuses the second claim. */
function knownHands(deal: EgnDeal, { dealerTookUp, plays }: InferredPlays): readonly (readonly Card[])[] {
  const hands: Card[][] = euchre.seats().map(() => []);
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

function possibleDiscards({ deal, inferred, known }: PartialDeal): readonly Discard[] {
  if (!inferred.dealerTookUp || deal.discard !== null || inferred.plays.length === 0) return [deal.discard];
  const unplayed = unplayedByDealer(deal, inferred, known);
  const hasRoom = (known[deal.dealer]?.length ?? 0) < TRICKS_PER_HAND;
  return hasRoom ? ["unseen", ...unplayed] : unplayed;
}

function unplayedByDealer(
  deal: EgnDeal,
  { plays }: InferredPlays,
  known: PartialDeal["known"],
): readonly Card[] {
  const played = new Set(plays.filter(({ seat }) => seat === deal.dealer).map(({ card }) => card));
  return [deal.upCard, ...(known[deal.dealer] ?? [])].filter((card) => !played.has(card));
}

/** All the plays, else all those before the last that shows a lack, and so on down to none. */
function howManyToHonor({ plays }: InferredPlays): readonly number[] {
  const lacks = plays.flatMap(({ lacking }, index) => (lacking === null ? [] : [index]));
  return [plays.length, ...lacks.toReversed()];
}

function completeWith(partial: PartialDeal, discard: Discard, honored: number): CompleteDeal | null {
  const { deal, inferred, known, unseen } = partial;
  const may = (seat: Position | null, card: Card): boolean =>
    !isShownLacking(inferred, { seat, card, honored });
  const kept = inferred.dealerTookUp ? unplayedByDealer(deal, inferred, known) : [];
  if (kept.some((card) => card !== discard && !may(deal.dealer, card))) return null;
  const slots = emptySlots(partial, discard);
  const filling = matchSlots(slots, unseen, (slot, card) => slot.isDiscarded || may(slot.seat, card));
  if (filling === null) return null;
  const cardsOf = (wanted: (slot: Slot) => boolean) =>
    slots.flatMap((slot, index) => (wanted(slot) ? (filling[index] ?? []) : []));
  return {
    hands: known.map((hand, seat) => hand.concat(cardsOf((slot) => slot.seat === seat))),
    blind: [deal.upCard, ...cardsOf((slot) => slot.seat === null)],
    discard: discard === "unseen" ? (cardsOf((slot) => slot.isDiscarded)[0] ?? null) : discard,
    guessed: slots.every((slot) => slot.seat === null) ? [] : unseen,
  };
}

function isShownLacking(
  { plays, trump }: InferredPlays,
  { seat, card, honored }: { seat: Position | null; card: Card; honored: number },
): boolean {
  const suit = effectiveSuit(card, trump);
  return plays.slice(0, honored).some((play) => play.seat === seat && play.lacking === suit);
}

function emptySlots({ known, deal, unseen }: PartialDeal, discard: Discard): readonly Slot[] {
  const inHands = euchre.seats().flatMap((seat) => {
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
