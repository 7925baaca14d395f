import { CARDS, deckFor, euchre, SUITS } from "@buck/engine";
import type { Card, PlayedCard, Position, Suit, Viewer } from "@buck/engine";
import { playFrom } from "../kernel/play.ts";
import type { HandInPlay } from "../kernel/play.ts";
import { handsAfterThis } from "../handsLeft.ts";
import { playedCards } from "../knownCards.ts";
import { DECK } from "./calls.ts";
import type { Makers } from "./cardPlay.ts";
import { teamBits } from "./hand.ts";
import type { Calling } from "./hand.ts";
import { stakesFor } from "./stakes.ts";
import type { Stakes } from "./stakes.ts";

/** The seat that looks at this view. A bot is asked only when the game waits for it: anything else is a bug. */
export function seatOnTurn(view: euchre.View): Position {
  const { viewer } = view;
  if (viewer === "spectator" || !euchre.toAct(view).includes(viewer)) {
    throw new RangeError(`${viewer} is not on turn in ${view.phase}`);
  }
  return viewer;
}

export function trumpOf({ trumpSuit }: euchre.View): Suit {
  if (trumpSuit === null) throw new RangeError("cards are played only once there is trump");
  return trumpSuit;
}

export function turnUpOf({ turnUpCard }: euchre.View): number {
  return turnUpCard === null ? 0 : DECK.packOf([turnUpCard]);
}

/** How far the calling has come. */
export function callingOf(view: euchre.View, speaker: Position): Calling {
  const { options, dealerPosition: dealer, turnUpCard, phase } = view;
  return {
    options,
    dealer,
    turnUp: turnUpOf(view),
    turnUpSuit: SUITS.findIndex((suit) => suit === turnUpCard?.suit),
    speaker,
    isFirstRound: phase === "ROUND1",
    stakes: [stakesOf(view, "a"), stakesOf(view, "b")],
  };
}

/** What a team plays for; the other one deals next if this one's dealer dealt. */
function stakesOf(view: euchre.View, team: euchre.Team): Stakes {
  const { options, scores, dealerPosition } = view;
  const dealsNext = euchre.teamOf(dealerPosition) !== team;
  const others = scores[euchre.otherTeam(team)];
  return stakesFor({ options, own: scores[team], others, dealsNext, handsLeft: handsAfterThis(view) });
}

export function makersOf({ callerPosition, alonePosition }: euchre.View): Makers {
  const caller = callerPosition ?? 0;
  return { maker: caller, team: teamBits(caller), isAlone: alonePosition !== null };
}

export function activeSeats(view: euchre.View): number {
  return view.players.reduce(
    (seats, { position }) => (euchre.sitsOut(view, position) ? seats & ~(1 << position) : seats),
    DECK.everybody,
  );
}

/** The tricks so far as the viewer sees them: only their own hand has cards. */
export function ownPlay(view: euchre.View, position: Viewer): HandInPlay {
  const hands = view.players.map((player) =>
    player.position === position ? DECK.packOf(player.hand ?? []) : 0,
  );
  const play = playFrom(view, DECK, hands, activeSeats(view));
  play.seen |= play.layout.lanesOf(deadCards(view));
  return play;
}

/** Cards the viewer knows to be in nobody's hand: a turn-up that was left lying, and their own discard. */
function deadCards(view: euchre.View): number {
  const turnUp = view.dealerPickedUp === null ? turnUpOf(view) : 0;
  return view.discard === null ? turnUp : turnUp | DECK.packOf([view.discard]);
}

/** Cards the viewer knows to be in nobody's hand: also those that were played. */
export function goneCards(view: euchre.View): readonly Card[] {
  const { dealerPickedUp, turnUpCard, discard } = view;
  const dead = [dealerPickedUp === null ? turnUpCard : null, discard];
  const deck = deckFor(view.players.length);
  const missing = CARDS.filter((card) => !deck.includes(card));
  return [...missing, ...playedCards(view), ...dead.filter((card) => card !== null)];
}

/** Every card that was played in this hand, in order. */
export function playedSteps({ tricks, currentTrick }: euchre.View): readonly PlayedCard[] {
  return [...tricks, currentTrick].flatMap(({ cards }) => cards);
}
