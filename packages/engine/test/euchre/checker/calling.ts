import { cardNumber, cardWord, printedSuit, suitNumber, suitWord } from "../../checker/cards.ts";
import { nextSeat } from "../../checker/seats.ts";
import { showCards } from "../../checker/trick.ts";
import { given, insist } from "../../checker/whistle.ts";
import { sitsOut } from "./book.ts";
import type { Book } from "./book.ts";
import type { SeenAction } from "./seen.ts";
import { firstLead } from "./tricks.ts";

/** Eight may be said in a hand, four in each round; the dealer's left has the first word and the dealer the last. */
const EVERYBODY = 4;
const TWICE = 8;

export function speaker(book: Book): number {
  return nextSeat(book, book.dealer, 1 + (book.calls.length % EVERYBODY));
}

export function isStuck(book: Book): boolean {
  return book.rules.stickTheDealer && book.calls.length === TWICE - 1;
}

/** The suits a seat may make trump now. */
export function callable(book: Book, seat: number): readonly number[] {
  const turned = printedSuit(given(book.turnUp, "turn-up"));
  if (book.phase === "ROUND1") return [turned];
  const others = [0, 1, 2, 3].filter((suit) => suit !== turned);
  if (!book.rules.callOnlySuitsHeld) return others;
  const held = new Set(given(book.hands[seat], "hand").map(printedSuit));
  const callable = others.filter((suit) => held.has(suit));
  return callable.length === 0 && isStuck(book) ? others : callable;
}

/** Whether a seat may go alone, and whether it may stay with its partner. */
export function company(book: Book, seat: number): { readonly alone: boolean; readonly together: boolean } {
  const ordersUpPartner = book.phase === "ROUND1" && seat === nextSeat(book, book.dealer, 2);
  return { alone: book.rules.goingAlone, together: !(book.rules.canadian && ordersUpPartner) };
}

function takeWord(book: Book, action: SeenAction): number {
  insist(book.phase === "ROUND1" || book.phase === "ROUND2", "somebody spoke about trump at the wrong time");
  const seat = given(action.playerPosition, "playerPosition");
  insist(seat === speaker(book), `seat ${seat} spoke out of turn`);
  return seat;
}

export function pass(book: Book, action: SeenAction): void {
  const seat = takeWord(book, action);
  insist(!isStuck(book), "the stuck dealer passed");
  book.said.push(`passed ${seat} ${book.phase === "ROUND1" ? 1 : 2}`);
  book.calls.push({ seat, word: "PASS", alone: false });
  if (book.calls.length === EVERYBODY) {
    book.phase = "ROUND2";
    book.said.push(`turnedDown ${cardWord(given(book.turnUp, "turn-up"))}`);
  }
  if (book.calls.length === TWICE) passOut(book);
}

function passOut(book: Book): void {
  book.said.push(`allPassed ${book.dealer}`);
  book.farmer = null;
  book.phase = "DEALING";
  if (book.rules.afterAllPass === "nextDealer") book.dealer = nextSeat(book, book.dealer);
  if (book.rules.showHands === "hand") showCards(book, book.kitty);
}

export function call(book: Book, action: SeenAction): void {
  const seat = takeWord(book, action);
  const ordersUp = book.phase === "ROUND1";
  insist((action.pickUp === true) === ordersUp, "the call belongs to the other round");
  insist(
    (action.suit === undefined) === ordersUp,
    "a suit was named in the first round, or none in the second",
  );
  const suit = ordersUp ? printedSuit(given(book.turnUp, "turn-up")) : suitNumber(given(action.suit, "suit"));
  insist(callable(book, seat).includes(suit), `seat ${seat} called a suit it may not call`);
  const alone = action.goAlone === true;
  insist(company(book, seat)[alone ? "alone" : "together"], "somebody went alone, or not, against the rules");
  book.calls.push({ seat, word: ordersUp ? "ORDER_UP" : suitWord(suit), alone });
  Object.assign(book, { trump: suit, caller: seat, alone });
  book.said.push(`${ordersUp ? "orderedUp" : "called"} ${seat} ${suitWord(suit)} ${alone}`);
  if (alone) book.said.push(`sitsOut ${sitsOut(book)}`);
  if (ordersUp && sitsOut(book) !== book.dealer) pickUp(book);
  else makeReady(book);
}

function pickUp(book: Book): void {
  const turnUp = given(book.turnUp, "turn-up");
  given(book.hands[book.dealer], "the dealer's hand").push(turnUp);
  book.kitty = book.kitty.filter((card) => card !== turnUp);
  book.pickedUp = true;
  book.phase = "DEALER_DISCARD";
  book.said.push(`pickedUp ${book.dealer} ${cardWord(turnUp)}`);
}

export function discard(book: Book, action: SeenAction): void {
  insist(book.phase === "DEALER_DISCARD", "somebody discarded at the wrong time");
  insist(action.playerPosition === book.dealer, "somebody else than the dealer discarded");
  const card = cardNumber(given(action.cardId, "cardId"));
  const hand = given(book.hands[book.dealer], "the dealer's hand");
  insist(hand.includes(card), "the discard was not in the hand");
  book.hands[book.dealer] = hand.filter((other) => other !== card);
  book.kitty.unshift(card);
  book.discard = card;
  book.said.push(`discarded ${book.dealer}`);
  makeReady(book);
}

/** Against somebody alone the others may first say whether one of them defends alone. */
function makeReady(book: Book): void {
  if (!book.alone || !book.rules.defendAlone) return firstLead(book);
  book.phase = "DEFENDING";
  book.said.push(`defenseOpened ${defenderAsked(book)}`);
}

export function defenderAsked(book: Book): number {
  return nextSeat(book, given(book.caller, "caller"), 1 + 2 * book.declined);
}

export function defend(book: Book, action: SeenAction): void {
  insist(book.phase === "DEFENDING", "somebody spoke of defending at the wrong time");
  const seat = given(action.playerPosition, "playerPosition");
  insist(seat === defenderAsked(book), `seat ${seat} was not asked about defending`);
  const alone = given(action.alone, "alone");
  book.said.push(`defended ${seat} ${alone}`);
  if (alone) {
    book.defender = seat;
    book.said.push(`sitsOut ${nextSeat(book, seat, 2)}`);
  } else book.declined += 1;
  if (alone || book.declined === 2) firstLead(book);
}

/** Eight cards of the pack are nines and tens. */
export function mayShowFarmersHand(book: Book, seat: number): boolean {
  const words = given(book.hands[seat], "hand").map(cardWord);
  const isLow = words.every((word) => /_(9|10)$/.test(word));
  return book.rules.farmersHand && book.farmer === null && book.phase === "ROUND1" && isLow;
}

export function showFarmersHand(book: Book, action: SeenAction): void {
  const seat = takeWord(book, action);
  insist(mayShowFarmersHand(book, seat), "no farmer's hand could be shown");
  book.said.push(`farmersHandShown ${seat} ${given(book.hands[seat], "hand").map(cardWord).join()}`);
  book.farmer = seat;
  book.phase = "DEALING";
  if (book.rules.showHands === "hand") showCards(book, book.kitty);
}
