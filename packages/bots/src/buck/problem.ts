import { buck, SUITS } from "@buck/engine";
import type { Position } from "@buck/engine";
import { CardSearch } from "../cardSearch.ts";
import { TABLE } from "../kernel/hiddenCards.ts";
import { NO_TRUMP } from "../kernel/lanes.ts";
import type { Pack } from "../kernel/lanes.ts";
import { HandInPlay, trumpIndex } from "../kernel/play.ts";
import type { HandEnd } from "../kernel/foresight.ts";
import { cheapestFirst } from "../knownCards.ts";
import type { Manner, Problem } from "../search.ts";
import { chooseCard } from "./cardPlay.ts";
import type { Bidder } from "./cardPlay.ts";
import { afterBid, bidOut, declare, foldOut, NOBODY_DECIDED, openHand, pointsOf } from "./hand.ts";
import type { Bidding, DealtHand, Decisions, Declared } from "./hand.ts";
import { hiddenCards } from "./hidden.ts";
import { bidderOf, dealOf, goneCards, ownPlay, seatOnTurn } from "./situation.ts";
import { pointWorth, winChance } from "./winChance.ts";

/** The decision in front of the viewer: every action is followed to the end of the hand by rules of thumb. */
export function buckProblem(view: buck.View, manner: Manner): Problem<"buck"> {
  const seat = seatOnTurn(view);
  const hidden = hiddenCards(view, manner.reads);
  const actions = actionsIn(view);
  const problem = { actions, hidden, pointWorth: pointWorthOf(view) };
  if (view.phase !== "PLAYING") return { ...problem, tryOut: tryOutFor(view, seat, hidden.cards) };
  const search = cardSearch(view, seat);
  const cards = actions.map((action) => search.cardOf(action));
  return {
    ...problem,
    tryOut: (action, ending) => search.tryOut(search.cardOf(action), hidden.cards, ending),
    ...(manner.foresees ? { foresee: (ways) => search.foresee(cards, ways) } : {}),
  };
}

function actionsIn(view: buck.View): readonly buck.Action[] {
  const { trumpSuit: trump, currentTrick } = view;
  const actions = buck.legalActions(view);
  if (view.phase !== "PLAYING") return actions;
  const isLead = currentTrick.cards.length === 0;
  return cheapestFirst(actions, { hand: buck.ownHand(view), trump, gone: goneCards(view), isLead });
}

/** Cards tried out in the tricks on the table. */
function cardSearch(view: buck.View, viewer: Position): CardSearch {
  const contract = bidderOf(view);
  const score = scorer(view, viewer);
  return new CardSearch({
    start: ownPlay(view, viewer),
    outlook: {
      viewer,
      pointWorth: pointWorthOf(view),
      choose: (play, legal) => chooseCard(play, legal, contract),
      score: (play, ending) => score(play, contract, ending),
    },
  });
}

function pointWorthOf(view: buck.View): number {
  const { scores, handsLeft } = dealOf(view);
  return pointWorth(scores, handsLeft);
}

/** Writes down what a hand that is played to its end comes to. */
function scorer(view: buck.View, seat: Position) {
  const { scores: before, handsLeft } = dealOf(view);
  const scores = Float64Array.from(before);
  return (play: HandInPlay, contract: Bidder, ending: HandEnd): void => {
    for (let each = 0; each < before.length; each += 1) {
      scores[each] = (before[each] ?? 0) - pointsOf(play, contract, each);
    }
    ending.points = (before[seat] ?? 0) - (scores[seat] ?? 0);
    ending.winChance = winChance(scores, seat, handsLeft);
  };
}

