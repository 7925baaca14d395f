import { sameCards, samePlayers, sameTable, sameTricks } from "../../checker/alike.ts";
import { cardWord, suitWord } from "../../checker/cards.ts";
import { given, same } from "../../checker/whistle.ts";
import { sitsOut, teamWord } from "./book.ts";
import type { Book, Pair } from "./book.ts";
import { tricksOf } from "./score.ts";
import type { HouseRules, SeenPlayer, SeenPoints, SeenState } from "./seen.ts";
import { waitingFor } from "./waiting.ts";

/** Blows the whistle at the first thing in which a state differs from the referee's book. */
export function compare(book: Book, state: SeenState): void {
  compareRules(book.rules, state.options);
  sameTable(book, state);
  const [winner, ...others] = book.winners ?? [];
  same("winner", winner === undefined || others.length > 0 ? null : teamWord(winner), state.winningTeam);
  same("game over", book.winners !== null, state.gameOver);
  samePlayers(book, state.players, (seat, player) => comparePlayer(book, seat, player));
  compareKitty(book, state);
  compareCalls(book, state);
  same("current player", waitingFor(book)[0] ?? null, state.currentPlayerPosition);
  sameTricks(book, state);
  samePair("tricks won", tricksOf(book), state.tricksWon);
  compareScores(book, state);
}

function compareRules(rules: HouseRules, options: HouseRules): void {
  same("targetScore", rules.targetScore, options.targetScore);
  same("stickTheDealer", rules.stickTheDealer, options.stickTheDealer);
  same("goingAlone", rules.goingAlone, options.goingAlone);
  same("callOnlySuitsHeld", rules.callOnlySuitsHeld, options.callOnlySuitsHeld);
  same("afterAllPass", rules.afterAllPass, options.afterAllPass);
  same("firstDealer", rules.firstDealer, options.firstDealer);
  same("showHands", rules.showHands, options.showHands);
  same("lonerLead", rules.lonerLead, options.lonerLead);
  same("canadian", rules.canadian, options.canadian);
  same("lonerMarchScore", rules.lonerMarchScore, options.lonerMarchScore);
  same("lonerEuchredScore", rules.lonerEuchredScore, options.lonerEuchredScore);
  same("farmersHand", rules.farmersHand, options.farmersHand);
  same("defendAlone", rules.defendAlone, options.defendAlone);
  same("endsAfterHands", rules.endsAfterHands, options.endsAfterHands);
}

function comparePlayer(book: Book, seat: number, player: SeenPlayer): void {
  same("team", teamWord(seat), player.team);
  sameCards("hand", given(book.hands[seat], "hand"), player.hand);
  same("tricks taken", book.taken[seat], player.tricksTaken);
}

function compareKitty(book: Book, state: SeenState): void {
  const turnUp = book.turnUp === null ? undefined : cardWord(book.turnUp);
  sameCards("kitty", book.kitty, state.kitty);
  same("turn-up", turnUp, state.turnUpCard?.id);
  same("picked up", book.pickedUp ? turnUp : undefined, state.dealerPickedUp?.id);
  same("discard", book.discard === null ? undefined : cardWord(book.discard), state.discard?.id);
}

function compareCalls(book: Book, state: SeenState): void {
  same("number of calls", book.calls.length, state.calls.length);
  book.calls.forEach(({ seat, word, alone }, index) => {
    same("seat of a call", seat, state.calls[index]?.playerPosition);
    same("call", word, state.calls[index]?.call);
    same("alone", alone, state.calls[index]?.goAlone);
  });
  same("trump", book.trump === null ? null : suitWord(book.trump), state.trumpSuit);
  same("caller", book.caller, state.callerPosition);
  same("calling team", book.caller === null ? null : teamWord(book.caller), state.callingTeam);
  same("loner", book.alone ? book.caller : null, state.alonePosition);
  same("who sits out", sitsOut(book), state.inactivePosition);
  same("who defends alone", book.defender, state.aloneDefender);
  same("who showed a farmer's hand", book.farmer, state.farmerPosition);
}

function samePair(what: string, [a, b]: Pair, seen: SeenPoints | undefined): void {
  same(`${what} of a`, a, seen?.a);
  same(`${what} of b`, b, seen?.b);
}

function compareScores(book: Book, { scores, scoreSheet }: SeenState): void {
  samePair("score", book.scores, scores);
  same("rows of the score sheet", book.sheet.length, scoreSheet.length);
  book.sheet.forEach(({ round, points }, index) => {
    same("round on the score sheet", round, scoreSheet[index]?.round);
    samePair("points on the score sheet", points, scoreSheet[index]?.points);
  });
}
