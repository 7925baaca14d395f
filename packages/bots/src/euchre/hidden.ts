import { SUITS } from "@buck/engine";
import type { euchre } from "@buck/engine";
import { DISCARD, HiddenCards, TABLE } from "../kernel/hiddenCards.ts";
import type { Likelihood, Spot } from "../kernel/hiddenCards.ts";
import type { Pack } from "../kernel/lanes.ts";
import { layoutOf, MOST_SEATS } from "../kernel/play.ts";
import { playsSaid } from "../kernel/playsSaid.ts";
import { remembered } from "../kernel/said.ts";
import type { Said } from "../kernel/said.ts";
import { ALONE, chooseCall, DECK, PASS } from "./calls.ts";
import type { CallChoice } from "./calls.ts";
import { chooseCard } from "./cardPlay.ts";
import { questionFor, seatFor } from "./hand.ts";
import type { Calling } from "./hand.ts";
import { activeSeats, callingOf, makersOf, ownPlay, playedSteps, turnUpOf } from "./situation.ts";

const NOBODY = -1;
const KITTY_BELOW_TURN_UP = 3;

/** How far it speaks against a hand if it was called or played in another way than by the rules of thumb. */
const OTHER_CALL = 0.02;
const OTHER_COMPANY = 0.3;
const OTHER_CARD = 0.05;

/** The cards a viewer does not see; `reads` says whether calls and plays tell something about them. */
export function hiddenCards(view: euchre.View, reads: boolean): HiddenCards {
  const closed = view.players.filter(({ hand, cardCount }) => hand === null && cardCount > 0);
  // The card the dealer took lies in the dealer's hand or is what the dealer put away.
  const taken = view.dealerPickedUp === null ? 0 : DECK.packOf([view.dealerPickedUp]);
  const voids = voidsOf(view);
  const dealer = dealerOf(view);
  const hands = closed.map(({ position, cardCount }): Spot => ({
    spot: position,
    size: cardCount,
    may: DECK.full & ~(voids[position] ?? 0) & ~(position === dealer ? 0 : taken),
  }));
  const kitty = { spot: TABLE, size: KITTY_BELOW_TURN_UP, may: DECK.full & ~taken };
  const spots = [...hands, kitty, ...discardOf(view)];
  const hidden = new HiddenCards(hiddenFrom(view), spots, reader(view, reads));
  for (const { hand, position } of view.players) hidden.cards[position] = DECK.packOf(hand ?? []);
  return hidden;
}

/** Who dealt these cards: the deal has moved on while the last hand still lies there. */
function dealerOf({ calls, dealerPosition }: euchre.View): number {
  const [first] = calls;
  return first === undefined ? dealerPosition : (first.playerPosition + 3) & 3;
}

/** The place of a discard that the viewer does not know. */
function discardOf({ dealerPickedUp, phase, discard }: euchre.View): readonly Spot[] {
  const isHidden = dealerPickedUp !== null && phase !== "DEALER_DISCARD" && discard === null;
  return isHidden ? [{ spot: DISCARD, size: 1, may: DECK.full }] : [];
}

function hiddenFrom(view: euchre.View): Pack {
  const { players, discard, dealerPickedUp } = view;
  const played = playedSteps(view).map(({ card }) => card);
  const own = players.flatMap(({ hand }) => hand ?? []);
  const turnUp = dealerPickedUp === null ? turnUpOf(view) : 0;
  return DECK.full & ~(DECK.packOf([...played, ...own, ...(discard === null ? [] : [discard])]) | turnUp);
}

/** The cards that a seat has shown not to hold, by seat. */
function voidsOf(view: euchre.View): readonly Pack[] {
  if (view.trumpSuit === null) return [];
  const { layout, voids } = ownPlay(view, view.viewer);
  return Array.from(voids, (lanes) => layout.packFrom(lanes));
}

function reader(view: euchre.View, reads: boolean): Likelihood {
  const called = callsSaid(view, reads)
    .filter(({ seat }) => seat !== view.viewer)
    .map(remembered);
  const laid = reads ? cardsSaid(view).map(remembered) : [];
  const played = new Int32Array(MOST_SEATS);
  for (const { playerPosition, card } of playedSteps(view)) {
    played[playerPosition] = (played[playerPosition] ?? 0) | DECK.packOf([card]);
  }
  const dealer = dealerOf(view);
  const taken = view.dealerPickedUp === null ? 0 : DECK.packOf([view.dealerPickedUp]);
  return (cards, least) => {
    let chance = 1;
    for (const { seat, fits } of called) {
      const held = (cards[seat] ?? 0) | (played[seat] ?? 0);
      const dealt = seat === dealer ? (held | (cards[DISCARD] ?? 0)) & ~taken : held;
      chance *= fits(dealt);
      if (chance === 0 || chance < least) return chance;
    }
    for (const { seat, fits } of laid) {
      chance *= fits((cards[seat] ?? 0) | (played[seat] ?? 0));
      if (chance < least) return chance;
    }
    return chance;
  };
}

function callsSaid(view: euchre.View, reads: boolean): readonly Said[] {
  if (view.turnUpCard === null) return [];
  return view.calls.map(({ playerPosition: seat, call, goAlone }, index) => {
    const calling: Calling = {
      ...callingOf(view, seat),
      dealer: dealerOf(view),
      isFirstRound: index < DECK.seats,
    };
    const suit = call === "ORDER_UP" ? calling.turnUpSuit : SUITS.findIndex((each) => each === call);
    const choice = call === "PASS" ? PASS : suit + (goAlone ? ALONE : 0);
    return { seat, fits: (hand) => fitOf(choice, calling, { hand, reads }) };
  });
}

function fitOf(said: CallChoice, calling: Calling, { hand, reads }: { hand: Pack; reads: boolean }): number {
  const question = questionFor(calling, hand);
  if (said !== PASS && ((question.suits >> (said % ALONE)) & 1) === 0) return 0;
  if (!reads) return 1;
  const expected = chooseCall(seatFor(calling, hand), question);
  if (expected === said) return 1;
  if (expected === PASS || said === PASS) return OTHER_CALL;
  return expected % ALONE === said % ALONE ? OTHER_COMPANY : OTHER_CALL;
}

function cardsSaid(view: euchre.View): readonly Said[] {
  const steps = playedSteps(view);
  const [first] = steps;
  if (first === undefined) return [];
  const layout = layoutOf(view, DECK);
  const makers = makersOf(view);
  return playsSaid({
    steps: steps.map(({ card, playerPosition }) => ({
      seat: playerPosition,
      card: layout.lanesOf(DECK.packOf([card])),
    })),
    layout,
    active: activeSeats(view),
    leader: first.playerPosition,
    seen: view.dealerPickedUp === null ? layout.lanesOf(turnUpOf(view)) : 0,
    viewer: view.viewer === "spectator" ? NOBODY : view.viewer,
    choose: (play, legal) => chooseCard(play, legal, makers),
    surprise: OTHER_CARD,
  });
}
