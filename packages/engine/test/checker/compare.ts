import { highest } from "./bidding.ts";
import { Foul, given } from "./book.ts";
import type { Book, BookTrick } from "./book.ts";
import { cardNumber, cardWord, suitWord } from "./cards.ts";
import type { SeenCard, SeenPlayer, SeenState, SeenTrick } from "./seen.ts";
import { waitingFor } from "./waiting.ts";

/** Blows the whistle at the first thing in which a state differs from the referee's book. */
export function compare(book: Book, state: SeenState): void {
  same("phase", book.phase, state.phase);
  same("round", book.round, state.round);
  same("dealer", book.dealer, state.dealerPosition);
  same("dealer chosen", book.dealerChosen, state.dealerChosen);
  same("winner", book.winner, state.winner);
  same("game over", book.winner !== null, state.gameOver);
  comparePlayers(book, state);
  compareBlind(book, state);
  compareBids(book, state);
  compareTurns(book, state);
  compareTricks(book, state);
  compareSheet(book, state);
}

type Fact = string | number | boolean | null | undefined;

export function same(what: string, expected: Fact, seen: Fact): void {
  if (expected !== seen) throw new Foul(`${what}: the book says ${expected}, the engine says ${seen}`);
}

function sameCards(what: string, expected: readonly number[], seen: readonly SeenCard[]): void {
  same(`number of cards, ${what}`, expected.length, seen.length);
  expected.forEach((card, index) => same(what, card, numberOf(seen[index])));
}

/** A card whose suit or rank does not agree with its id is no card of the pack. */
function numberOf(card: SeenCard | undefined): number {
  if (card === undefined) return -1;
  return card.id === `${card.suit}_${card.rank}` ? cardNumber(card.id) : -1;
}

function comparePlayers(book: Book, { players }: SeenState): void {
  const seated = [0, 1, 2, 3].filter((seat) => book.seats[seat] !== null);
  same("number of players", seated.length, players.length);
  seated.forEach((seat, index) => comparePlayer(book, seat, given(players[index], "player")));
}

function comparePlayer(book: Book, seat: number, player: SeenPlayer): void {
  const guest = given(book.seats[seat], "guest");
  same("position", seat, player.position);
  same("id", guest.id, player.id);
  same("name", guest.name, player.name);
  same("connected", true, player.connected);
  same("score", book.scores[seat], player.score);
  sameCards("hand", given(book.hands[seat], "hand"), player.hand);
  same("tricks taken", book.taken[seat], player.tricksTaken);
  same("folded", book.folded[seat], player.folded);
  same("decided", book.decided[seat], player.decided);
}

function compareBlind(book: Book, state: SeenState): void {
  const turnUp = book.blind[0];
  sameCards("blind", book.blind, state.blind);
  same("turn-up", turnUp === undefined ? undefined : cardWord(turnUp), state.turnUpCard?.id);
  same("clubs turned up", book.clubs, state.isClubsTurnUp);
  same("trump", book.trump === null ? null : suitWord(book.trump), state.trumpSuit);
}

function compareBids(book: Book, { bids, highestBid, winningBidderPosition }: SeenState): void {
  same("number of bids", book.bids.length, bids.length);
  book.bids.forEach(({ seat, amount }, index) => {
    same("seat of a bid", seat, bids[index]?.playerPosition);
    same("amount of a bid", amount === 0 ? "PASS" : amount, bids[index]?.amount);
  });
  same("highest bid", highest(book) || null, highestBid);
  same("bidder", book.bidder, winningBidderPosition);
}

function compareTurns(book: Book, state: SeenState): void {
  const next = waitingFor(book)[0] ?? null;
  same("current bidder", book.phase === "BIDDING" ? next : null, state.currentBidder);
  same("current player", book.phase === "PLAYING" ? next : null, state.currentPlayerPosition);
}

const NO_TRICK: BookTrick = { leader: 0, plays: [], winner: null };

function compareTricks(book: Book, { tricks, currentTrick }: SeenState): void {
  same("number of tricks", book.tricks.length, tricks.length);
  book.tricks.forEach((trick, index) => compareTrick(trick, index + 1, given(tricks[index], "trick")));
  if (book.trick === null) compareTrick(NO_TRICK, 0, currentTrick);
  else compareTrick(book.trick, book.tricks.length + 1, currentTrick);
}

function compareTrick({ leader, plays, winner }: BookTrick, number: number, trick: SeenTrick): void {
  same("number of the trick", number, trick.number);
  same("leader of the trick", leader, trick.leadPlayerPosition);
  same("winner of the trick", winner, trick.winner);
  same("cards in the trick", plays.length, trick.cards.length);
  plays.forEach(({ seat, card }, index) => {
    same("seat of a card", seat, trick.cards[index]?.playerPosition);
    same("card in the trick", card, numberOf(trick.cards[index]?.card));
  });
}

function compareSheet(book: Book, { scoreSheet }: SeenState): void {
  same("rows of the score sheet", book.sheet.length, scoreSheet.length);
  book.sheet.forEach(({ round, changes }, index) => {
    same("round on the score sheet", round, scoreSheet[index]?.round);
    same("changes on the score sheet", changes.join(), scoreSheet[index]?.changes.join());
  });
}
