import {
  TRICKS_PER_HAND,
  clockwiseFrom,
  deckFor,
  effectiveSuit,
  euchre,
  ledSuit,
  leftOf,
  stackDeck,
} from "@buck/engine";
import type { Card, Position, Suit } from "@buck/engine";
import type { EgnDeal } from "./game.ts";
import { readyToDeal } from "./table.ts";

export interface InferredPlay {
  readonly seat: Position;
  readonly card: Card;
  /** The suit this play says its player has no more of. */
  readonly lacking: Suit | null;
}

/** What a deal's calls and tricks tell before anybody's cards are known. */
export interface InferredPlays {
  readonly trump: Suit | null;
  readonly dealerTookUp: boolean;
  readonly dealerSitsOut: boolean;
  /** As far as the calls and the shape of the tricks allow. */
  readonly plays: readonly InferredPlay[];
}

/** Finds out who played what by asking the game, with each card put into the hand it is played from. */
export function inferPlays(before: euchre.GameState, deal: EgnDeal): InferredPlays {
  const called = callAll(before, deal);
  const dealerTookUp = called.phase === "DEALER_DISCARD";
  const playing = dealerTookUp ? discardTurnUp(called, deal) : called;
  return {
    trump: called.trumpSuit,
    dealerTookUp,
    dealerSitsOut: called.inactivePosition === deal.dealer,
    plays: followPlays(playing, deal.tricks),
  };
}

export function callActions({ dealer, calls, isAlone }: EgnDeal): readonly euchre.Action[] {
  const seats = clockwiseFrom(leftOf(dealer, euchre.seats()), euchre.seats());
  return calls.map((call, index): euchre.Action => {
    const playerPosition = seats[index % seats.length] ?? dealer;
    if (call === "PASS") return { type: "PASS_TRUMP", playerPosition };
    const how = call === "ORDER_UP" ? ({ pickUp: true } as const) : { suit: call };
    return { type: "CALL_TRUMP", playerPosition, ...how, goAlone: isAlone };
  });
}

function callAll(before: euchre.GameState, deal: EgnDeal): euchre.GameState {
  const actions = [dealAnyhow(deal), ...callActions(deal)];
  return actions.reduce(attempt, readyToDeal(before, deal.dealer));
}

function dealAnyhow({ dealer, upCard }: EgnDeal): euchre.Action {
  const others = deckFor(euchre.seats().length).filter((card) => card !== upCard);
  const hands = euchre
    .seats()
    .map((seat) => others.slice(seat * TRICKS_PER_HAND, (seat + 1) * TRICKS_PER_HAND));
  const blind = [upCard, ...others.slice(euchre.seats().length * TRICKS_PER_HAND)];
  return { type: "DEAL", deck: stackDeck(dealer, { hands, blind }) };
}

function discardTurnUp(state: euchre.GameState, { dealer, upCard }: EgnDeal): euchre.GameState {
  return attempt(state, { type: "DISCARD", playerPosition: dealer, cardId: upCard.id });
}

/** A refusal is passed over here: the replay meets it again and reports it. */
function attempt(state: euchre.GameState, action: euchre.Action): euchre.GameState {
  const result = euchre.apply(state, action);
  return result.ok ? result.state : state;
}

function followPlays(first: euchre.GameState, tricks: EgnDeal["tricks"]): readonly InferredPlay[] {
  const plays: InferredPlay[] = [];
  let state = first;
  for (const [index, trick] of tricks.entries()) {
    for (const card of trick) {
      const seat = state.currentPlayerPosition;
      if (seat === null || state.phase !== "PLAYING" || state.currentTrick.number !== index + 1) return plays;
      plays.push({ seat, card, lacking: lackingSuit(state, card) });
      state = attempt(holdingOnly(state, seat, card), {
        type: "PLAY_CARD",
        playerPosition: seat,
        cardId: card.id,
      });
    }
  }
  return plays;
}

function lackingSuit({ currentTrick, trumpSuit }: euchre.GameState, card: Card): Suit | null {
  const led = ledSuit(currentTrick, trumpSuit);
  return led === effectiveSuit(card, trumpSuit) ? null : led;
}

function holdingOnly(state: euchre.GameState, seat: Position, card: Card): euchre.GameState {
  const players = state.players.map((player) =>
    player.position === seat ? { ...player, hand: [card] } : player,
  );
  return { ...state, players };
}
