import { cardNumber, PACK_SIZE } from "./cards.ts";
import { nextSeat } from "./seats.ts";
import type { SeenCard, SeenTrick } from "./seen.ts";
import { given, insist } from "./whistle.ts";

/** Two rounds of batches, the dealer's left first. */
const BATCHES = [3, 2, 3, 2, 2, 3, 2, 3];

/** What each seat gets from a deck, and what is left over. */
export function dealt(deck: readonly string[] | undefined, dealer: number) {
  const cards = fullPack(deck);
  const hands: number[][] = [[], [], [], []];
  let top = 0;
  BATCHES.forEach((size, batch) => {
    given(hands[nextSeat(dealer, batch + 1)], "hand").push(...cards.slice(top, top + size));
    top += size;
  });
  return { hands, left: cards.slice(top) };
}

export function fullPack(deck: readonly string[] | undefined): readonly number[] {
  const cards = given(deck, "deck").map(cardNumber);
  insist(new Set(cards).size === PACK_SIZE && cards.length === PACK_SIZE, "the deck is not a full pack");
  return cards;
}

interface Table {
  readonly players: readonly { readonly hand: readonly SeenCard[] }[];
  readonly tricks: readonly SeenTrick[];
  readonly currentTrick: SeenTrick;
}

/** The hands, the tricks and what lies aside are the whole pack, no card more and none twice. */
export function balancePack({ players, tricks, currentTrick }: Table, aside: readonly SeenCard[]): void {
  const ids = aside.map(({ id }) => id);
  for (const { hand } of players) for (const { id } of hand) ids.push(id);
  for (const { cards } of tricks) for (const { card } of cards) ids.push(card.id);
  for (const { card } of currentTrick.cards) ids.push(card.id);
  const seen: boolean[] = [];
  for (const id of ids) seen[cardNumber(id)] = true;
  const different = seen.filter(Boolean).length;
  insist(
    ids.length === PACK_SIZE && different === PACK_SIZE,
    `${different} cards of ${ids.length} are different`,
  );
}
