import { buck, euchre } from "@buck/engine";
import type { Card, CardId, Trick } from "@buck/engine";
import { handsOf } from "./hands.ts";
import type { HandStates } from "./hands.ts";
import type { Loaded, GameHistory } from "./load.ts";

/** A checked game as JSON: every hand, every trick with its winner, every score. */
export function summaryOf({ game, history }: Loaded) {
  switch (game) {
    case "buck":
      return buckSummary(history);
    case "euchre":
      return euchreSummary(history);
  }
}

function buckSummary(history: GameHistory<buck.GameState, buck.Event>) {
  const last = lastOf(history);
  return {
    ok: true,
    game: "buck",
    options: last.options,
    players: last.players.map(({ name }) => name),
    hands: handsOf(history).map(buckHand),
    scores: last.players.map(({ score }) => score),
    outcome: buck.outcome(last),
  };
}

function buckHand({ dealt, end }: HandStates<buck.GameState>) {
  const row = end.scoreSheet.find(({ round }) => round === dealt.round);
  return {
    ...dealOf(dealt),
    bids: end.bids,
    bidder: end.winningBidderPosition,
    bid: end.highestBid,
    trump: end.trumpSuit,
    folded: end.players.filter(({ folded }) => folded).map(({ position }) => position),
    tricks: end.tricks.map(trickOf),
    tricksTaken: end.players.map(({ tricksTaken }) => tricksTaken),
    changes: row?.changes ?? null,
    scores: end.players.map(({ score }) => score),
  };
}

function euchreSummary(history: GameHistory<euchre.GameState, euchre.Event>) {
  const last = lastOf(history);
  return {
    ok: true,
    game: "euchre",
    options: last.options,
    players: last.players.map(({ name }) => name),
    hands: handsOf(history).map(euchreHand),
    scores: last.scores,
    outcome: euchre.outcome(last),
  };
}

function euchreHand({ dealt, end }: HandStates<euchre.GameState>) {
  const row = end.scoreSheet.find(({ round }) => round === dealt.round);
  return {
    ...dealOf(dealt),
    calls: end.calls,
    caller: end.callerPosition,
    alone: end.alonePosition,
    trump: end.trumpSuit,
    discard: end.discard?.id ?? null,
    tricks: end.tricks.map(trickOf),
    tricksTaken: end.players.map(({ tricksTaken }) => tricksTaken),
    points: row?.points ?? null,
    scores: end.scores,
  };
}

function dealOf({ round, dealerPosition, turnUpCard, players }: buck.GameState | euchre.GameState) {
  return {
    hand: round,
    dealer: dealerPosition,
    turnUp: turnUpCard?.id ?? null,
    cards: players.map(({ hand }) => ids(hand)),
  };
}

function trickOf({ number, leadPlayerPosition, cards, winner }: Trick) {
  return {
    number,
    leader: leadPlayerPosition,
    cards: cards.map(({ card, playerPosition }) => ({ player: playerPosition, card: card.id })),
    winner,
  };
}

function ids(cards: readonly Card[]): readonly CardId[] {
  return cards.map(({ id }) => id);
}

function lastOf<State, Event>({ states }: GameHistory<State, Event>): State {
  const last = states.at(-1);
  if (last === undefined) throw new Error("a replay has at least its first state");
  return last;
}
