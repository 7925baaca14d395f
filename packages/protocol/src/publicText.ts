import type { buck, Card, euchre, GameName, Games, Trick } from "@buck/engine";
import { shortNameOf } from "./cards.ts";
import type { Fnv1a } from "./fnv1a.ts";

/**
 * A public view as a short text: its values in their order, each object and list in brackets, cards as in updates.
 * Left out are the viewer, the options, who sits in the seats now, and all rows of the score sheet but the newest: a
 * game of many hands costs no more than a short one, and each row was the newest once. It is written out field by field,
 * because it is needed at every entry of every table; a test holds it to what docs/protocol.md says of it.
 */
const TEXTS: { readonly [Name in GameName]: (sum: Fnv1a, view: Games[Name]["view"]) => void } = {
  buck: addBuck,
  euchre: addEuchre,
};

export function addPublicText<Name extends GameName>(
  sum: Fnv1a,
  game: Name,
  view: Games[Name]["view"],
): void {
  TEXTS[game](sum, view);
}

function addBuck(sum: Fnv1a, view: buck.View): void {
  first(sum, view.gameId);
  next(sum, view.phase);
  next(sum, view.round);
  next(sum, view.dealerPosition);
  next(sum, view.dealerChosen);
  nextList(sum, view.players, addBuckPlayer);
  nextCards(sum, view.blind);
  nextCard(sum, view.turnUpCard);
  next(sum, view.isClubsTurnUp);
  nextList(sum, view.bids, addBid);
  next(sum, view.currentBidder);
  next(sum, view.highestBid);
  next(sum, view.winningBidderPosition);
  next(sum, view.trumpSuit);
  nextList(sum, view.tricks, addTrick);
  sum.add(",");
  addTrick(sum, view.currentTrick);
  next(sum, view.currentPlayerPosition);
  nextNewest(sum, view.scoreSheet, addBuckRow);
  next(sum, view.winner);
  last(sum, view.gameOver);
}

function addBuckPlayer(sum: Fnv1a, player: buck.PlayerView): void {
  first(sum, player.id);
  next(sum, player.position);
  next(sum, player.score);
  next(sum, player.cardCount);
  nextCards(sum, player.hand);
  next(sum, player.tricksTaken);
  next(sum, player.folded);
  last(sum, player.decided);
}

function addBid(sum: Fnv1a, { playerPosition, amount }: buck.Bid): void {
  first(sum, playerPosition);
  last(sum, amount);
}

function addBuckRow(sum: Fnv1a, { round, changes }: buck.ScoreRow): void {
  first(sum, round);
  nextList(sum, changes, addValue);
  sum.add("]");
}

function addEuchre(sum: Fnv1a, view: euchre.View): void {
  first(sum, view.gameId);
  next(sum, view.phase);
  next(sum, view.round);
  next(sum, view.dealerPosition);
  next(sum, view.dealerChosen);
  nextList(sum, view.players, addEuchrePlayer);
  nextTeams(sum, view.scores);
  nextCards(sum, view.kitty);
  nextCard(sum, view.discard);
  nextCard(sum, view.turnUpCard);
  nextList(sum, view.calls, addCall);
  next(sum, view.trumpSuit);
  next(sum, view.callerPosition);
  next(sum, view.callingTeam);
  next(sum, view.alonePosition);
  next(sum, view.inactivePosition);
  nextCard(sum, view.dealerPickedUp);
  nextList(sum, view.tricks, addTrick);
  sum.add(",");
  addTrick(sum, view.currentTrick);
  next(sum, view.currentPlayerPosition);
  nextTeams(sum, view.tricksWon);
  nextNewest(sum, view.scoreSheet, addEuchreRow);
  next(sum, view.winningTeam);
  last(sum, view.gameOver);
}

function addEuchrePlayer(sum: Fnv1a, player: euchre.PlayerView): void {
  first(sum, player.id);
  next(sum, player.position);
  next(sum, player.team);
  next(sum, player.cardCount);
  nextCards(sum, player.hand);
  last(sum, player.tricksTaken);
}

function addCall(sum: Fnv1a, { playerPosition, call, goAlone }: euchre.Call): void {
  first(sum, playerPosition);
  next(sum, call);
  last(sum, goAlone);
}

function addEuchreRow(sum: Fnv1a, { round, points }: euchre.ScoreRow): void {
  first(sum, round);
  nextTeams(sum, points);
  sum.add("]");
}

function nextTeams(sum: Fnv1a, { a, b }: euchre.View["scores"]): void {
  sum.add(",");
  first(sum, a);
  last(sum, b);
}

function addTrick(sum: Fnv1a, { number, leadPlayerPosition, cards, winner }: Trick): void {
  first(sum, number);
  next(sum, leadPlayerPosition);
  nextList(sum, cards, addPlayedCard);
  last(sum, winner);
}

function addPlayedCard(sum: Fnv1a, { card, playerPosition }: Trick["cards"][number]): void {
  first(sum, shortNameOf(card));
  last(sum, playerPosition);
}

function addCard(sum: Fnv1a, card: Card): void {
  sum.add(shortNameOf(card));
}

function nextCard(sum: Fnv1a, card: Card | null): void {
  next(sum, card === null ? null : shortNameOf(card));
}

function nextCards(sum: Fnv1a, cards: readonly Card[] | null): void {
  if (cards === null) next(sum, null);
  else nextList(sum, cards, addCard);
}

type Value = string | number | boolean | null;

function addValue(sum: Fnv1a, value: Value): void {
  sum.add(typeof value === "string" ? value : String(value));
}

/** Values in brackets, up to the last one. */
function first(sum: Fnv1a, value: Value): void {
  sum.add("[");
  addValue(sum, value);
}

function next(sum: Fnv1a, value: Value): void {
  sum.add(",");
  addValue(sum, value);
}

function last(sum: Fnv1a, value: Value): void {
  next(sum, value);
  sum.add("]");
}

function nextList<Item>(sum: Fnv1a, items: readonly Item[], add: (sum: Fnv1a, item: Item) => void): void {
  sum.add(",[");
  let isFirst = true;
  for (const item of items) {
    if (!isFirst) sum.add(",");
    isFirst = false;
    add(sum, item);
  }
  sum.add("]");
}

/** The last item in brackets, and nothing in them where there is none. */
function nextNewest<Item>(sum: Fnv1a, items: readonly Item[], add: (sum: Fnv1a, item: Item) => void): void {
  const newest = items.at(-1);
  sum.add(",[");
  if (newest !== undefined) add(sum, newest);
  sum.add("]");
}
