import { euchre, SUITS, TRICKS_PER_HAND } from "@buck/engine";
import { deckOf } from "../kernel/lanes.ts";
import type { Lanes, Layout, Pack, SuitIndex } from "../kernel/lanes.ts";
import { at, chanceAt, holdingOf, strengthOf, sureTricks } from "../kernel/strength.ts";
import type { Holding, StrengthWeights } from "../kernel/strength.ts";
import type { Ends, Stakes } from "./stakes.ts";
import { CALL, LONER, MAKER } from "./weights.ts";

/** The cards of the game. */
export const DECK = deckOf(euchre.seats().length);

/** What a seat has to go on before there is a trump. */
export interface CallSeat {
  readonly hand: Pack;
  readonly turnUp: Pack;
  readonly turnUpSuit: SuitIndex;
  /** Counted from the dealer: 0 is the dealer, 1 speaks first, 2 is the dealer's partner. */
  readonly place: number;
  readonly isFirstRound: boolean;
}

/** The five of six cards that are strongest: the card to put away. */
export function chooseDiscard(six: Lanes, { shape, every }: Layout): Lanes {
  let best = 0;
  let most = -Infinity;
  for (let rest = six; rest !== 0; rest &= rest - 1) {
    const card = rest & -rest;
    const strength = strengthOf({ shape, hand: six ^ card, out: every & ~six }, MAKER);
    if (strength <= most) continue;
    most = strength;
    best = card;
  }
  return best;
}

/** The hand a call would be played with, and the cards its holder could not place then. */
function holdingAfter(seat: CallSeat, trump: SuitIndex): Holding {
  const layout = DECK.under(trump);
  const hand = layout.lanesOf(seat.hand);
  const turnUp = layout.lanesOf(seat.turnUp);
  if (!seat.isFirstRound) return holdingOf(layout, hand, turnUp);
  // A partner's card beats nobody here; an opponent's is out there.
  if (seat.place !== 0) return holdingOf(layout, hand, seat.place === 2 ? turnUp : 0);
  const six = hand | turnUp;
  const thrown = chooseDiscard(six, layout);
  return { shape: layout.shape, hand: six ^ thrown, out: layout.every & ~six };
}

function situationOf(seat: CallSeat, trump: SuitIndex): number {
  if (!seat.isFirstRound) return at(trump === 3 - seat.turnUpSuit ? CALL.next : CALL.cross, seat.place);
  if (seat.place === 0) return at(CALL.orderUp, 0);
  const layout = DECK.under(trump);
  const rank = TURN_UP_INDEX[layout.rankIn(layout.lanesOf(seat.turnUp))] ?? 0;
  return at(CALL.orderUp, seat.place) + at(seat.place === 2 ? CALL.toPartner : CALL.toOpponent, rank);
}

/** From the rank of a turned card among trumps to its place in a list: 9, 10, queen, king, ace, right bower. */
const TURN_UP_INDEX = [0, 0, 0, 0, 1, 0, 2, 3, 4, 0, 5] as const;

/** A hand that makes trump, with the partner or alone. */
interface Prospect {
  readonly holding: Holding;
  readonly weights: StrengthWeights;
  readonly situation: number;
}

/** Points to expect for the team of whoever makes trump. */
function gain({ holding, weights, situation }: Prospect, ends: Ends): number {
  const strength = strengthOf(holding, weights) + situation;
  const sure = sureTricks(holding);
  const chanceOf = (tricks: number) =>
    tricks <= sure ? 1 : chanceAt(strength, at(weights.cuts, tricks - 1));
  const made = chanceOf(euchre.TRICKS_TO_MAKE);
  const all = chanceOf(TRICKS_PER_HAND);
  return (made - all) * ends.made + all * ends.march + (1 - made) * ends.euchred;
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
  /** What the caller's team plays for. */
  readonly stakes: Stakes;
}

/** What a call is in one number: the suit, and four more for going alone; -1 passes. */
export type CallChoice = number;
export const PASS: CallChoice = -1;
export const ALONE = SUITS.length;

/** The call that is worth most, or a pass where passing is worth more. */
export function chooseCall(seat: CallSeat, question: CallQuestion): CallChoice {
  const { together, alone } = question.stakes;
  const margin = question.mayStay ? CALL.aloneMargin : 0;
  let best = PASS;
  let most = question.mayPass ? passGain(seat) : -Infinity;
  for (let suit = 0; suit < SUITS.length; suit += 1) {
    if (((question.suits >> suit) & 1) === 0) continue;
    const holding = holdingAfter(seat, suit);
    const company = { holding, weights: MAKER, situation: situationOf(seat, suit) };
    const withPartner = question.mayStay ? gain(company, together) : -Infinity;
    const loner = { holding, weights: LONER, situation: 0 };
    const without = question.mayGoAlone ? gain(loner, alone) - margin : -Infinity;
    if (Math.max(withPartner, without) <= most) continue;
    most = Math.max(withPartner, without);
    best = without > withPartner ? suit + ALONE : suit;
  }
  return best;
}
