import { CARDS } from "@buck/engine/testing";
import { SUITS } from "@buck/engine";
import type { BotRandom } from "../src/index.ts";
import { lanesOf } from "../src/kernel/lanes.ts";
import type { Lanes } from "../src/kernel/lanes.ts";
import { ALL_SEATS, HandInPlay, SEATS } from "../src/kernel/play.ts";

/** Hands of so many cards under a random trump, by seat. */
function randomHands(random: BotRandom, cards: number): readonly Lanes[] {
  const pack = CARDS.map((_, index) => index);
  const trump = random(SUITS.length);
  return Array.from({ length: SEATS }, () => {
    const held = Array.from({ length: cards }, () => pack.splice(random(pack.length), 1)[0] ?? 0);
    return lanesOf(
      held.reduce((set, index) => set | (1 << index), 0),
      trump,
    );
  });
}

/** A hand with so many tricks to go, some cards of the first of them on the table, and tricks already taken. */
export function randomPlay(random: BotRandom, tricksLeft: number, active = ALL_SEATS): HandInPlay {
  const seats = Array.from({ length: SEATS }, (_, seat) => seat).filter((seat) => (active >> seat) & 1);
  const leader = seats[random(seats.length)] ?? 0;
  const play = new HandInPlay().open(randomHands(random, tricksLeft), active, leader);
  play.tricksLeft = tricksLeft;
  for (let taken = tricksLeft; taken < 5; taken += 1) {
    const winner = seats[random(seats.length)] ?? 0;
    play.taken[winner] = (play.taken[winner] ?? 0) + 1;
  }
  for (let laid = random(seats.length); laid > 0; laid -= 1) play.play(randomCard(random, play.legal()));
  return play;
}

function cardsOf(set: Lanes): readonly Lanes[] {
  return Array.from({ length: 24 }, (_, bit) => 1 << bit).filter((bit) => (set & bit) !== 0);
}

export function randomCard(random: BotRandom, set: Lanes): Lanes {
  const cards = cardsOf(set);
  return cards[random(cards.length)] ?? 0;
}

/** The positions after each legal card, the highest first. */
export function childrenOf(play: HandInPlay): readonly HandInPlay[] {
  return cardsOf(play.legal())
    .toReversed()
    .map((card) => {
      const child = new HandInPlay().copy(play);
      child.play(card);
      return child;
    });
}
