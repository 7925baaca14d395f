import type { buck, Card } from "@buck/engine";
import { expect, test } from "vitest";
import { fixtureFrame, FIXTURES } from "../gallery/fixtures.ts";
import { cards } from "../learn/stack.ts";
import { spokenCard, theCard } from "./cards.ts";
import { logLines, points, signed } from "./log.ts";
import { count, list, peopleOf } from "./people.ts";
import { promptFor } from "./prompt.ts";
import { handResult } from "./result.ts";

function frame(name: string) {
  const found = fixtureFrame(name);
  if (found === null) throw new Error(`no fixture ${name}`);
  return found;
}

function card(name: string): Card {
  const [found] = cards(name);
  if (found === undefined) throw new Error(`no card ${name}`);
  return found;
}

const told = (name: string) => {
  const { events, view } = frame(name);
  return logLines(events, peopleOf(view)).map(({ who, text }) => (who === null ? text : `${who} ${text}`));
};

test.each([
  ["bid", "Your bid: 2 or more, or pass"],
  ["outbid", "Your bid: 4 or more, or pass"],
  ["bidding", "Bo to bid"],
  ["declare", "Your trump: choose a suit"],
  ["fold", "Stay or fold?"],
  ["decided", "Who stays, who folds?"],
  ["lead", "Your lead: any card"],
  ["follow", "Your turn: follow hearts"],
  ["free", "Your turn: any card"],
  ["waiting", "Ann to play"],
  ["reveal", "Ten of diamonds turned up"],
  ["result", "The hand is over"],
  ["over", "You win the game"],
  ["watch", "Dana to play"],
])("the prompt of %s says %s", (name, say) => {
  expect(promptFor(frame(name).view).say).toBe(say);
});

test.each([
  ["follow", "The jack of diamonds is the left bower: it counts as a heart."],
  ["free", "You have no diamonds: you may trump with a heart."],
  ["outbid", "Ann has bid 3. Whoever passes is out of the bidding."],
  ["folded", "You folded: nothing to win or lose this hand."],
  ["lead", "Hearts are trump. You need 3 more."],
])("the reason of %s is: %s", (name, why) => {
  expect(promptFor(frame(name).view).why).toBe(why);
});

test("every fixture has a prompt with words in it", () => {
  const silent = Object.keys(FIXTURES).filter((name) => promptFor(frame(name).view).say === "");
  expect(silent).toEqual([]);
});

test("the log tells the hand in the viewer's words", () => {
  expect(told("free")).toEqual([
    "Cy deals.",
    "The ten of diamonds is turned up.",
    "You pass.",
    "Bo bids 2.",
    "Ann bids 3.",
    "Cy passes.",
    "Bo passes.",
    "Ann declares hearts trump.",
    "Cy folds.",
    "You stay.",
    "Bo stays.",
    "Ann leads the ace of hearts.",
    "You play the king of hearts.",
    "Bo plays the nine of hearts.",
    "Ann takes trick 1 with the ace of hearts.",
    "Ann leads the ace of diamonds.",
  ]);
});

test("a club turned up is explained, and its bowers are named", () => {
  expect(told("clubs")).toContain("The ten of clubs is turned up: clubs are trump and nobody may fold.");
  const people = peopleOf(frame("clubs").view);
  const events: buck.Event[] = [
    { type: "turnedUp", card: card("10C"), isClubsTurnUp: true },
    { type: "played", playerPosition: 1, card: card("JS") },
  ];
  expect(logLines(events, people).at(-1)).toEqual({ who: "Bo", text: "leads the left bower." });
});

test("a spectator is nobody at the table", () => {
  expect(told("watch").some((line) => line.startsWith("You"))).toBe(false);
});

test("the result says who made it, and why each score moved", () => {
  const { title, story, lines } = handResult(frame("result").view);
  expect(title).toBe("Ann made it");
  expect(story).toBe("Ann bid 3 in hearts and took three tricks.");
  expect(lines.map(({ name, what, change }) => [name, what, change])).toEqual([
    ["Ann", "Bid 3, took three tricks", -3],
    ["You", "Stayed, took two tricks", -2],
    ["Cy", "Folded: nothing won, nothing lost", 0],
    ["Bo", "Stayed without a trick: set", 5],
  ]);
});

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
