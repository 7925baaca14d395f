import { cardWord, suitWord } from "../../checker/cards.ts";
import { mayPlay } from "../../checker/trick.ts";
import { given } from "../../checker/whistle.ts";
import type { Book } from "./book.ts";
import { callable, company, isStuck, mayShowFarmersHand } from "./calling.ts";
import type { SeenAction } from "./seen.ts";
import { waitingFor } from "./waiting.ts";

/** Everything a seat may do now by the referee's book, one line each, in alphabetical order. */
export function permitted(book: Book, seat: number): string {
  if (!waitingFor(book).includes(seat)) return "";
  return choices(book, seat)
    .map((choice) => `${seat} ${choice}`)
    .toSorted()
    .join("; ");
}

function choices(book: Book, seat: number): readonly string[] {
  const hand = given(book.hands[seat], "hand");
  switch (book.phase) {
    case "ROUND1":
    case "ROUND2":
      return [
        ...(isStuck(book) ? [] : ["PASS_TRUMP"]),
        ...(mayShowFarmersHand(book, seat) ? ["SHOW_FARMERS_HAND"] : []),
        ...calls(book, seat),
      ];
    case "DEFENDING":
      return ["DEFEND true", "DEFEND false"];
    case "DEALER_DISCARD":
      return hand.map((card) => `DISCARD ${cardWord(card)}`);
    default:
      return hand.filter((card) => mayPlay(book, hand, card)).map((card) => `PLAY_CARD ${cardWord(card)}`);
  }
}

function calls(book: Book, seat: number): readonly string[] {
  const { alone, together } = company(book, seat);
  const ways = [...(alone ? ["alone"] : []), ...(together ? ["together"] : [])];
  const what = book.phase === "ROUND1" ? ["it"] : callable(book, seat).map(suitWord);
  return what.flatMap((suit) => ways.map((way) => `CALL_TRUMP ${suit} ${way}`));
}

/** The same lines for what the engine offers. */
export function offered(actions: readonly SeenAction[]): string {
  return actions.map(offer).toSorted().join("; ");
}

function offer({ type, playerPosition, pickUp, suit, goAlone, alone, cardId }: SeenAction): string {
  const what = pickUp === true ? "it" : (suit ?? alone ?? cardId);
  const way = type === "CALL_TRUMP" ? (goAlone === true ? "alone" : "together") : undefined;
  return [playerPosition, type, what, way].filter((word) => word !== undefined).join(" ");
}
