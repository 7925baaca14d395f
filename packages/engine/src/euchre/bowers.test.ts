import { CARDS } from "../../test/four.ts";
import { expect, test } from "vitest";
import { answer, at, card, lay, passes, plays, shorts } from "../../test/euchre/builders.ts";
import { bowerOf, effectiveSuit, sortHand } from "../bowers.ts";
import type { Suit } from "../cards.ts";

interface Ranking {
  readonly suit: Suit;
  readonly trump: Suit;
  readonly order: string;
}

const TRUMP_RANKINGS: readonly Ranking[] = [
  { suit: "SPADES", trump: "SPADES", order: "JS JC AS KS QS 10S 9S" },
  { suit: "CLUBS", trump: "CLUBS", order: "JC JS AC KC QC 10C 9C" },
  { suit: "HEARTS", trump: "HEARTS", order: "JH JD AH KH QH 10H 9H" },
  { suit: "DIAMONDS", trump: "DIAMONDS", order: "JD JH AD KD QD 10D 9D" },
];
const PLAIN_RANKINGS: readonly Ranking[] = [
  { suit: "CLUBS", trump: "SPADES", order: "AC KC QC 10C 9C" },
  { suit: "HEARTS", trump: "DIAMONDS", order: "AH KH QH 10H 9H" },
  { suit: "SPADES", trump: "HEARTS", order: "AS KS QS JS 10S 9S" },
  { suit: "DIAMONDS", trump: "CLUBS", order: "AD KD QD JD 10D 9D" },
];

/** Ben leads a card and Cleo follows with another; Dov and Ada can neither follow nor trump. The card that wins. */
function winnerOf([led, followed]: readonly [string, string], { suit, trump }: Ranking): string {
  const others = CARDS.filter((one) => ![suit, trump].includes(effectiveSuit(one, trump)));
  const [dov, ada] = [shorts(others.slice(0, 5)), shorts(others.slice(5, 10))];
  const playing = at("PLAYING", { trump, hands: { 1: led, 2: followed, 3: dov, 0: ada } });
  const [dovs] = dov.split(" ");
  const [adas] = ada.split(" ");
  const { tricks } = plays(playing, `${led} ${followed} ${dovs} ${adas}`);
  return tricks[0]?.winner === 1 ? led : followed;
}

/** Every pair of cards that stand next to each other, each led once. */
function neighbors({ order }: Ranking): readonly { high: string; low: string }[] {
  const cards = order.split(" ");
  return cards.slice(1).map((low, index) => ({ high: cards[index] ?? "", low }));
}

function expectOrder(ranking: Ranking): void {
  for (const { high, low } of neighbors(ranking)) {
    expect(winnerOf([high, low], ranking)).toBe(high);
    expect(winnerOf([low, high], ranking)).toBe(high);
  }
}

test.each(PLAIN_RANKINGS)("EUCHRE-DECK-2 $suit, when $trump are trump, rank $order", (ranking) => {
  expectOrder(ranking);
});

test.each(TRUMP_RANKINGS)("EUCHRE-BOWER-1 with $trump as trump its jack beats every other", (ranking) => {
  const [right = "", ...others] = ranking.order.split(" ");
  for (const other of others) expect(winnerOf([other, right], ranking)).toBe(right);
});

test.each(TRUMP_RANKINGS)(
  "EUCHRE-BOWER-2 with $trump as trump only one card beats its sister jack",
  (ranking) => {
    const [right = "", left = "", ...others] = ranking.order.split(" ");
    expect(winnerOf([left, right], ranking)).toBe(right);
    for (const other of others) expect(winnerOf([other, left], ranking)).toBe(left);
  },
);

test.each(TRUMP_RANKINGS)("EUCHRE-BOWER-3 trump $trump ranks $order", (ranking) => {
  expectOrder(ranking);
  expect(shorts(CARDS.filter((one) => effectiveSuit(one, ranking.trump) === ranking.trump))).toHaveLength(
    ranking.order.length,
  );
});

test("EUCHRE-BOWER-4 the left bower follows trump, asks for trump and is sorted as trump", () => {
  const mustFollow = plays(
    at("PLAYING", { trump: "SPADES", hands: { 1: "9S", 2: "JC AC 9D 9H 10H" } }),
    "9S",
  );
  expect(answer(mustFollow, lay(2, "AC"))).toBe("MUST_FOLLOW_SUIT");
  const asks = plays(at("PLAYING", { trump: "SPADES", hands: { 1: "JC", 2: "9S AC 9D 9H 10H" } }), "JC");
  expect(answer(asks, lay(2, "AC"))).toBe("MUST_FOLLOW_SUIT");
  const printed = plays(at("PLAYING", { trump: "SPADES", hands: { 1: "9C", 2: "JC AC 9D 9H 10H" } }), "9C");
  expect(answer(printed, lay(2, "JC"))).toBe("MUST_FOLLOW_SUIT");
  expect(shorts(sortHand(printed.players[2]?.hand ?? [], printed.trumpSuit))).toBe("JC 10H 9H AC 9D");
});

test("EUCHRE-BOWER-5 while trump is being made there are no bowers", () => {
  const first = at("ROUND1", { turnUp: "9H" });
  for (const { trumpSuit } of [first, passes(first, 4)]) {
    expect(trumpSuit).toBeNull();
    for (const jack of ["JS", "JH", "JD", "JC"].map((short) => card(short))) {
      expect(bowerOf(jack, trumpSuit)).toBeNull();
    }
  }
});
