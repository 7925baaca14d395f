import { CARDS } from "../test/four.ts";
import { expect, test } from "vitest";
import { hand as cards } from "../test/cards.ts";
import { below, seeded, shuffle } from "../test/random.ts";
import { beats, effectiveSuit, sortHand } from "./bowers.ts";
import { SUITS } from "./cards.ts";
import type { Card, Suit } from "./cards.ts";
import { winsAll } from "./claim.ts";

test.each([
  ["both bowers and the ace", "JS JC AS", "9S QS KH AH 9D", true],
  ["a trump that another one beats", "JS AS", "JC 9S 9H 10H", false],
  ["a trump that only a trump which must fall first beats", "JS AS", "JC 9H 10H", true],
  ["a small trump when the only other one has fallen", "JS JC 9S", "10S 9H 10H AH", true],
  ["an ace while a trump is out", "JS AH", "9S 10S KH", false],
  ["an ace when every trump is drawn", "JS AH", "9S KH QH", true],
  ["an ace without a trump out", "AH KH", "QH 10D 9C", true],
  ["a king while its ace is out", "AC KH", "AH 9D 9H", false],
  ["small cards of a suit that nobody else has", "9H 10H", "AD KC QD", true],
])("TABLE-CLAIM-1 %s", (_, hand, unseen, isSure) => {
  expect(winsAll(cards(hand), cards(unseen), "SPADES")).toBe(isSure);
});

/** Whether an opponent with some of the unseen cards, who plays as they like, takes a trick. */
function canTakeOne(led: readonly Card[], hand: readonly Card[], trump: Suit | null): boolean {
  const [lead, ...later] = led;
  if (lead === undefined) return false;
  const suit = effectiveSuit(lead, trump);
  const following = hand.filter((card) => effectiveSuit(card, trump) === suit);
  return (following.length > 0 ? following : hand).some(
    (card) =>
      beats(card, lead, { led: suit, trump }) ||
      canTakeOne(
        later,
        hand.filter((other) => other !== card),
        trump,
      ),
  );
}

function* choices(from: readonly Card[], size: number): Generator<readonly Card[]> {
  if (size === 0) return yield [];
  for (const [index, card] of from.entries()) {
    for (const rest of choices(from.slice(index + 1), size - 1)) yield [card, ...rest];
  }
}

function bruteForce(hand: readonly Card[], unseen: readonly Card[], trump: Suit | null): boolean {
  const led = sortHand(hand, trump);
  for (const held of choices(unseen, hand.length)) if (canTakeOne(led, held, trump)) return false;
  return true;
}

test("TABLE-CLAIM-1 is proved exactly when no opponent can take a trick with any cards and any play", () => {
  let [sure, unsure] = [0, 0];
  for (let seed = 1; seed <= 1_500; seed += 1) {
    const rng = seeded(seed);
    const trump = SUITS[below(rng, SUITS.length)] ?? null;
    const deck = shuffle(rng, CARDS);
    const size = 1 + below(rng, 4);
    // Mostly high cards, so that many claims hold.
    const hand = sortHand(deck.slice(0, 14), trump).slice(0, size);
    const unseen = deck.slice(14, 14 + size + below(rng, 6));
    const proved = winsAll(hand, unseen, trump);
    expect(proved, `seed ${seed}`).toBe(bruteForce(hand, unseen, trump));
    if (proved) sure += 1;
    else unsure += 1;
  }
  expect(Math.min(sure, unsure)).toBeGreaterThan(100);
});
