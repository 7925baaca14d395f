import { SEARCHED_SEATS } from "../levels.ts";
import { deckFor, effectiveSuit, sameColor, strength, SUITS } from "@buck/engine";
import type { Card, CardId, Suit } from "@buck/engine";

/** The cards that sets are made of, in the order of the pack. */
export const PACK = deckFor(SEARCHED_SEATS);

/** A set of cards in the order of the pack: bit `i` stands for `PACK[i]`. */
export type Pack = number;

/**
 * A set of cards under a trump, a lane of bits for each suit, the lowest card of a lane first: two plain suits
 * (bits 0-5 and 6-11), the suit that lent its jack (12-16), and trump with both bowers (17-23).
 * Of two cards that count in a trick the higher one is the larger number.
 */
export type Lanes = number;

/** The index of a suit in `SUITS`. */
export type SuitIndex = number;

export const TRUMP: Lanes = 0xfe_00_00;
export const FULL_PACK: Pack = 0xff_ff_ff;
export const EVERY_LANE: Lanes = 0xff_ff_ff;

/** The cards from the lowest bit of their lanes to the highest, by the index of trump. */
const ORDER: readonly (readonly Card[])[] = SUITS.map((trump) => {
  const plain = SUITS.filter((suit) => suit !== trump && suit !== sameColor(trump));
  const lanes: readonly Suit[] = [...plain, sameColor(trump), trump];
  const laneIndex = (card: Card) => lanes.indexOf(effectiveSuit(card, trump));
  return PACK.toSorted((a, b) => laneIndex(a) - laneIndex(b) || strength(a, trump) - strength(b, trump));
});

const SUIT_BITS = PACK.length / SUITS.length;
const SUIT_SETS = 1 << SUIT_BITS;
const PACK_BIT: ReadonlyMap<CardId, Pack> = new Map(PACK.map(({ id }, index) => [id, 1 << index]));

export function packOf(cards: readonly { readonly id: CardId }[]): Pack {
  let set = 0;
  for (const { id } of cards) set |= PACK_BIT.get(id) ?? 0;
  return set;
}

/** The cards of one suit, in pack order, as lanes: by trump, then suit, then the six bits of that suit. */
const LANES_OF_SUIT = Int32Array.from({ length: SUITS.length * SUITS.length * SUIT_SETS }, (_, index) => {
  const set = index % SUIT_SETS;
  const suit = Math.floor(index / SUIT_SETS) % SUITS.length;
  const order = ORDER[Math.floor(index / SUIT_SETS / SUITS.length)] ?? [];
  const held = PACK.filter((_card, place) => (((set << (suit * SUIT_BITS)) >> place) & 1) === 1);
  return held.reduce((lanes, card) => lanes | (1 << order.indexOf(card)), 0);
});

/** Four suits by name, not in a loop: this is done for every hand of every deal. */
export function lanesOf(pack: Pack, trump: SuitIndex): Lanes {
  return (
    lanesIn(pack, trump, 0) | lanesIn(pack, trump, 1) | lanesIn(pack, trump, 2) | lanesIn(pack, trump, 3)
  );
}

function lanesIn(pack: Pack, trump: SuitIndex, suit: SuitIndex): Lanes {
  const set = (pack >> (suit * SUIT_BITS)) & (SUIT_SETS - 1);
  return LANES_OF_SUIT[(trump * SUITS.length + suit) * SUIT_SETS + set] ?? 0;
}

/** A set of lanes back in pack order. */
export function packFrom(lanes: Lanes, trump: SuitIndex): Pack {
  return packOf(cardsIn(lanes, trump));
}

/** The cards of a set, lowest bit first. */
export function cardsIn(lanes: Lanes, trump: SuitIndex): readonly Card[] {
  return (ORDER[trump] ?? []).filter((_, bit) => ((lanes >> bit) & 1) === 1);
}

/** The one card of a set of one. */
export function cardAt(bit: Lanes, trump: SuitIndex): Card {
  const card = ORDER[trump]?.[31 - Math.clz32(bit)];
  if (card === undefined) throw new RangeError(`${bit} is no card`);
  return card;
}

/** By the number of leading zeros of a card's bit. */
const LANE_BY_ZEROS = Int32Array.from({ length: 33 }, (_, zeros) => {
  const bit = 31 - zeros;
  if (bit < 0 || bit > 23) return 0;
  return [0x3f, 0xfc0, 0x1f_000, TRUMP].find((lane) => ((lane >> bit) & 1) === 1) ?? 0;
});

/** All bits of the suit that the highest card of a set belongs to. */
export function laneOf(cards: Lanes): Lanes {
  return LANE_BY_ZEROS[Math.clz32(cards)] ?? 0;
}

/** By the number of leading zeros of a card's bit; the same under every trump. */
const RANK_BY_ZEROS = Int32Array.from({ length: 33 }, (_, zeros) => {
  const card = ORDER[0]?.[31 - zeros];
  return card === undefined ? 0 : strength(card, SUITS[0]);
});

/** How high a card stands within its suit, as the engine counts it. */
export function rankIn(card: Lanes): number {
  return RANK_BY_ZEROS[Math.clz32(card)] ?? 0;
}

export function highestBit(set: number): number {
  return 1 << (31 - Math.clz32(set));
}

export function countBits(set: number): number {
  let pairs = set - ((set >>> 1) & 0x55_55_55_55);
  pairs = (pairs & 0x33_33_33_33) + ((pairs >>> 2) & 0x33_33_33_33);
  return Math.imul((pairs + (pairs >>> 4)) & 0x0f_0f_0f_0f, 0x01_01_01_01) >>> 24;
}
