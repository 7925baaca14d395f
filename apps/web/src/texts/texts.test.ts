import { parseCard } from "@buck/engine";
import type { Card } from "@buck/engine";
import { afterEach, expect, test } from "vitest";
import { spokenCard, takenWith, theCard } from "./cards.ts";
import { points, signed, tricks } from "./numbers.ts";
import { listNames } from "./people.ts";
import { playTexts } from "./play.ts";
import { refusalText } from "./refusals.ts";
import { speak } from "./speak.ts";

afterEach(() => speak("en"));

function card(id: string): Card {
  const found = parseCard(id);
  if (found === null) throw new Error(`no card ${id}`);
  return found;
}

test.each([
  ["DIAMONDS_JACK", "playable", "Jack of diamonds, left bower, playable"],
  ["HEARTS_JACK", "selected", "Jack of hearts, right bower, selected"],
  ["SPADES_9", "unplayable", "Nine of spades, cannot be played now"],
] as const)("%s is spoken with its rank in the game", (name, state, spoken) => {
  expect(spokenCard(card(name), "HEARTS", state)).toBe(spoken);
});

test("small words", () => {
  expect(theCard(card("DIAMONDS_JACK"), "DIAMONDS")).toBe("the right bower");
  expect(listNames(["Ann", "Bo", "Cy"])).toBe("Ann, Bo and Cy");
  expect(listNames(["Ann"])).toBe("Ann");
  expect([tricks(0), tricks(1), tricks(5)]).toEqual(["no tricks", "one trick", "five tricks"]);
  expect([signed(-3), signed(0), signed(5), points(-1)]).toEqual(["−3", "0", "+5", "−1"]);
});

test("German says cards in the case of the sentence, and leaves no English in a number or a list", async () => {
  await speak("de");
  const jack = card("DIAMONDS_JACK");
  const ann = { name: "Ann", isYou: false };
  expect(playTexts.plays({ ...ann, card: theCard(jack, null) })).toBe("Ann spielt den Karo-Buben.");
  expect(playTexts.takes({ ...ann, number: 2, card: takenWith(jack, "HEARTS") })).toBe(
    "Ann macht Stich 2 mit dem Linken Bauern.",
  );
  expect([tricks(0), tricks(1), listNames(["Ann", "Bo", "Cy"])]).toEqual([
    "keinen Stich",
    "einen Stich",
    "Ann, Bo und Cy",
  ]);
});

test("a refusal is said in the language on the screen, and an unknown one in the table's words", async () => {
  await speak("fr");
  expect(refusalText({ code: "NOT_YOUR_TURN", message: "It is not your turn." })).toBe(
    "Ce n’est pas ton tour.",
  );
  expect(refusalText({ code: "BRAND_NEW", message: "Something new." })).toBe("Something new.");
});
