import { parseCard } from "@buck/engine";
import type { Card } from "@buck/engine";
import { expect, test } from "vitest";
import { spokenCard, theCard } from "./cards.ts";
import { points, signed, tricks } from "./numbers.ts";
import { listNames } from "./people.ts";

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
