import { CARDS, euchre, SUITS } from "@buck/engine";
import { callOut, makerPoints, openHand, tricksOf } from "../src/euchre/hand.ts";
import type { Calling } from "../src/euchre/hand.ts";
import { stakesFor } from "../src/euchre/stakes.ts";
import { chooseCard } from "../src/euchre/cardPlay.ts";
import { Dice } from "../src/kernel/dice.ts";
import { countBits, lanesOf } from "../src/kernel/lanes.ts";
import { MaxnSolver, Payoffs } from "../src/kernel/maxnSolver.ts";
import { ALL_SEATS, HandInPlay, playOut, SEATS } from "../src/kernel/play.ts";
import { TeamSolver } from "../src/kernel/teamSolver.ts";
import { seeded } from "../test/chance.ts";

/** How fast the kernel deals, plays and solves; CPU time, the best of several runs. */

const RUNS = 8;
const HAND_SIZE = 5;

const dice = new Dice(seeded(2_026_002));
const order = Int32Array.from(CARDS.keys());
const packs = new Int32Array(SEATS);
const hands = new Int32Array(SEATS);
const play = new HandInPlay();

/** Shuffles as far as the turn-up; that card's index. */
function deal(trump: number): number {
  for (let place = 0; place <= SEATS * HAND_SIZE; place += 1) {
    const other = place + dice.below(CARDS.length - place);
    const card = order[place] ?? 0;
    order[place] = order[other] ?? 0;
    order[other] = card;
  }
  for (let seat = 0; seat < SEATS; seat += 1) {
    let pack = 0;
    for (let card = 0; card < HAND_SIZE; card += 1) pack |= 1 << (order[seat * HAND_SIZE + card] ?? 0);
    packs[seat] = pack;
    hands[seat] = lanesOf(pack, trump);
  }
  return order[SEATS * HAND_SIZE] ?? 0;
}

function anyCard(_: HandInPlay, legal: number): number {
  let rest = legal;
  if ((rest & (rest - 1)) === 0) return rest;
  for (let skipped = dice.below(countBits(legal)); skipped > 0; skipped -= 1) rest &= rest - 1;
  return rest & -rest;
}

function time(what: string, times: number, once: (round: number) => void): void {
  for (let round = 0; round < times; round += 1) once(round);
  const runs = Array.from({ length: RUNS }, () => {
    const before = process.cpuUsage();
    for (let round = 0; round < times; round += 1) once(round);
    const { user, system } = process.cpuUsage(before);
    return (user + system) / times;
  });
  console.log(`bots: ${what}: ${Math.min(...runs).toFixed(2)} µs`);
}

time("a random hand, dealt and played", 100_000, (round) => {
  deal(round & 3);
  play.open(hands, ALL_SEATS, (round >> 2) & 3);
  playOut(play, anyCard);
});

const STAKES = stakesFor({ options: euchre.DEFAULT_OPTIONS, own: 0, others: 0, dealsNext: true });
let euchred = 0;
let called = 0;
time("a classic hand by rules of thumb, calls included", 5_000, (round) => {
  const turnUp = deal(0);
  const dealer = round & 3;
  const calling: Calling = {
    options: euchre.DEFAULT_OPTIONS,
    dealer,
    turnUp: 1 << turnUp,
    turnUpSuit: Math.floor(turnUp / 6),
    speaker: (dealer + 1) & 3,
    isFirstRound: true,
    stakes: [STAKES, STAKES],
  };
  const call = callOut(calling, packs);
  if (call === null) return;
  openHand(play, calling, call, packs);
  playOut(play, (position, legal) => chooseCard(position, legal, call));
  called += 1;
  if (makerPoints(tricksOf(play, call.team), call.isAlone, calling.options) < 0) euchred += 1;
});
console.log(`bots: of these ${((euchred / called) * 100).toFixed(1)} % are euchred (${called} hands)`);

const teams = new TeamSolver();
time("classic, the exact tricks of a deal", 3_000, () => {
  deal(0);
  play.open(hands, ALL_SEATS, 0);
  teams.openDeal(0b0101);
  teams.tricks(play);
});

const pointsOf = (active: number) => (tricks: readonly number[]) => {
  const points = tricks.map((taken, seat) => {
    if (((active >> seat) & 1) === 0) return 0;
    return taken >= (seat === 0 ? 3 : 1) ? taken : -5;
  });
  const sum = points.reduce((all, each) => all + each, 0);
  // Among equals, the card that leaves least to the others.
  return points.map((each) => each * SUITS.length ** 3 - (sum - each));
};
const maxn = new MaxnSolver();
for (const active of [0b1111, 0b1011, 0b0011]) {
  const payoffs = new Payoffs(pointsOf(active));
  time(`Buck, the exact end of a deal with ${countBits(active)} players`, 1_000, () => {
    deal(0);
    play.open(hands, active, 0);
    maxn.openDeal(payoffs);
    maxn.finish(play);
  });
}
