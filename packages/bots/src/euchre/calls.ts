import { SUITS } from "@buck/engine";
import { EVERY_LANE, lanesOf, rankIn } from "../kernel/lanes.ts";
import type { Lanes, Pack, SuitIndex } from "../kernel/lanes.ts";
import { at, holdingOf, strengthOf, trickChances } from "../kernel/strength.ts";
import type { Holding } from "../kernel/strength.ts";
import { CALL, LONER, MAKER } from "./weights.ts";

const MADE = 1;
const MARCH = 2;
const EUCHRED = 2;

/** What a seat has to go on before there is a trump. */
export interface CallSeat {
  readonly hand: Pack;
  readonly turnUp: Pack;
  readonly turnUpSuit: SuitIndex;
  /** Counted from the dealer: 0 is the dealer, 1 speaks first, 2 is the dealer's partner. */
  readonly place: number;
  readonly isFirstRound: boolean;
}

export interface LonerScores {
  readonly march: number;
  readonly euchred: number;
}

/** The five of six cards that are strongest: the card to put away. */
export function chooseDiscard(six: Lanes): Lanes {
  let best = 0;
  let most = -Infinity;
  for (let rest = six; rest !== 0; rest &= rest - 1) {
    const card = rest & -rest;
    const strength = strengthOf({ hand: six ^ card, out: EVERY_LANE & ~six }, MAKER);
    if (strength <= most) continue;
    most = strength;
    best = card;
  }
  return best;
}

/** The hand a call would be played with, and the cards its holder could not place then. */
function holdingAfter(seat: CallSeat, trump: SuitIndex): Holding {
  const hand = lanesOf(seat.hand, trump);
  const turnUp = lanesOf(seat.turnUp, trump);
  if (!seat.isFirstRound) return holdingOf(hand, turnUp);
  // A partner's card beats nobody here; an opponent's is out there.
  if (seat.place !== 0) return holdingOf(hand, seat.place === 2 ? turnUp : 0);
  const six = hand | turnUp;
  const thrown = chooseDiscard(six);
  return { hand: six ^ thrown, out: EVERY_LANE & ~six };
}

function situationOf(seat: CallSeat, trump: SuitIndex): number {
  if (!seat.isFirstRound) return at(trump === 3 - seat.turnUpSuit ? CALL.next : CALL.cross, seat.place);
  if (seat.place === 0) return at(CALL.orderUp, 0);
  const rank = TURN_UP_INDEX[rankIn(lanesOf(seat.turnUp, trump))] ?? 0;
  return at(CALL.orderUp, seat.place) + at(seat.place === 2 ? CALL.toPartner : CALL.toOpponent, rank);
}

/** From the rank of a turned card among trumps to its place in a list: 9, 10, queen, king, ace, right bower. */
const TURN_UP_INDEX = [0, 0, 1, 0, 2, 3, 4, 0, 5] as const;

/** Points to expect for the team if this seat makes a suit trump. */
function callGain(seat: CallSeat, trump: SuitIndex): number {
  const chances = trickChances(holdingAfter(seat, trump), MAKER, situationOf(seat, trump));
  return gain(chances, { march: MARCH, euchred: EUCHRED });
}

/** The same for going alone. */
function loneGain(seat: CallSeat, trump: SuitIndex, scores: LonerScores): number {
  return gain(trickChances(holdingAfter(seat, trump), LONER, 0), scores);
}

function gain(chances: readonly number[], { march, euchred }: LonerScores): number {
  const [made, all] = [at(chances, 3), at(chances, 5)];
  return (made - all) * MADE + all * march - (1 - made) * euchred;
}

function passGain({ place, isFirstRound }: CallSeat): number {
  return at(isFirstRound ? CALL.passFirst : CALL.passSecond, place);
}

export interface CallQuestion {
  /** The suits that may be made trump, as bits. */
  readonly suits: number;
  readonly mayPass: boolean;
  /** Whether the caller may stay with the partner, and may go alone. */
  readonly mayStay: boolean;
  readonly mayGoAlone: boolean;
  readonly scores: LonerScores;
}

/** What a call is in one number: the suit, and four more for going alone; -1 passes. */
export type CallChoice = number;
export const PASS: CallChoice = -1;
export const ALONE = SUITS.length;

/** The call that is worth most, or a pass where passing is worth more. */
export function chooseCall(seat: CallSeat, question: CallQuestion): CallChoice {
  const margin = question.mayStay ? CALL.aloneMargin : 0;
  let best = PASS;
  let most = question.mayPass ? passGain(seat) : -Infinity;
  for (let suit = 0; suit < SUITS.length; suit += 1) {
    if (((question.suits >> suit) & 1) === 0) continue;
    const together = question.mayStay ? callGain(seat, suit) : -Infinity;
    const alone = question.mayGoAlone ? loneGain(seat, suit, question.scores) - margin : -Infinity;
    if (Math.max(together, alone) <= most) continue;
    most = Math.max(together, alone);
    best = alone > together ? suit + ALONE : suit;
  }
  return best;
}
