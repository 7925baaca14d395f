import { buck, SUITS } from "@buck/engine";
import type { Position } from "@buck/engine";
import { TABLE } from "../kernel/hiddenCards.ts";
import { lanesOf, packOf } from "../kernel/lanes.ts";
import type { Pack } from "../kernel/lanes.ts";
import { HandInPlay, SEATS, trumpIndex } from "../kernel/play.ts";
import type { HandEnd, Manner, Problem } from "../search.ts";
import { chooseCard } from "./cardPlay.ts";
import type { Bidder } from "./cardPlay.ts";
import { afterBid, bidOut, declare, foldOut, NOBODY_DECIDED, openHand, pointsOf } from "./hand.ts";
import type { Bidding, Decisions, Declared } from "./hand.ts";
import { hiddenCards } from "./hidden.ts";
import { bidderOf, dealOf, ownPlay, seatOnTurn } from "./situation.ts";
import { winChance } from "./winChance.ts";

/** The decision in front of the viewer: every action is followed to the end of the hand by rules of thumb. */
export function buckProblem(view: buck.View, manner: Manner): Problem<"buck"> {
  const seat = seatOnTurn(view);
  const hidden = hiddenCards(view, manner.reads);
  return {
    actions: buck.legalActions(view),
    hidden,
    tryOut: tryOutFor(view, seat, hidden.cards),
  };
}

function tryOutFor(view: buck.View, seat: Position, hands: Int32Array): Problem<"buck">["tryOut"] {
  const deal = dealOf(view);
  const play = new HandInPlay();
  const scores = Float64Array.from(deal.scores);
  /** Plays on to the last trick. */
  const finish = (contract: Bidder, ending: HandEnd): void => {
    while (play.tricksLeft > 0 && play.active !== 1 << contract.bidder) {
      play.play(chooseCard(play, play.legal(), contract));
    }
    for (let each = 0; each < SEATS; each += 1) {
      scores[each] = (deal.scores[each] ?? 0) - pointsOf(play, contract, each);
    }
    ending.points = (deal.scores[seat] ?? 0) - (scores[seat] ?? 0);
    ending.winChance = winChance(scores, seat);
  };
  const foldAndPlay = (contract: Declared, decided: Decisions, ending: HandEnd): void => {
    const stubborn = stubbornSeats(hands[TABLE] ?? 0) & ~(1 << seat);
    const active = foldOut(deal, contract, { ...decided, stubborn }, hands);
    openHand(play, deal, { ...contract, active }, hands);
    finish(contract, ending);
  };
  switch (view.phase) {
    case "BIDDING": {
      const bidding = biddingOf(view, seat);
      return (action, ending) => {
        const won = bidOut(deal, afterBid(bidding, amountOf(action)), hands);
        if (won.bidder !== -1) return foldAndPlay(declare(deal, won, hands), NOBODY_DECIDED, ending);
        ending.points = 0;
        ending.winChance = winChance(deal.scores, seat);
      };
    }
    case "DECLARING_TRUMP":
      return (action, ending) =>
        foldAndPlay({ ...bidderOf(view), trump: declaredBy(action) }, NOBODY_DECIDED, ending);
    case "FOLDING_DECISION": {
      const contract = { ...bidderOf(view), trump: trumpIndex(view) };
      const known = decisionsOf(view);
      return (action, ending) => foldAndPlay(contract, decidedBy(action, seat, known), ending);
    }
    default: {
      const start = ownPlay(view, seat);
      const trump = trumpIndex(view);
      const contract = bidderOf(view);
      return (action, ending) => {
        play.copy(start);
        for (let each = 0; each < SEATS; each += 1) {
          if (((start.active >> each) & 1) === 1) play.hands[each] = lanesOf(hands[each] ?? 0, trump);
        }
        if (action.type === "PLAY_CARD") play.play(lanesOf(packOf([{ id: action.cardId }]), trump));
        finish(contract, ending);
      };
    }
  }
}

/** How many seats out of a hundred stay though they should fold, as people do: a bid must not live on fear alone. */
const STUBBORN = 20;

/** Which seats that are, by the cards of the blind, which nobody knows. */
function stubbornSeats(blind: Pack): number {
  let seats = 0;
  for (let seat = 0; seat < SEATS; seat += 1) {
    const mixed = Math.imul(blind ^ Math.imul(seat + 1, 0x85_eb_ca_6b), 0x9e_37_79_b1) >>> 16;
    if (mixed % 100 < STUBBORN) seats |= 1 << seat;
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
  return action.type === "DECLARE_TRUMP" ? SUITS.indexOf(action.trumpSuit) : 0;
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
