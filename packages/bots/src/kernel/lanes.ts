import { deckFor, effectiveSuit, sameColor, strength, SUITS } from "@buck/engine";
import type { Card, CardId, Suit } from "@buck/engine";

/** A set of cards in the order of a deck: bit `i` stands for its card number `i`. */
export type Pack = number;

/**
 * A set of cards under a trump, a lane of bits for each suit, the lowest card of a lane first: two plain suits, the
 * suit that lent its jack, and trump with both bowers on top. The deck of four fills the bits 0-5, 6-11, 12-16 and
 * 17-23; that of six fills all 32, so the sign says nothing: cards are compared by `isHigher`.
 */
export type Lanes = number;

/** The index of a suit in `SUITS`, or of no suit at all. */
export type SuitIndex = number;
export const NO_TRUMP: SuitIndex = SUITS.length;

/** Where the bits of a suit begin, and how many there are. */
export interface Lane {
  readonly shift: number;
  readonly bits: number;
}

export function maskOf({ shift, bits }: Lane): Lanes {
  return ((1 << bits) - 1) << shift;
}

/** The lanes of a deck: the same whatever suit is trump, but others without trump. */
export class Shape {
  /** Trump, where there is one, is the last one. */
  readonly lanes: readonly Lane[];
  /** All bits of trump; none without. */
  readonly trump: Lanes;
  readonly every: Lanes;
  /** By the number of leading zeros of a card's bit: the bits of its suit, and how high it stands in it. */
  readonly laneByZeros: Int32Array;
  readonly rankByZeros: Int32Array;

  /** The cards from the lowest bit to the highest under some trump. */
  constructor(order: readonly Card[], trump: Suit | null) {
    const suits = [...new Set(order.map((card) => effectiveSuit(card, trump)))];
    this.lanes = suits.map((suit) => {
      const isIn = (card: Card) => effectiveSuit(card, trump) === suit;
      return { shift: order.findIndex(isIn), bits: order.filter(isIn).length };
    });
    const masks = this.lanes.map(maskOf);
    this.trump = trump === null ? 0 : (masks.at(-1) ?? 0);
    this.every = masks.reduce((every, mask) => every | mask, 0);
    this.laneByZeros = byZeros((bit) => masks.find((mask) => ((mask >> bit) & 1) === 1) ?? 0);
    this.rankByZeros = byZeros((bit) => {
      const card = order[bit];
      return card === undefined ? 0 : strength(card, trump);
    });
  }
}

function byZeros(worthOf: (bit: number) => number): Int32Array {
  return Int32Array.from({ length: 33 }, (_, zeros) => (zeros === 32 ? 0 : worthOf(31 - zeros)));
}

/** How the cards of a deck lie in lanes under one trump. */
export class Layout {
  readonly deck: Deck;
  readonly shape: Shape;
  /** The same as those of the deck and the shape, at hand: they are asked for with every card. */
  readonly seats: number;
  readonly trump: Lanes;
  readonly every: Lanes;
  private readonly laneByZeros: Int32Array;
  private readonly order: readonly Card[];
  private readonly suitBits: number;
  /** The cards of one suit, in the order of the deck, as lanes: by suit, then the bits of that suit. */
  private readonly lanesOfSuit: Int32Array;

  constructor(deck: Deck, order: readonly Card[], shape: Shape) {
    this.deck = deck;
    this.order = order;
    this.shape = shape;
    this.seats = deck.seats;
    this.trump = shape.trump;
    this.every = shape.every;
    this.laneByZeros = shape.laneByZeros;
    this.suitBits = deck.cards.length / SUITS.length;
    this.lanesOfSuit = new Int32Array(SUITS.length << this.suitBits);
    for (const suit of SUITS.keys()) this.fill(suit);
  }

  private fill(suit: SuitIndex): void {
    const { deck, order, suitBits, lanesOfSuit } = this;
    for (let set = 1; set < 1 << suitBits; set += 1) {
      const lowest = deck.cards[suit * suitBits + 31 - Math.clz32(set & -set)];
      const rest = lanesOfSuit[(suit << suitBits) | (set & (set - 1))] ?? 0;
      lanesOfSuit[(suit << suitBits) | set] = rest | (1 << order.findIndex((card) => card.id === lowest?.id));
    }
  }

  /** Four suits by name, not in a loop: this is done for every hand of every deal. */
  lanesOf(pack: Pack): Lanes {
    return this.lanesIn(pack, 0) | this.lanesIn(pack, 1) | this.lanesIn(pack, 2) | this.lanesIn(pack, 3);
  }

