import { expect, test } from "vitest";
import { handEventsAfter } from "./games.ts";

const events = (types: string) =>
  types
    .split(" ")
    .filter((type) => type !== "")
    .map((type) => ({ type }));

test.each([
  ["nothing before the first deal", "", "joined dealerChosen", ""],
  ["a deal and what came with it", "", "dealerChosen dealt turnedUp", "dealt turnedUp"],
  ["what is added to a hand", "dealt turnedUp", "bid", "dealt turnedUp bid"],
  ["a new deal in place of the hand before", "dealt turnedUp played", "dealt turnedUp", "dealt turnedUp"],
  ["the same when nothing happened", "dealt bid", "", "dealt bid"],
])("the events of a hand: %s", (_, before, then, expected) => {
  expect(handEventsAfter(events(before), events(then))).toEqual(events(expected));
});
