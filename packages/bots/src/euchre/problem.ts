import { euchre, SUITS } from "@buck/engine";
import type { Position } from "@buck/engine";
import { lanesOf, packOf } from "../kernel/lanes.ts";
import { HandInPlay, playOut, SEATS, trumpIndex } from "../kernel/play.ts";
import type { HandEnd, Manner, Problem } from "../search.ts";
import { ALONE, PASS } from "./calls.ts";
import type { CallChoice } from "./calls.ts";
import { chooseCard } from "./cardPlay.ts";
import type { Makers } from "./cardPlay.ts";
import { afterPass, calledBy, callOut, makerPoints, openHand, tricksOf } from "./hand.ts";
import type { Calling, PlannedCall } from "./hand.ts";
import { hiddenCards } from "./hidden.ts";
import { callingOf, makersOf, ownPlay, seatOnTurn } from "./situation.ts";
import { winChance } from "./winChance.ts";

/** The decision in front of the viewer: every action is followed to the end of the hand by rules of thumb. */
export function euchreProblem(view: euchre.View, manner: Manner): Problem<"euchre"> {
  const seat = seatOnTurn(view);
  const hidden = hiddenCards(view, manner.reads);
  return {
    actions: euchre.legalActions(view),
    hidden,
    tryOut: tryOutFor(view, seat, hidden.cards),
  };
}

function tryOutFor(view: euchre.View, seat: Position, hands: Int32Array): Problem<"euchre">["tryOut"] {
  const play = new HandInPlay();
  const score = scorer(view, seat);
  const finish = (makers: Makers, ending: HandEnd): void => {
    playOut(play, (position, legal) => chooseCard(position, legal, makers));
    const points = makerPoints(tricksOf(play, makers.team), makers.isAlone, view.options);
    score(((makers.team >> seat) & 1) === 1 ? points : -points, ending);
  };
  switch (view.phase) {
    case "ROUND1":
    case "ROUND2": {
      const calling = callingOf(view, seat);
      return (action, ending) => {
        const called = plannedCall(calledIn(action, calling.turnUpSuit), calling, hands);
        if (called === null) return score(0, ending);
        openHand(play, calling, called, hands);
        finish(called, ending);
      };
    }
    case "DEALER_DISCARD": {
      const calling = callingOf(view, seat);
      const called = { ...makersOf(view), trump: trumpIndex(view), isOrderedUp: false };
      return (action, ending) => {
        const six = hands[seat] ?? 0;
        if (action.type === "DISCARD") hands[seat] = six & ~packOf([{ id: action.cardId }]);
        openHand(play, calling, called, hands);
        // The turn-up is in the dealer's hand, or put away where only the dealer knows.
        play.seen = 0;
        hands[seat] = six;
        finish(called, ending);
      };
    }
    default: {
      const start = ownPlay(view, seat);
      const trump = trumpIndex(view);
      const makers = makersOf(view);
      // The viewer's own discard does not guide the others.
      if (view.discard !== null) start.seen &= ~lanesOf(packOf([view.discard]), trump);
      return (action, ending) => {
        play.copy(start);
        for (let each = 0; each < SEATS; each += 1) {
          if (((start.active >> each) & 1) === 1) play.hands[each] = lanesOf(hands[each] ?? 0, trump);
        }
        if (action.type === "PLAY_CARD") play.play(lanesOf(packOf([{ id: action.cardId }]), trump));
        finish(makers, ending);
      };
    }
  }
}

/** Writes down what points for the seat's team, or below zero for the others, come to. */
function scorer(view: euchre.View, seat: Position): (points: number, ending: HandEnd) => void {
  const { options, scores, dealerPosition } = view;
  const team = euchre.teamOf(seat);
  const dealsNext = euchre.teamOf(dealerPosition) !== team;
  const own = scores[team];
  const others = scores[euchre.otherTeam(team)];
  return (points, ending) => {
    ending.points = points;
    ending.winChance = winChance({
      targetScore: options.targetScore,
      own: own + Math.max(0, points),
      others: others + Math.max(0, -points),
      dealsNext,
    });
  };
}

function plannedCall(choice: CallChoice, calling: Calling, hands: Int32Array): PlannedCall | null {
  if (choice !== PASS) return calledBy(calling.speaker, choice, calling.isFirstRound);
  const next = afterPass(calling);
  return next === null ? null : callOut(next, hands);
}

function calledIn(action: euchre.Action, turnUpSuit: number): CallChoice {
  if (action.type !== "CALL_TRUMP") return PASS;
  const suit = action.suit === undefined ? turnUpSuit : SUITS.indexOf(action.suit);
  return action.goAlone === true ? suit + ALONE : suit;
}
