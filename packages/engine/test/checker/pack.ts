import { cardNumber, isInPack, packSize } from "./cards.ts";
import { seatsFrom } from "./seats.ts";
import type { SeatBook } from "./seats.ts";
import type { SeenCard, SeenTrick } from "./seen.ts";
import { given, insist } from "./whistle.ts";

/** What each seat gets from a deck, and what is left over: batches of 3 and 2 in turn from the dealer's left, then 2 and 3. */
export function dealt(deck: readonly string[] | undefined, book: Pick<SeatBook, "seats" | "dealer">) {
  const cards = [...fullPack(deck, book.seats.length)];
  const hands = book.seats.map((): number[] => []);
  const [dealer, ...others] = seatsFrom(book, book.dealer);
  for (const sizes of [[3, 2] as const, [2, 3] as const]) {
    [...others, given(dealer, "dealer")].forEach((seat, turn) => {
      given(hands[seat], "hand").push(...cards.splice(0, sizes[turn % 2]));
    });
  }
  return { hands, left: cards };
}

export function fullPack(deck: readonly string[] | undefined, players: number): readonly number[] {
  const cards = given(deck, "deck").map(cardNumber);
  const isWhole = cards.length === packSize(players) && new Set(cards).size === cards.length;
  insist(isWhole && cards.every((card) => isInPack(card, players)), "the deck is not a full pack");
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
  const whole = packSize(players.length);
  insist(ids.length === whole && different === whole, `${different} cards of ${ids.length} are different`);
}