  private lanesIn(pack: Pack, suit: SuitIndex): Lanes {
    const { suitBits } = this;
    const set = (pack >>> (suit * suitBits)) & ((1 << suitBits) - 1);
    return this.lanesOfSuit[(suit << suitBits) | set] ?? 0;
  }

  /** A set of lanes back in the order of the deck. */
  packFrom(lanes: Lanes): Pack {
    return this.deck.packOf(this.cardsIn(lanes));
  }

  /** The cards of a set, lowest bit first. */
  cardsIn(lanes: Lanes): readonly Card[] {
    return this.order.filter((_, bit) => ((lanes >> bit) & 1) === 1);
  }

  /** The one card of a set of one. */
  cardAt(bit: Lanes): Card {
    const card = this.order[31 - Math.clz32(bit)];
    if (card === undefined) throw new RangeError(`${bit} is no card`);
    return card;
  }

  /** All bits of the suit that the highest card of a set belongs to. */
  laneOf(cards: Lanes): Lanes {
    return this.laneByZeros[Math.clz32(cards)] ?? 0;
  }

  /** How high a card stands within its suit, as the engine counts it. */
  rankIn(card: Lanes): number {
    return this.shape.rankByZeros[Math.clz32(card)] ?? 0;
  }

  /** Whether two cards of one hand do the same: they are of one suit and none of these cards lies in between. */
  areAlike(one: Lanes, other: Lanes, others: Lanes): boolean {
    return (this.laneOf(one) & other) !== 0 && (((one - 1) ^ (other - 1)) & others) === 0;
  }
}

/** The cards that so many players play with. */
export class Deck {
  readonly seats: number;
  /** A bit for each seat. */
  readonly everybody: number;
  readonly cards: readonly Card[];
  readonly full: Pack;
  private readonly bits: ReadonlyMap<CardId, Pack>;
  private readonly layouts: readonly Layout[];

  constructor(seats: number) {
    this.seats = seats;
    this.everybody = (1 << seats) - 1;
    this.cards = deckFor(seats);
    this.bits = new Map(this.cards.map(({ id }, index) => [id, 1 << index]));
    this.full = this.packOf(this.cards);
    const [anySuit] = SUITS;
    const shape = new Shape(orderUnder(anySuit, this.cards), anySuit);
    const withoutTrump = new Shape(this.cards, null);
    this.layouts = [
      ...SUITS.map((trump) => new Layout(this, orderUnder(trump, this.cards), shape)),
      new Layout(this, this.cards, withoutTrump),
    ];
  }

  packOf(cards: readonly { readonly id: CardId }[]): Pack {
    let set = 0;
    for (const { id } of cards) set |= this.bits.get(id) ?? 0;
    return set;
  }

  cardsOf(pack: Pack): readonly Card[] {
    return this.cards.filter((_, index) => ((pack >> index) & 1) === 1);
  }

  under(trump: SuitIndex): Layout {
    const layout = this.layouts[trump];
    if (layout === undefined) throw new RangeError(`${trump} is no suit`);
    return layout;
  }
}

/** The cards of a deck from the lowest bit of their lanes to the highest. */
function orderUnder(trump: Suit, cards: readonly Card[]): readonly Card[] {
  const plain = SUITS.filter((suit) => suit !== trump && suit !== sameColor(trump));
  const lanes: readonly Suit[] = [...plain, sameColor(trump), trump];
  const laneIndex = (card: Card) => lanes.indexOf(effectiveSuit(card, trump));
  return cards.toSorted((a, b) => laneIndex(a) - laneIndex(b) || strength(a, trump) - strength(b, trump));
}

const DECKS = new Map<number, Deck>();

/** The deck for so many players; always the same one. */
export function deckOf(seats: number): Deck {
  const known = DECKS.get(seats);
  if (known !== undefined) return known;
  const deck = new Deck(seats);
  DECKS.set(seats, deck);
  return deck;
}

/** Whether one card, or none, is above another one, or none. */
export function isHigher(card: Lanes, other: Lanes): boolean {
  return Math.clz32(card) < Math.clz32(other);
}

/** How many of these cards, which are all of one suit, stand above a card of it. */
export function countAbove(card: Lanes, cards: Lanes): number {
  return countBits(cards & -(card << 1));
}

export function highestBit(set: number): number {
  return 1 << (31 - Math.clz32(set));
}

export function countBits(set: number): number {
  let pairs = set - ((set >>> 1) & 0x55_55_55_55);
  pairs = (pairs & 0x33_33_33_33) + ((pairs >>> 2) & 0x33_33_33_33);
  return Math.imul((pairs + (pairs >>> 4)) & 0x0f_0f_0f_0f, 0x01_01_01_01) >>> 24;
}
