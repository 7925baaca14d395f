import { POSITIONS } from "@buck/engine/testing";
import { SUITS } from "@buck/engine";
import type { BotRandom } from "../src/index.ts";
import { deckOf } from "../src/kernel/lanes.ts";
import type { Lanes, Layout } from "../src/kernel/lanes.ts";
import { HandInPlay } from "../src/kernel/play.ts";

/** Hands of so many cards, by seat. */
function randomHands(random: BotRandom, layout: Layout, cards: number): readonly Lanes[] {
  const pack = [...layout.deck.cards];
  return Array.from({ length: layout.seats }, () =>
    layout.lanesOf(
      layout.deck.packOf(Array.from({ length: cards }, () => pack.splice(random(pack.length), 1)).flat()),
    ),
  );
}

/** A hand with so many tricks to go, some cards of the first of them on the table, and tricks already taken. */
export function randomPlay(
  random: BotRandom,
  tricksLeft: number,
  players: number = POSITIONS.length,
): HandInPlay {
  const deck = deckOf(players);
  const layout = deck.under(random(SUITS.length));
  const seats = Array.from({ length: players }, (_, seat) => seat);
  const leader = seats[random(seats.length)] ?? 0;
  const hands = randomHands(random, layout, tricksLeft);
  const play = new HandInPlay(layout).open(hands, deck.everybody, leader);
  play.tricksLeft = tricksLeft;
  for (let taken = tricksLeft; taken < 5; taken += 1) {
    const winner = seats[random(seats.length)] ?? 0;
    play.taken[winner] = (play.taken[winner] ?? 0) + 1;
  }
  for (let laid = random(seats.length); laid > 0; laid -= 1) play.play(randomCard(random, play.legal()));
  return play;
}

function cardsOf(set: Lanes): readonly Lanes[] {
  return Array.from({ length: 32 }, (_, bit) => 1 << bit).filter((bit) => (set & bit) !== 0);
}

export function randomCard(random: BotRandom, set: Lanes): Lanes {
  const cards = cardsOf(set);
  return cards[random(cards.length)] ?? 0;
}

/** The positions after each legal card, the highest first. */
export function childrenOf(play: HandInPlay): readonly HandInPlay[] {
  return cardsOf(play.legal())
    .toReversed()
    .map((card) => copyOf(play, card));
}

/** The same position, after a card if there is one. */
export function copyOf(play: HandInPlay, card: Lanes | null = null): HandInPlay {
  const copy = new HandInPlay(play.layout).copy(play);
  if (card !== null) copy.play(card);
  return copy;
}
