import { buck, CARDS, deckFor } from "@buck/engine";
import type { Card, PlayedCard, Position, Viewer } from "@buck/engine";
import { deckOf } from "../kernel/lanes.ts";
import type { Deck } from "../kernel/lanes.ts";
import { playFrom, trumpIndex } from "../kernel/play.ts";
import type { HandInPlay } from "../kernel/play.ts";
import { handsAfterThis } from "../handsLeft.ts";
import { playedCards } from "../knownCards.ts";
import type { Contract, AuctionSeat } from "./auction.ts";
import type { Bidder } from "./cardPlay.ts";
import type { DealtHand } from "./hand.ts";

/** The seat that looks at this view. A bot is asked only when the game waits for it: anything else is a bug. */
export function seatOnTurn(view: buck.View): Position {
  const { viewer } = view;
  if (viewer === "spectator" || !buck.toAct(view).includes(viewer)) {
    throw new RangeError(`${viewer} is not on turn in ${view.phase}`);
  }
  return viewer;
}

/** The cards of the game. */
export function deckIn({ options }: buck.View): Deck {
  return deckOf(options.players);
}

export function ownSeat(view: buck.View): AuctionSeat {
  const deck = deckIn(view);
  return {
    deck,
    hand: deck.packOf(buck.ownHand(view)),
    turnUp: turnUpOf(view),
    score: scoreOf(view, view.viewer),
    isClubs: view.isClubsTurnUp,
    mayBeNoTrump: view.options.noTrump,
  };
}

export function turnUpOf(view: buck.View): number {
  return view.turnUpCard === null ? 0 : deckIn(view).packOf([view.turnUpCard]);
}

export function scoreOf({ players, options }: buck.View, position: Viewer | null): number {
  return players.find((player) => player.position === position)?.score ?? options.startScore;
}

/** What is known of the hand when a seat decides to stay or to fold. */
export function contractOf(view: buck.View): Contract {
  const others = view.players.filter(
    ({ position }) => position !== view.viewer && position !== view.winningBidderPosition,
  );
  // A decision that is still covered says nothing: its `folded` is false for those who folded, too.
  const known = view.options.folding === "secret" ? [] : others.filter(({ decided }) => decided);
  const folded = known.filter((player) => player.folded).length;
  return { trump: trumpIndex(view), bid: view.highestBid, stayed: known.length - folded, folded };
}

export function bidderOf({ winningBidderPosition, highestBid }: buck.View): Bidder {
  return { bidder: winningBidderPosition ?? -1, bid: highestBid ?? 0 };
}

export function activeSeats({ players }: buck.View): number {
  return players.reduce((seats, { position, folded }) => (folded ? seats : seats | (1 << position)), 0);
}

/** Whether the bidder has said what is played for. */
export function isDeclared(view: buck.View): boolean {
  return view.trumpSuit !== null || buck.playsNoTrump(view);
}

/** The tricks so far as the viewer sees them: only their own hand has cards. */
export function ownPlay(view: buck.View, position: Viewer): HandInPlay {
  const deck = deckIn(view);
  const hands = view.players.map((player) =>
    player.position === position ? deck.packOf(player.hand ?? []) : 0,
  );
  return withTurnUp(view, playFrom(view, deck, hands, activeSeats(view)));
}

/** The turn-up was shown to all and is in nobody's hand. */
function withTurnUp(view: buck.View, play: HandInPlay): HandInPlay {
  play.seen |= play.layout.lanesOf(turnUpOf(view));
  return play;
}

/** Cards the viewer knows to be in nobody's hand: what was played, and the turn-up. */
export function goneCards(view: buck.View): readonly Card[] {
  const deck = deckFor(view.players.length);
  const missing = CARDS.filter((card) => !deck.includes(card));
  return [...missing, ...playedCards(view), ...(view.turnUpCard === null ? [] : [view.turnUpCard])];
}

/** Every card that was played in this hand, in order. */
export function playedSteps({ tricks, currentTrick }: buck.View): readonly PlayedCard[] {
  return [...tricks, currentTrick].flatMap(({ cards }) => cards);
}

/** What holds for the whole hand. */
export function dealOf(view: buck.View): DealtHand {
  return {
    deck: deckIn(view),
    options: view.options,
    dealer: view.dealerPosition,
    turnUp: turnUpOf(view),
    isClubs: view.isClubsTurnUp,
    scores: view.players.map(({ position }) => scoreOf(view, position)),
    handsLeft: handsAfterThis(view),
  };
}
