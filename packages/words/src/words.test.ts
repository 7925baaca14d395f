import { parseCard } from "@buck/engine";
import type { Card } from "@buck/engine";
import { expect, test } from "vitest";
import { spokenCard, takenWith, theCard } from "./cards.ts";
import { de } from "./de/index.ts";
import { playTexts } from "./en/play.ts";
import { fr } from "./fr/index.ts";
import { faultText } from "./faults.ts";
import { english } from "./language.ts";
import { points, signed, tricks } from "./numbers.ts";
import { listNames } from "./people.ts";
import { reasonText, refusalText } from "./refusals.ts";

function card(id: string): Card {
  const found = parseCard(id);
  if (found === null) throw new Error(`no card ${id}`);
  return found;
}

test.each([
  ["DIAMONDS_JACK", "playable", "Jack of diamonds, left bower, playable"],
  ["HEARTS_JACK", "selected", "Jack of hearts, right bower, selected"],
  ["SPADES_9", "unplayable", "9 of spades, cannot be played now"],
] as const)("%s is spoken with its rank in the game", (name, state, spoken) => {
  expect(spokenCard(english, card(name), "HEARTS", state)).toBe(spoken);
});

test("small words", () => {
  expect(theCard(english, card("DIAMONDS_JACK"), "DIAMONDS")).toBe("the right bower");
  expect(listNames(english, ["Ann", "Bo", "Cy"])).toBe("Ann, Bo and Cy");
  expect(listNames(english, ["Ann"])).toBe("Ann");
  expect([tricks(english, 0), tricks(english, 1), tricks(english, 5)]).toEqual([
    "no tricks",
    "one trick",
    "five tricks",
  ]);
  expect([signed(english, -3), signed(english, 0), signed(english, 5), points(english, -1)]).toEqual([
    "−3",
    "0",
    "+5",
    "−1",
  ]);
});

test("German says cards in the case of the sentence, and leaves no English in a number or a list", () => {
  const jack = card("DIAMONDS_JACK");
  const ann = { name: "Ann", isYou: false };
  expect(playTexts(de).plays({ ...ann, card: theCard(de, jack, null) })).toBe("Ann spielt den Karo-Buben.");
  expect(playTexts(de).takes({ ...ann, number: 2, card: takenWith(de, jack, "HEARTS") })).toBe(
    "Ann macht Stich 2 mit dem Linken Bauern.",
  );
  expect([tricks(de, 0), tricks(de, 1), listNames(de, ["Ann", "Bo", "Cy"])]).toEqual([
    "keinen Stich",
    "einen Stich",
    "Ann, Bo und Cy",
  ]);
});

test("a refusal is said in the language that is asked for, and an unknown one in the table's words", () => {
  expect(refusalText(fr, { code: "NOT_YOUR_TURN" })).toBe("Ce n’est pas ton tour.");
  expect(refusalText(fr, { code: "BRAND_NEW", message: "Something new." })).toBe("Something new.");
});

test.each([
  [{ code: "BID_TOO_LOW", highest: 3, lowest: 4 }, "3 has been bid: bid 4 or more, or pass."],
  [{ code: "BID_BELOW_MINIMUM", minimum: 3 }, "The lowest bid at this table is 3."],
  [{ code: "DEALER_MUST_BID", minimum: 2 }, "Everybody else passed, so the dealer must bid 2."],
  [{ code: "MUST_FOLLOW_SUIT", led: "HEARTS", leftBower: null }, "You must follow hearts."],
  [
    { code: "MUST_FOLLOW_SUIT", led: "HEARTS", leftBower: card("DIAMONDS_JACK") },
    "You must follow hearts: the jack of diamonds is a heart now.",
  ],
  [
    { code: "INVALID_SUIT", why: "turnedDown", suit: "CLUBS" },
    "Clubs were turned down, so name another suit.",
  ],
  [{ code: "INVALID_BID", amounts: [2, 3, 4, 5, "PASS"] }, "Bid 2, 3, 4 or 5, or pass."],
  [{ code: "WRONG_PHASE", phase: "BIDDING" }, "You cannot do that right now. The bidding is on."],
  [{ code: "TABLE_FULL", seats: 6 }, "All 6 seats are taken."],
] as const)("%j is told with what it is about", (reason, sentence) => {
  expect(reasonText(english, reason)).toBe(sentence);
});

test("a fault of a file names the place, and what the file may say there", () => {
  const at = "deals[0].initialState.dealer";
  expect(faultText(english, { code: "INVALID_FIELD", at, wants: "0 | 1 | 2 | 3" })).toBe(
    "deals[0].initialState.dealer should be 0 | 1 | 2 | 3.",
  );
  const refusal = { code: "MUST_FOLLOW_SUIT", led: "SPADES", leftBower: null } as const;
  expect(faultText(english, { code: "ILLEGAL_PLAY", hand: 1, trick: 4, name: "Cleo", refusal })).toBe(
    "Hand 1, trick 4, Cleo: “You must follow spades.”",
  );
});

test("a refusal without details has a sentence, too", () => {
  expect(refusalText(english, { code: "MUST_FOLLOW_SUIT" })).toBe("You must follow suit.");
  expect(refusalText(de, { code: "BID_TOO_LOW", about: { highest: 3, lowest: 4 } })).toBe(
    "3 ist geboten: Reize 4 oder mehr, oder passe.",
  );
});
