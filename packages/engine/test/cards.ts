import { CARDS, POSITIONS } from "./four.ts";
import { clockwiseFrom, leftOf, parseCard, RANKS, SUITS } from "../src/index.ts";
import type { Card, CardId, Position } from "../src/index.ts";

/** `JS` is the jack of spades, `10D` the ten of diamonds. */
export function card(short: string): Card {
  const suit = SUITS.find((name) => name.startsWith(short.slice(-1)));
  const rank = RANKS.find((name) => shortRank(name) === short.slice(0, -1));
  const found = parseCard(`${suit}_${rank}`);
  if (found === null) throw new Error(`There is no card ${short}`);
  return found;
}

/** `hand('JS JC AS 9H 10D')` */
export function hand(shorts: string): readonly Card[] {
  return shorts.split(" ").filter(Boolean).map(card);
}

/** `hand` the other way round, so that a failed test reads like cards. */
export function shorts(cards: readonly Card[]): string {
  return cards.map(({ rank, suit }) => `${shortRank(rank)}${suit.slice(0, 1)}`).join(" ");
}

function shortRank(rank: string): string {
  return rank.length > 2 ? rank.slice(0, 1) : rank;
}

/** What somebody holds, as far as it matters: what is left open is filled up with the cards nobody named. */
export interface Layout {
  readonly hands?: Readonly<Partial<Record<Position, string>>>;
  /** No club, when it is not named. */
  readonly turnUp?: string;
  readonly under?: string;
}

const HAND_SIZE = 5;
const BATCHES = [
  [3, 2, 3, 2],
  [2, 3, 2, 3],
];

/** The deck that this dealer would have to shuffle to deal these cards. */
export function stack(layout: Layout, dealer: Position): readonly CardId[] {
  const { turnUp, hands, under } = fill(layout);
  const deck: Card[] = [];
  for (const batch of BATCHES) {
    clockwiseFrom(leftOf(dealer, POSITIONS), POSITIONS).forEach((seat, turn) => {
      deck.push(...(hands[seat]?.splice(0, batch[turn]) ?? []));
    });
  }
  return [...deck, turnUp, ...under].map(({ id }) => id);
}

function fill({ hands = {}, turnUp, under = "" }: Layout) {
  const held = POSITIONS.map((position) => hand(hands[position] ?? "").slice());
  const named = new Set([...held.flat(), ...hand(turnUp ?? ""), ...hand(under)]);
  const spare = CARDS.filter((spareCard) => !named.has(spareCard));
  const top = turnUp === undefined ? take(spare, ({ suit }) => suit !== "CLUBS") : card(turnUp);
  for (const cards of held) cards.push(...spare.splice(0, HAND_SIZE - cards.length));
  return { turnUp: top, hands: held, under: [...hand(under), ...spare] };
}

function take(cards: Card[], wanted: (candidate: Card) => boolean): Card {
  const [taken] = cards.splice(cards.findIndex(wanted), 1);
  if (taken === undefined) throw new Error("No card is left for the turn-up");
  return taken;
}
