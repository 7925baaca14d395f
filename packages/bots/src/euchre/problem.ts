import { euchre, leftOf, seatsOf, SUITS } from "@buck/engine";
import type { Position } from "@buck/engine";
import { CardSearch } from "../cardSearch.ts";
import { TIE_BREAK } from "../evaluation.ts";
import { HandInPlay, playOut, trumpIndex } from "../kernel/play.ts";
import type { HandEnd } from "../kernel/foresight.ts";
import { handsAfterThis } from "../handsLeft.ts";
import { cheapestFirst } from "../knownCards.ts";
import { plainProblem } from "../plainProblem.ts";
import type { Manner, Problem } from "../search.ts";
import { ALONE, DECK, PASS } from "./calls.ts";
import type { CallChoice } from "./calls.ts";
import { chooseCard } from "./cardPlay.ts";
import type { Makers } from "./cardPlay.ts";
import { afterPass, calledBy, callOut, makerPoints, openHand, tricksOf } from "./hand.ts";
import type { Calling, PlannedCall } from "./hand.ts";
import { euchreEasy } from "./easy.ts";
import { hiddenCards } from "./hidden.ts";
import { callingOf, goneCards, makersOf, ownPlay, seatOnTurn } from "./situation.ts";
import { winChance } from "./winChance.ts";

/** The decision in front of the viewer: every action is followed to the end of the hand by rules of thumb. */
export function euchreProblem(view: euchre.View, manner: Manner): Problem<"euchre"> {
  if (view.phase === "DEFENDING") return defenseProblem(view);
  const seat = seatOnTurn(view);
  const hidden = hiddenCards(view, manner.reads);
  const actions = actionsIn(view);
  const problem = { actions, hidden, pointWorth: TIE_BREAK };
  if (view.phase !== "PLAYING") return { ...problem, tryOut: tryOutFor(view, seat, hidden.cards) };
  const search = cardSearch(view, seat);
  const cards = actions.map((action) => search.cardOf(action));
  return {
    ...problem,
    tryOut: (action, ending) => search.tryOut(search.cardOf(action), hidden.cards, ending),
    ...(manner.foresees ? { foresee: (ways) => search.foresee(cards, ways) } : {}),
  };
}

function actionsIn(view: euchre.View): readonly euchre.Action[] {
  const { trumpSuit: trump, currentTrick, phase } = view;
  const actions = euchre.legalActions(view);
  if (trump === null) return actions;
  const isLead = phase === "PLAYING" && currentTrick.cards.length === 0;
  return cheapestFirst(actions, { hand: euchre.ownHand(view), trump, gone: goneCards(view), isLead });
}

/** Cards tried out in the tricks on the table. */
function cardSearch(view: euchre.View, viewer: Position): CardSearch {
  const start = ownPlay(view, viewer);
  const makers = makersOf(view);
  // Against somebody who defends alone a euchre costs more.
  const stakes =
    view.aloneDefender === null ? view.options : { ...view.options, lonerEuchredScore: euchre.LONE_EUCHRE };
  const score = scorer(view, viewer);
  // The viewer's own discard does not guide the others.
  if (view.discard !== null) start.seen &= ~start.layout.lanesOf(DECK.packOf([view.discard]));
  return new CardSearch({
    start,
    outlook: {
      viewer,
      pointWorth: TIE_BREAK,
      choose: (play, legal) => chooseCard(play, legal, makers),
      score: (play, ending) => score(pointsFor(play, makers, viewer, stakes), ending),
    },
  });
}

/** Points for a seat's team; below zero they are points for the others. */
function pointsFor(play: HandInPlay, makers: Makers, seat: number, options: euchre.Options): number {
  const points = makerPoints(tricksOf(play, makers.team), makers.isAlone, options);
  return ((makers.team >> seat) & 1) === 1 ? points : -points;
}

/** Calls and discards. */
function tryOutFor(view: euchre.View, seat: Position, hands: Int32Array): Problem<"euchre">["tryOut"] {
  const play = new HandInPlay(DECK.under(0));
  const score = scorer(view, seat);
  const finish = (makers: Makers, ending: HandEnd): void => {
    playOut(play, (position, legal) => chooseCard(position, legal, makers));
    score(pointsFor(play, makers, seat, view.options), ending);
  };
  // A hand that nobody called is not counted.
  const passed = { nextDealer: dealerAfterPasses(view), handsLeft: handsAfterThis(view) + 1 };
  const scorePassed = scorer(view, seat, passed);
  const scoreAgain = scorer(view, seat, { ...passed, nextDealer: view.dealerPosition });
  const calling = callingOf(view, seat);
  if (view.phase !== "DEALER_DISCARD") {
    return (action, ending) => {
      if (action.type === "SHOW_FARMERS_HAND") return scoreAgain(0, ending);
      const called = plannedCall(calledIn(action, calling.turnUpSuit), calling, hands);
      if (called === null) return scorePassed(0, ending);
      openHand(play, calling, called, hands);
      finish(called, ending);
    };
  }
  const called = { ...makersOf(view), trump: trumpIndex(view), isOrderedUp: false };
  return (action, ending) => {
    const six = hands[seat] ?? 0;
    if (action.type === "DISCARD") hands[seat] = six & ~DECK.packOf([{ id: action.cardId }]);
    openHand(play, calling, called, hands);
    // The turn-up is in the dealer's hand, or put away where only the dealer knows.
    play.seen = 0;
    hands[seat] = six;
    finish(called, ending);
  };
}

/** Writes down what points for the seat's team, or below zero for the others, come to. */
function scorer(
  view: euchre.View,
  seat: Position,
  { nextDealer, handsLeft } = { nextDealer: dealerAfterHand(view), handsLeft: handsAfterThis(view) },
) {
  const { options, scores } = view;
  const team = euchre.teamOf(seat);
  const dealsNext = euchre.teamOf(nextDealer) === team;
  const own = scores[team];
  const others = scores[euchre.otherTeam(team)];
  return (points: number, ending: HandEnd): void => {
    ending.points = points;
    ending.winChance = winChance({
      targetScore: options.targetScore,
      own: own + Math.max(0, points),
      others: others + Math.max(0, -points),
      dealsNext,
      handsLeft,
    });
  };
}

function dealerAfterHand({ dealerPosition, players }: euchre.View): Position {
  return leftOf(dealerPosition, seatsOf(players));
}

function dealerAfterPasses(view: euchre.View): Position {
  return view.options.afterAllPass === "sameDealer" ? view.dealerPosition : dealerAfterHand(view);
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

/** Whether to defend alone: the engine plays both to the end. */
function defenseProblem(view: euchre.View): Problem<"euchre"> {
  const own = euchre.teamOf(seatOnTurn(view));
  const other = euchre.otherTeam(own);
  const lead = ({ scores }: Pick<euchre.View, "scores">) => scores[own] - scores[other];
  return plainProblem("euchre", {
    view,
    hidden: hiddenCards(view, false),
    pointWorth: TIE_BREAK,
    choose: euchreEasy,
    score(end, ending) {
      ending.points = lead(end) - lead(view);
      ending.winChance = ending.points;
    },
  });
}
