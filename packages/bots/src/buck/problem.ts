import { buck, SUITS } from "@buck/engine";
import type { Position } from "@buck/engine";
import type { Problem } from "../evaluation.ts";
import { lanesOf, packOf } from "../kernel/lanes.ts";
import { HandInPlay, trumpIndex } from "../kernel/play.ts";
import { afterBid, bidOut, declare, foldOut, openHand, playHandOut, pointsOf } from "./hand.ts";
import type { Bidding, DealtHand, Decisions, Declared } from "./hand.ts";
import { HiddenCards } from "./hidden.ts";
import { bidderOf, ownPlay, scoreOf, seatOnTurn, turnUpOf } from "./situation.ts";

/** The decision in front of the viewer: every action is followed to the end of the hand by rules of thumb. */
export function buckProblem(view: buck.View): Problem<"buck"> {
  const seat = seatOnTurn(view);
  const hidden = new HiddenCards(view);
  const actions = buck.legalActions(view);
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

/** Points for the seat once it has taken an action and all have played on, with these hands. */
function endsOf(view: buck.View, seat: Position, hands: Int32Array): (action: buck.Action) => number {
  const deal = dealOf(view);
  const play = new HandInPlay();
  const playFrom = (contract: Declared, decided: Decisions): number => {
    const active = foldOut(deal, contract, decided, hands);
    openHand(play, deal, { ...contract, active }, hands);
    if (active !== 1 << contract.bidder) playHandOut(play, contract);
    return pointsOf(play, contract, seat);
  };
  switch (view.phase) {
    case "BIDDING": {
      const bidding = biddingOf(view, seat);
      return (action) => {
        const won = bidOut(deal, afterBid(bidding, amountOf(action)), hands);
        return won.bidder === -1 ? 0 : playFrom(declare(deal, won, hands), NOBODY);
      };
    }
    case "DECLARING_TRUMP":
      return (action) => playFrom({ ...bidderOf(view), trump: declaredBy(action) }, NOBODY);
    case "FOLDING_DECISION": {
      const contract = { ...bidderOf(view), trump: trumpIndex(view) };
      const decided = decisionsOf(view);
      return (action) =>
        action.type === "FOLD_DECISION" && action.folded
          ? 0
          : playFrom(contract, { ...decided, stayed: decided.stayed | (1 << seat) });
    }
    default: {
      const start = ownPlay(view, seat);
      const trump = trumpIndex(view);
      const contract = bidderOf(view);
      return (action) => {
        play.copy(start);
        for (let each = 0; each < hands.length; each += 1) {
          if (((start.active >> each) & 1) === 1) play.hands[each] = lanesOf(hands[each] ?? 0, trump);
        }
        if (action.type === "PLAY_CARD") play.play(lanesOf(packOf([{ id: action.cardId }]), trump));
        playHandOut(play, contract);
        return pointsOf(play, contract, seat);
      };
    }
  }
}

const NOBODY: Decisions = { stayed: 0, folded: 0 };

function dealOf(view: buck.View): DealtHand {
  return {
    options: view.options,
    dealer: view.dealerPosition,
    turnUp: turnUpOf(view),
    isClubs: view.isClubsTurnUp,
    scores: view.players.map(({ position }) => scoreOf(view, position)),
  };
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
  if (options.folding === "secret") return NOBODY;
  const seatsOf = (folded: boolean) =>
    players
      .filter((player) => player.decided && player.folded === folded)
      .reduce((seats, { position }) => seats | (1 << position), 0);
  return { stayed: seatsOf(false), folded: seatsOf(true) };
}
