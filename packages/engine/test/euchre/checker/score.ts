import { nextSeat } from "../../checker/seats.ts";
import { showCards } from "../../checker/trick.ts";
import { given } from "../../checker/whistle.ts";
import { pairWord, teamWord } from "./book.ts";
import type { Book, Pair } from "./book.ts";

/** How many tricks each team has, counted from the seats. */
export function tricksOf({ taken }: Pick<Book, "taken">): Pair {
  const [a = 0, b = 0, c = 0, d = 0] = taken;
  return [a + c, b + d];
}

export function scoreHand(book: Book): void {
  const caller = given(book.caller, "caller");
  const tricks = tricksOf(book)[caller % 2] ?? 0;
  const { result, makers, defenders } = award(book, tricks);
  const points: Pair = caller % 2 === 0 ? [makers, defenders] : [defenders, makers];
  book.scores = [book.scores[0] + points[0], book.scores[1] + points[1]];
  book.sheet.push({ round: book.round, points });
  const facts = [pairWord(tricksOf(book)), pairWord(points), pairWord(book.scores)];
  book.said.push(`roundScored ${book.round} ${teamWord(caller)} ${result} ${facts.join(" ")}`);
  judgeTheGame(book, makers > 0 ? caller : nextSeat(book, caller));
  if (book.winners !== null || book.rules.showHands === "hand") showCards(book, book.kitty);
}

function award({ alone, defender, rules }: Book, tricks: number) {
  if (tricks <= 2) {
    const together = alone ? rules.lonerEuchredScore : 2;
    return { result: "euchred", makers: 0, defenders: defender === null ? together : 4 };
  }
  if (tricks < 5) return { result: "made", makers: 1, defenders: 0 };
  if (alone) return { result: "loneMarch", makers: rules.lonerMarchScore, defenders: 0 };
  return { result: "march", makers: 2, defenders: 0 };
}

function judgeTheGame(book: Book, gainer: number): void {
  const score = given(book.scores[gainer % 2], "score");
  const wasLast = String(book.sheet.length) === String(book.rules.endsAfterHands);
  book.phase = wasLast || score >= book.rules.targetScore ? "GAME_OVER" : "ROUND_OVER";
  if (book.phase === "ROUND_OVER") return;
  const [a, b] = book.scores;
  book.winners = [...(a >= b ? [0] : []), ...(b >= a ? [1] : [])];
  book.said.push(`gameWon ${book.winners.map(teamWord).join()}`);
}
