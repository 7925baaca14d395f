import { buck, TRICKS_PER_HAND } from "@buck/engine";
import { HiddenCards, TABLE } from "../kernel/hiddenCards.ts";
import type { Likelihood, Spot } from "../kernel/hiddenCards.ts";
import type { Pack } from "../kernel/lanes.ts";
import { layoutOf, MOST_SEATS, nextSeat, trumpIndex } from "../kernel/play.ts";
import { remembered } from "../kernel/said.ts";
import type { Said } from "../kernel/said.ts";
import { playsSaid } from "../kernel/playsSaid.ts";
import { bestTrump, bidChances, chooseBid } from "./auction.ts";
import { chooseCard } from "./cardPlay.ts";
import { afterBid, decidesToFold, NO_BIDS, NOBODY_DECIDED, rangeOf, seatFor } from "./hand.ts";
import type { Bidding, Decisions } from "./hand.ts";
import {
  activeSeats,
  bidderOf,
  dealOf,
  deckIn,
  isDeclared,
  ownPlay,
  playedSteps,
  turnUpOf,
} from "./situation.ts";

const NOBODY = -1;

/** How far it speaks against a hand if it was bid, declared, folded or played in another way than by the rules of thumb. */
const OTHER_BID = 0.05;
const OTHER_AMOUNT = 0.2;
const OTHER_TRUMP = 0.05;
const OTHER_DECISION = 0.08;
const OTHER_CARD = 0.15;

/** The cards a viewer does not see; `reads` says whether bids, folds and plays tell something about them. */
export function hiddenCards(view: buck.View, reads: boolean): HiddenCards {
  const closed = view.players.filter(({ hand, cardCount }) => hand === null && cardCount > 0);
  const voids = voidsOf(view);
  const deck = deckIn(view);
  const hands = closed.map(({ position, cardCount }): Spot => ({
    spot: position,
    size: cardCount,
    may: deck.full & ~(voids[position] ?? 0),
  }));
  const belowTurnUp = deck.cards.length - deck.seats * TRICKS_PER_HAND - 1;
  const blind = { spot: TABLE, size: belowTurnUp, may: deck.full };
  const hidden = new HiddenCards(hiddenFrom(view), [...hands, blind], reads ? reader(view) : () => 1);
  for (const { hand, position } of view.players) hidden.cards[position] = deck.packOf(hand ?? []);
  return hidden;
}

function hiddenFrom(view: buck.View): Pack {
  const deck = deckIn(view);
  const own = view.players.flatMap(({ hand }) => hand ?? []);
  const played = playedSteps(view).map(({ card }) => card);
  return deck.full & ~(deck.packOf([...played, ...own]) | turnUpOf(view));
}

/** The cards that a seat has shown not to hold, by seat. */
function voidsOf(view: buck.View): readonly Pack[] {
  if (playedSteps(view).length === 0) return [];
  const { layout, voids } = ownPlay(view, view.viewer);
  return Array.from(voids, (lanes) => layout.packFrom(lanes));
}

function reader(view: buck.View): Likelihood {
  const said = [...bidsSaid(view), ...trumpSaid(view), ...decisionsSaid(view), ...cardsSaid(view)]
    .filter(({ seat }) => seat !== view.viewer)
    .map(remembered);
  const deck = deckIn(view);
  const played = new Int32Array(MOST_SEATS);
  for (const { playerPosition, card } of playedSteps(view)) {
    played[playerPosition] = (played[playerPosition] ?? 0) | deck.packOf([card]);
  }
  return (cards, least) => {
    let chance = 1;
    for (const { seat, fits } of said) {
      chance *= fits((cards[seat] ?? 0) | (played[seat] ?? 0));
      if (chance < least) return chance;
    }
    return chance;
  };
}

function bidsSaid(view: buck.View): readonly Said[] {
  const deal = dealOf(view);
  const said: Said[] = [];
  let bidding: Bidding = { ...NO_BIDS, speaker: nextSeat(deal.dealer, deal.deck.everybody) };
  for (const { playerPosition: seat, amount } of view.bids) {
    // A bid that cannot be beaten ends the bidding: who had no turn any more has said nothing.
    if (bidding.bid === buck.HIGHEST_BID) break;
    const heard = bidding;
    const bid = amount === "PASS" ? null : amount;
    const fits = (hand: Pack) => {
      const own = seatFor(deal, seat, hand);
      const question = { chances: bidChances(own), ...rangeOf(deal, heard), standing: heard.bid || null };
      const expected = chooseBid(own, question);
      if (expected === bid) return 1;
      return expected === null || bid === null ? OTHER_BID : OTHER_AMOUNT;
    };
    said.push({ seat, fits });
    bidding = afterBid(deal, bidding, bid);
  }
  return said;
}

function trumpSaid(view: buck.View): readonly Said[] {
  const { winningBidderPosition: seat, isClubsTurnUp } = view;
  if (seat === null || !isDeclared(view) || isClubsTurnUp) return [];
  const trump = trumpIndex(view);
  const deal = dealOf(view);
  return [{ seat, fits: (hand) => (bestTrump(seatFor(deal, seat, hand)) === trump ? 1 : OTHER_TRUMP) }];
}

/** Who stayed and who folded, as far as it is open. */
function decisionsSaid(view: buck.View): readonly Said[] {
  const { winningBidderPosition: bidder, isClubsTurnUp, options } = view;
  if (bidder === null || !isDeclared(view) || isClubsTurnUp) return [];
  const isSeen = options.folding === "clockwise";
  if (view.phase === "FOLDING_DECISION" && !isSeen) return [];
  const deal = dealOf(view);
  const contract = { ...bidderOf(view), trump: trumpIndex(view) };
  const said: Said[] = [];
  let decided: Decisions = NOBODY_DECIDED;
  const { seats, everybody } = deal.deck;
  for (let step = 1, seat: number = bidder; step < seats; step += 1) {
    seat = nextSeat(seat, everybody);
    const player = view.players[seat];
    if (player?.decided !== true) continue;
    const known = isSeen ? decided : NOBODY_DECIDED;
    const { folded } = player;
    const fits = (hand: Pack) =>
      decidesToFold(deal, contract, { seat, hand, known }) === folded ? 1 : OTHER_DECISION;
    said.push({ seat, fits });
    decided = folded
      ? { ...decided, folded: decided.folded | (1 << seat) }
      : { ...decided, stayed: decided.stayed | (1 << seat) };
  }
  return said;
}

function cardsSaid(view: buck.View): readonly Said[] {
  const steps = playedSteps(view);
  const [first] = steps;
  if (first === undefined) return [];
  const deck = deckIn(view);
  const layout = layoutOf(view, deck);
  const contract = bidderOf(view);
  return playsSaid({
    steps: steps.map(({ card, playerPosition }) => ({
      seat: playerPosition,
      card: layout.lanesOf(deck.packOf([card])),
    })),
    layout,
    active: activeSeats(view),
    leader: first.playerPosition,
    seen: layout.lanesOf(turnUpOf(view)),
    viewer: view.viewer === "spectator" ? NOBODY : view.viewer,
    choose: (play, legal) => chooseCard(play, legal, contract),
    surprise: OTHER_CARD,
  });
}
