import { sameCards, samePlayers, sameTable, sameTricks } from "./alike.ts";
import { highest } from "./bidding.ts";
import type { Book } from "./book.ts";
import { cardWord, NO_TRUMP, suitWord } from "./cards.ts";
import type { HouseRules, SeenPlayer, SeenState } from "./seen.ts";
import { waitingFor } from "./waiting.ts";
import { given, same } from "./whistle.ts";

/** Blows the whistle at the first thing in which a state differs from the referee's book. */
export function compare(book: Book, state: SeenState): void {
  compareRules(book.rules, state.options);
  sameTable(book, state);
  const [winner = null, ...others] = book.winners ?? [];
  same("winner", others.length === 0 ? winner : null, state.winner);
  same("game over", book.winners !== null, state.gameOver);
  samePlayers(book, state.players, (seat, player) => comparePlayer(book, seat, player));
  compareBlind(book, state);
  compareBids(book, state);
  compareTurns(book, state);
  sameTricks(book, state);
  compareSheet(book, state);
}

function compareRules(rules: HouseRules, options: HouseRules): void {
  same("startScore", rules.startScore, options.startScore);
  same("clubsTurnUp", rules.clubsTurnUp, options.clubsTurnUp);
  same("minimumBid", rules.minimumBid, options.minimumBid);
  same("allPass", rules.allPass, options.allPass);
  same("folding", rules.folding, options.folding);
  same("showHands", rules.showHands, options.showHands);
  same("players", rules.players, options.players);
  same("noTrump", rules.noTrump, options.noTrump);
  same("endsAfterHands", rules.endsAfterHands, options.endsAfterHands);
}

function comparePlayer(book: Book, seat: number, player: SeenPlayer): void {
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
  const hasTrump = book.trump !== null && book.trump !== NO_TRUMP;
  same("trump", hasTrump ? suitWord(book.trump ?? 0) : null, state.trumpSuit);
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

function compareSheet(book: Book, { scoreSheet }: SeenState): void {
  same("rows of the score sheet", book.sheet.length, scoreSheet.length);
  book.sheet.forEach(({ round, changes }, index) => {
    same("round on the score sheet", round, scoreSheet[index]?.round);
    same("changes on the score sheet", changes.join(), scoreSheet[index]?.changes.join());
  });
}
