import { euchre, SUITS, TRICKS_PER_HAND } from "@buck/engine";
import type { Pack, SuitIndex } from "../kernel/lanes.ts";
import type { HandInPlay } from "../kernel/play.ts";
import { ALONE, chooseCall, chooseDiscard, DECK, PASS } from "./calls.ts";
import type { CallChoice, CallQuestion, CallSeat } from "./calls.ts";
import type { Makers } from "./cardPlay.ts";
import { EUCHRED, MADE, MARCH } from "./stakes.ts";
import type { Stakes } from "./stakes.ts";

/** One deal, whoever may see it, and how far its calling has come. */
export interface Calling {
  readonly options: euchre.Options;
  readonly dealer: number;
  readonly turnUp: Pack;
  readonly turnUpSuit: SuitIndex;
  readonly speaker: number;
  readonly isFirstRound: boolean;
  /** What each team plays for: that of the seats 0 and 2, then that of 1 and 3. */
  readonly stakes: readonly [Stakes, Stakes];
}

/** Who made what trump. */
export interface PlannedCall extends Makers {
  readonly trump: SuitIndex;
  readonly isOrderedUp: boolean;
}

export function teamBits(seat: number): number {
  return 0b0101 << (seat & 1);
}

export function calledBy(maker: number, choice: CallChoice, isOrderedUp: boolean): PlannedCall {
  const trump = choice % ALONE;
  return { maker, team: teamBits(maker), trump, isAlone: choice >= ALONE, isOrderedUp };
}

/** What the seat that speaks may say, with this hand. */
export function questionFor(calling: Calling, hand: Pack): CallQuestion {
  const { options, dealer, speaker, isFirstRound, turnUpSuit } = calling;
  const isStuck = !isFirstRound && options.stickTheDealer && speaker === dealer;
  const mustGoAlone = options.canadian && isFirstRound && ((speaker - dealer) & 3) === 2;
  return {
    suits: isFirstRound ? 1 << turnUpSuit : secondRoundSuits(calling, hand, isStuck),
    mayPass: !isStuck,
    mayStay: !mustGoAlone,
    mayGoAlone: options.goingAlone,
    stakes: calling.stakes[speaker % 2 === 0 ? 0 : 1],
  };
}

function secondRoundSuits({ options, turnUpSuit }: Calling, hand: Pack, isStuck: boolean): number {
  const others = ((1 << SUITS.length) - 1) & ~(1 << turnUpSuit);
  if (!options.callOnlySuitsHeld) return others;
  let held = 0;
  for (let suit = 0; suit < SUITS.length; suit += 1) if (((hand >> (suit * 6)) & 63) !== 0) held |= 1 << suit;
  return (held & others) === 0 && isStuck ? others : held & others;
}

export function seatFor(calling: Calling, hand: Pack): CallSeat {
  const { turnUp, turnUpSuit, dealer, speaker, isFirstRound } = calling;
  return { hand, turnUp, turnUpSuit, place: (speaker - dealer) & 3, isFirstRound };
}

/** The seat that speaks next once this one has passed, or null when all have passed twice. */
export function afterPass(calling: Calling): Calling | null {
  const { speaker, dealer, isFirstRound } = calling;
  if (speaker === dealer && !isFirstRound) return null;
  return { ...calling, speaker: (speaker + 1) & 3, isFirstRound: isFirstRound && speaker !== dealer };
}

/** Everybody calls by the same rules of thumb, each from the own hand; null when nobody does. */
export function callOut(start: Calling, hands: ArrayLike<Pack>): PlannedCall | null {
  for (let calling: Calling | null = start; calling !== null; calling = afterPass(calling)) {
    const hand = hands[calling.speaker] ?? 0;
    const choice = chooseCall(seatFor(calling, hand), questionFor(calling, hand));
    if (choice !== PASS) return calledBy(calling.speaker, choice, calling.isFirstRound);
  }
  return null;
}

/** Sets a hand up for its first trick: the dealer has picked up and put away, a partner sits out. */
export function openHand(
  play: HandInPlay,
  { options, dealer, turnUp }: Calling,
  called: PlannedCall,
  hands: ArrayLike<Pack>,
): void {
  const { trump, maker, isAlone } = called;
  const absent = isAlone ? (maker + 2) & 3 : -1;
  const active = isAlone ? DECK.everybody & ~(1 << absent) : DECK.everybody;
  const first = ((isAlone && options.lonerLead === "leftOfLoner" ? maker : dealer) + 1) & 3;
  const layout = DECK.under(trump);
  const lanes = [0, 1, 2, 3].map((seat) => layout.lanesOf(hands[seat] ?? 0));
  const shown = layout.lanesOf(turnUp);
  play.layout = layout;
  if (called.isOrderedUp && dealer !== absent) {
    const six = (lanes[dealer] ?? 0) | shown;
    lanes[dealer] = six ^ chooseDiscard(six, layout);
  }
  play.open(lanes, active, first === absent ? (first + 1) & 3 : first);
  if (!called.isOrderedUp || dealer === absent) play.seen = shown;
}

/** Points for the makers; below zero they are points for the others. */
export function makerPoints(tricks: number, isAlone: boolean, options: euchre.Options): number {
  if (tricks < euchre.TRICKS_TO_MAKE) return -(isAlone ? options.lonerEuchredScore : EUCHRED);
  if (tricks < TRICKS_PER_HAND) return MADE;
  return isAlone ? options.lonerMarchScore : MARCH;
}

export function tricksOf({ taken }: HandInPlay, team: number): number {
  return team === 0b0101 ? (taken[0] ?? 0) + (taken[2] ?? 0) : (taken[1] ?? 0) + (taken[3] ?? 0);
}