/** Bids, trump and folds. */
function tryOutFor(view: buck.View, seat: Position, hands: Int32Array): Problem<"buck">["tryOut"] {
  const deal = dealOf(view);
  const play = new HandInPlay(deal.deck.under(0));
  const score = scorer(view, seat);
  const outOfHundred = stubbornness(view);
  /** Plays on to the last trick. */
  const finish = (contract: Bidder, ending: HandEnd): void => {
    while (play.tricksLeft > 0 && play.active !== 1 << contract.bidder) {
      play.play(chooseCard(play, play.legal(), contract));
    }
    score(play, contract, ending);
  };
  const foldAndPlay = (contract: Declared, decided: Decisions, ending: HandEnd): void => {
    const stubborn = stubbornSeats(deal, hands[TABLE] ?? 0, outOfHundred) & ~(1 << seat);
    const active = foldOut(deal, contract, { ...decided, stubborn }, hands);
    openHand(play, deal, { ...contract, active }, hands);
    finish(contract, ending);
  };
  switch (view.phase) {
    case "BIDDING": {
      const bidding = biddingOf(view, seat);
      return (action, ending) => {
        const won = bidOut(deal, afterBid(deal, bidding, amountOf(action)), hands);
        if (won.bidder !== -1) return foldAndPlay(declare(deal, won, hands), NOBODY_DECIDED, ending);
        // A hand that nobody bid on is not counted.
        ending.points = 0;
        ending.winChance = winChance(deal.scores, seat, deal.handsLeft + 1);
      };
    }
    case "DECLARING_TRUMP":
      return (action, ending) =>
        foldAndPlay({ ...bidderOf(view), trump: declaredBy(action) }, NOBODY_DECIDED, ending);
    default: {
      const contract = { ...bidderOf(view), trump: trumpIndex(view) };
      const known = decisionsOf(view);
      return (action, ending) => foldAndPlay(contract, decidedBy(action, seat, known), ending);
    }
  }
}

/** Points that everybody comes down in a hand where bids are made, and how far behind that bids are set too often. */
const PACE = 0.3;
const BEHIND = { some: 3, far: 4 };

/**
 * How many seats out of a hundred stay though rules of thumb would fold. Where bids are set again and again, the others
 * do not fold in fear: four who search would set each other for ever.
 */
function stubbornness({ options, players, round }: buck.View): number {
  const average = players.reduce((sum, { score }) => sum + score, 0) / players.length;
  const behind = average - (options.startScore - PACE * (round - 1));
  return Math.min(Math.max((behind - BEHIND.some) / (BEHIND.far - BEHIND.some), 0), 1) * 100;
}

/** Which seats that are, by the cards of the blind, which nobody knows. */
function stubbornSeats({ deck }: DealtHand, blind: Pack, outOfHundred: number): number {
  let seats = 0;
  for (let seat = 0; seat < deck.seats; seat += 1) {
    const mixed = Math.imul(blind ^ Math.imul(seat + 1, 0x85_eb_ca_6b), 0x9e_37_79_b1) >>> 16;
    if (mixed % 100 < outOfHundred) seats |= 1 << seat;
  }
  return seats;
}

function biddingOf(view: buck.View, speaker: Position): Bidding {
  const passes = view.bids.filter(({ amount }) => amount === "PASS");
  const passed = passes.reduce((seats, { playerPosition }) => seats | (1 << playerPosition), 0);
  return { ...bidderOf(view), passed, speaker };
}

function amountOf(action: buck.Action): number | null {
  return action.type === "PLACE_BID" && action.amount !== "PASS" ? action.amount : null;
}

function declaredBy(action: buck.Action): number {
  if (action.type !== "DECLARE_TRUMP") return 0;
  return action.trumpSuit === "NO_TRUMP" ? NO_TRUMP : SUITS.indexOf(action.trumpSuit);
}

/** What others are known to have decided; a covered decision is not. */
function decisionsOf({ options, players }: buck.View): Decisions {
  if (options.folding === "secret") return NOBODY_DECIDED;
  const seatsOf = (folded: boolean) =>
    players
      .filter((player) => player.decided && player.folded === folded)
      .reduce((seats, { position }) => seats | (1 << position), 0);
  return { stayed: seatsOf(false), folded: seatsOf(true) };
}

function decidedBy(action: buck.Action, seat: Position, { stayed, folded }: Decisions): Decisions {
  const folds = action.type === "FOLD_DECISION" && action.folded;
  return folds ? { stayed, folded: folded | (1 << seat) } : { stayed: stayed | (1 << seat), folded };
}
