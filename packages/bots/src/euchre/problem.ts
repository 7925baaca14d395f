import { euchre, SUITS } from "@buck/engine";
import type { Position } from "@buck/engine";
import type { Problem } from "../evaluation.ts";
import { lanesOf, packOf } from "../kernel/lanes.ts";
import { HandInPlay, playOut, trumpIndex } from "../kernel/play.ts";
import { ALONE, PASS } from "./calls.ts";
import type { CallChoice } from "./calls.ts";
import { chooseCard } from "./cardPlay.ts";
import type { Makers } from "./cardPlay.ts";
import { afterPass, calledBy, callOut, makerPoints, openHand, tricksOf } from "./hand.ts";
import type { PlannedCall } from "./hand.ts";
import { HiddenCards } from "./hidden.ts";
import { callingOf, makersOf, ownPlay, seatOnTurn } from "./situation.ts";

/** The decision in front of the viewer: every action is followed to the end of the hand by rules of thumb. */
export function euchreProblem(view: euchre.View): Problem<"euchre"> {
  const seat = seatOnTurn(view);
  const hidden = new HiddenCards(view);
  const actions = euchre.legalActions(view);
  const ends = endsOf(view, seat, hidden.hands);
  return {
    actions,
    deal: (dice) => hidden.deal(dice),
    tryOut: (choice) => {
      const action = actions[choice];
      return action === undefined ? 0 : ends(action);
    },
  };
}

/** Points for the seat's team once it has taken an action and all have played on, with these hands. */
function endsOf(view: euchre.View, seat: Position, hands: Int32Array): (action: euchre.Action) => number {
  const play = new HandInPlay();
  const finish = (makers: Makers): number => {
    playOut(play, (position, legal) => chooseCard(position, legal, makers));
    const points = makerPoints(tricksOf(play, makers.team), makers.isAlone, view.options);
    return ((makers.team >> seat) & 1) === 1 ? points : -points;
  };
  switch (view.phase) {
    case "ROUND1":
    case "ROUND2": {
      const calling = callingOf(view, seat);
      return (action) => {
        const called = plannedCall(calledIn(action, calling.turnUpSuit));
        if (called === null) return 0;
        openHand(play, calling, called, hands);
        return finish(called);
      };
      function plannedCall(choice: CallChoice): PlannedCall | null {
        if (choice !== PASS) return calledBy(seat, choice, calling.isFirstRound);
        const next = afterPass(calling);
        return next === null ? null : callOut(next, hands);
      }
    }
    case "DEALER_DISCARD": {
      const calling = callingOf(view, seat);
      const called = { ...makersOf(view), trump: trumpIndex(view), isOrderedUp: false };
      return (action) => {
        const six = hands[seat] ?? 0;
        if (action.type === "DISCARD") hands[seat] = six & ~packOf([{ id: action.cardId }]);
        openHand(play, calling, called, hands);
        // The turn-up is in the dealer's hand, or put away where only the dealer knows.
        play.seen = 0;
        hands[seat] = six;
        return finish(called);
      };
    }
    default: {
      const start = ownPlay(view, seat);
      const trump = trumpIndex(view);
      const makers = makersOf(view);
      // The viewer's own discard does not guide the others.
      if (view.discard !== null) start.seen &= ~lanesOf(packOf([view.discard]), trump);
      return (action) => {
        play.copy(start);
        for (let each = 0; each < hands.length; each += 1) {
          if (((start.active >> each) & 1) === 1) play.hands[each] = lanesOf(hands[each] ?? 0, trump);
        }
        if (action.type === "PLAY_CARD") play.play(lanesOf(packOf([{ id: action.cardId }]), trump));
        return finish(makers);
      };
    }
  }
}

function calledIn(action: euchre.Action, turnUpSuit: number): CallChoice {
  if (action.type !== "CALL_TRUMP") return PASS;
  const suit = action.suit === undefined ? turnUpSuit : SUITS.indexOf(action.suit);
  return action.goAlone === true ? suit + ALONE : suit;
}
