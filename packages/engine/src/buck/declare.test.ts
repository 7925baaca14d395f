import { expect, test } from "vitest";
import { answer, at, bid, declare, eventsOf, lay, run, stay } from "../../test/builders.ts";
import { SUITS } from "../cards.ts";

test.each(SUITS)("BUCK-TRUMP-1 the bidder may name %s", (suit) => {
  const state = at("DECLARING_TRUMP", { hands: { 1: "9S 10S QS KS AS" }, turnUp: "9D" });
  expect(run(state, declare(1, suit))).toMatchObject({ phase: "FOLDING_DECISION", trumpSuit: suit });
  expect(eventsOf(state, declare(1, suit))).toEqual([
    { type: "declared", playerPosition: 1, trumpSuit: suit },
  ]);
});

test.each(["STARS", "hearts", null, undefined])("BUCK-TRUMP-1 %j is not a suit", (trumpSuit) => {
  const action = { type: "DECLARE_TRUMP", playerPosition: 1, trumpSuit };
  expect(answer(at("DECLARING_TRUMP"), action)).toBe("UNKNOWN_SUIT");
});

test.each([0, 2, 3] as const)("BUCK-TRUMP-2 seat %i did not win the bidding and names nothing", (seat) => {
  expect(answer(at("DECLARING_TRUMP", { bidder: 1 }), declare(seat, "HEARTS"))).toBe("NOT_THE_BIDDER");
});

test.each(["BIDDING", "FOLDING_DECISION", "PLAYING", "ROUND_OVER"] as const)(
  "BUCK-TRUMP-2 in %s it is too early or too late to name trump",
  (phase) => {
    expect(answer(at(phase), declare(1, "HEARTS"))).toBe("WRONG_PHASE");
  },
);

test("BUCK-TRUMP-2 nothing else happens before trump is named", () => {
  const state = at("DECLARING_TRUMP", { hands: { 1: "9S" } });
  expect([bid(1, 5), stay(2), lay(1, "9S")].map((action) => answer(state, action))).toEqual([
    "WRONG_PHASE",
    "WRONG_PHASE",
    "WRONG_PHASE",
  ]);
});
