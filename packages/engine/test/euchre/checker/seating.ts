import { cardWord } from "../../checker/cards.ts";
import { fullPack } from "../../checker/pack.ts";
import { given, insist } from "../../checker/whistle.ts";
import { freshGame, freshHand } from "./book.ts";
import type { Book } from "./book.ts";
import type { SeenAction } from "./seen.ts";

export function swap(book: Book, action: SeenAction): void {
  insist(book.round === 0, "somebody changed seats after the first deal");
  const one = given(action.playerPosition, "playerPosition");
  const other = given(action.otherPosition, "otherPosition");
  insist(one !== other, "somebody changed seats with themselves");
  const [first, second] = [given(book.seats[one], "one guest"), given(book.seats[other], "the other guest")];
  book.seats[one] = second;
  book.seats[other] = first;
  book.said.push(`swapped ${one} ${other}`);
}

const BLACK_JACKS = new Set(["SPADES_JACK", "CLUBS_JACK"]);

export function chooseDealer(book: Book, action: SeenAction): void {
  insist(book.phase === "DEALING" && !book.dealerChosen, "the dealer was chosen at the wrong time");
  const turned = book.rules.firstDealer === "blackJack" ? turnUntilBlackJack(action.deck) : [];
  insist(turned.length > 0 === (action.dealerPosition === undefined), "the dealer was found in another way");
  book.dealer = turned.length > 0 ? (turned.length - 1) % 4 : given(action.dealerPosition, "dealerPosition");
  insist(book.rules.firstDealer !== "seat0" || book.dealer === 0, "another seat than 0 deals first");
  book.dealerChosen = true;
  book.said.push(`dealerChosen ${book.dealer} ${turned.join()}`);
}

function turnUntilBlackJack(deck: readonly string[] | undefined): readonly string[] {
  const words = fullPack(deck, 4).map(cardWord);
  return words.slice(0, words.findIndex((word) => BLACK_JACKS.has(word)) + 1);
}

export function startAnew(book: Book, action: SeenAction): void {
  insist(book.phase === "GAME_OVER", "a new game began before the old one was over");
  given(book.seats[given(action.playerPosition, "playerPosition")], "the guest who asks for a new game");
  const dealerChosen = book.rules.firstDealer !== "blackJack";
  Object.assign(book, freshGame(), freshHand(), { phase: "DEALING", round: 0, dealer: 0, dealerChosen });
  book.said.push("newGame");
}
