import type { Card } from "@buck/engine";
import { expect, test } from "vitest";
import { cards } from "../learn/stack.ts";
import { spokenCard, theCard } from "./cards.ts";
import { points, signed } from "./numbers.ts";
import { count, list } from "./people.ts";

function card(name: string): Card {
  const [found] = cards(name);
  if (found === undefined) throw new Error(`no card ${name}`);
  return found;
}

test.each([
  ["JD", "playable", "Jack of diamonds, left bower, playable"],
  ["JH", "selected", "Jack of hearts, right bower, selected"],
  ["9S", "unplayable", "Nine of spades, cannot be played now"],
] as const)("%s is spoken with its rank in the game", (name, state, spoken) => {
  expect(spokenCard(card(name), "HEARTS", state)).toBe(spoken);
});

test("small words", () => {
  expect(theCard(card("JD"), "DIAMONDS")).toBe("the right bower");
  expect(list(["Ann", "Bo", "Cy"])).toBe("Ann, Bo and Cy");
  expect(list(["Ann"])).toBe("Ann");
  expect([count(0, "trick"), count(1, "trick"), count(5, "trick")]).toEqual([
    "no tricks",
    "one trick",
    "five tricks",
  ]);
  expect([signed(-3), signed(0), signed(5), points(-1)]).toEqual(["−3", "0", "+5", "−1"]);
});
