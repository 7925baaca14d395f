import { buck } from "@buck/engine";
import { expect, test } from "vitest";
import { fixtureFrame } from "../gallery/fixtures.ts";
import { parseTables } from "../home/recentTables.ts";
import { cards, stackDeck } from "../learn/stack.ts";
import { ruleSheet } from "../games/index.ts";
import { soundsFor } from "../sound/cues.ts";
import { cardsHeld } from "./held.ts";
import { scoreSeries } from "./scoreSeries.ts";
import { seatStatus } from "./seatStatus.ts";
import { positionAt, sideOf } from "./sides.ts";
import { keyedAction } from "./useShortcuts.ts";

function frame(name: string) {
  const found = fixtureFrame(name);
  if (found === null) throw new Error(`no fixture ${name}`);
  return found;
}

test.each([
  [0, 0, "south"],
  [1, 0, "west"],
  [0, 3, "west"],
  [2, 1, "west"],
  [1, 3, "north"],
  [2, 3, "east"],
  [2, "spectator", "north"],
] as const)("seat %i is drawn for viewer %s in the %s", (position, viewer, side) => {
  expect(sideOf(position, viewer)).toBe(side);
  expect(positionAt(side, viewer)).toBe(position);
});

test.each([
  ["outbid", 0, { text: "bid 2", tone: "plain" }],
  ["outbid", 2, { text: "bid 3", tone: "bid" }],
  ["outbid", 1, { text: "passed", tone: "out" }],
  ["bid", 1, null],
  ["decided", 0, { text: "decided", tone: "plain" }],
  ["decided", 1, null],
  ["follow", 3, { text: "folded", tone: "out" }],
  ["follow", 1, { text: "stayed", tone: "plain" }],
  ["follow", 2, { text: "bid 3", tone: "bid" }],
] as const)("in %s seat %i says %j", (name, position, status) => {
  expect(seatStatus(frame(name).view, position)).toEqual(status);
});

test.each([
  ["bid", "3", { type: "PLACE_BID", playerPosition: 0, amount: 3 }],
  ["bid", "p", { type: "PLACE_BID", playerPosition: 0, amount: "PASS" }],
  ["outbid", "3", undefined],
  ["declare", "d", { type: "DECLARE_TRUMP", playerPosition: 0, trumpSuit: "DIAMONDS" }],
  ["fold", "f", { type: "FOLD_DECISION", playerPosition: 0, folded: true }],
  ["fold", "s", { type: "FOLD_DECISION", playerPosition: 0, folded: false }],
  ["waiting", "3", undefined],
])("in %s the key %s means %j", (name, key, action) => {
  expect(keyedAction(frame(name).view, key)).toEqual(action);
});

test("everybody's five cards are known again when a hand is played", () => {
  const { view } = frame("result");
  expect(cardsHeld(view, 2).map(({ id }) => id)).toEqual(cards("JH AH QH QC AD").map(({ id }) => id));
  expect(cardsHeld(view, 3)).toEqual([]);
});

test("the chart begins at the start and ends at the score", () => {
  const { view } = frame("over");
  for (const { position, points } of scoreSeries(view)) {
    expect(points[0]).toBe(view.options.startScore);
    expect(points.at(-1)).toBe(view.players[position]?.score);
    expect(points).toHaveLength(view.scoreSheet.length + 1);
  }
});

test("few sounds, and a call only when it is your turn", () => {
  expect(soundsFor(frame("follow"))).toEqual(["bid", "card", "turn"]);
  expect(soundsFor(frame("waiting"))).not.toContain("turn");
  expect(soundsFor({ ...frame("result"), events: frame("result").events.slice(-1) })).toEqual(["good"]);
});

test("only whole entries are remembered tables", () => {
  const good = { code: "KXPM-27", name: "Friday" };
  expect(parseTables([good, { code: 3 }, null, "x", { code: "", name: "y" }])).toEqual([good]);
  expect(parseTables("KXPM-27")).toEqual([]);
});

test("a stacked deck deals what it says", () => {
  const hands = ["JD KH AC 10C 9S", "9H QS 9C KS AS", "JH AH QH AD QC", "9D KD JS 10S KC"] as const;
  for (const dealer of [0, 1, 2, 3] as const) {
    const joined = hands.reduce((state, _, seat) => {
      const result = buck.apply(state, { type: "ADD_PLAYER", id: `p${seat}`, name: `P${seat}` });
      return result.ok ? result.state : state;
    }, buck.create());
    const chosen = buck.apply(joined, { type: "CHOOSE_DEALER", dealerPosition: dealer });
    const dealt = buck.apply(chosen.ok ? chosen.state : joined, {
      type: "DEAL",
      deck: stackDeck({ dealer, hands, turnUp: "10D" }),
    });
    if (!dealt.ok) throw new Error(dealt.message);
    expect(dealt.state.players.map(({ hand }) => hand)).toEqual(hands.map(cards));
    expect(dealt.state.turnUpCard).toEqual(cards("10D")[0]);
  }
});

const unusual = (options: buck.Options) => ruleSheet({ game: "buck", options }).unusual;

test("only the rules that differ are told", () => {
  expect(unusual(buck.DEFAULT_OPTIONS)).toEqual([]);
  expect(unusual({ ...buck.DEFAULT_OPTIONS, allPass: "stick" })).toEqual([
    "The dealer must bid the minimum.",
  ]);
});
