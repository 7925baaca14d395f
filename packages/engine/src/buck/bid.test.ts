import { expect, test } from "vitest";
import { answer, at, bid, bids, eventsOf, run, scores, about } from "../../test/builders.ts";

const P = "PASS";
const spoken = (state: ReturnType<typeof bids>) =>
  state.bids.map(({ playerPosition, amount }) => `${playerPosition} ${amount}`);

test.each([
  [0, 1],
  [1, 2],
  [2, 3],
  [3, 0],
] as const)("BUCK-BID-1 when %i deals, %i speaks first", (dealer, first) => {
  const state = at("BIDDING", { dealer });
  expect(state.currentBidder).toBe(first);
  expect(eventsOf(at("TRUMP_REVEAL", { dealer }), { type: "OPEN_BIDDING" })).toEqual([
    { type: "biddingOpened", playerPosition: first },
  ]);
});

test("BUCK-BID-1 the turn goes round clockwise", () => {
  const state = bids(at("BIDDING"), 2, P, 3, 4);
  expect(spoken(state)).toEqual(["1 2", "2 PASS", "3 3", "0 4"]);
  expect(state.currentBidder).toBe(1);
});

test.each([0, 2, 3] as const)("BUCK-BID-1 seat %i does not speak while it is another's turn", (seat) => {
  const state = at("BIDDING");
  expect(answer(state, bid(seat, 2))).toBe("NOT_YOUR_TURN");
  expect(answer(state, bid(seat, P))).toBe("NOT_YOUR_TURN");
});

test.each([P, 2, 3, 4, 5] as const)("BUCK-BID-2 %s is something to say", (amount) => {
  const state = at("BIDDING");
  expect(run(state, bid(1, amount)).bids[0]).toEqual({ playerPosition: 1, amount });
  expect(eventsOf(state, bid(1, amount))[0]).toEqual({ type: "bid", playerPosition: 1, amount });
});

test.each([0, 1, 6, 2.5, -2, "2", "pass", null, undefined])("BUCK-BID-2 %j is not a bid", (amount) => {
  expect(answer(at("BIDDING"), { type: "PLACE_BID", playerPosition: 1, amount })).toBe("INVALID_BID");
});

test.each([
  { before: [2], amount: 2, code: "BID_TOO_LOW" },
  { before: [3], amount: 2, code: "BID_TOO_LOW" },
  { before: [3], amount: 3, code: "BID_TOO_LOW" },
  { before: [4, P], amount: 4, code: "BID_TOO_LOW" },
  { before: [2, P, 3], amount: 3, code: "BID_TOO_LOW" },
  { before: [2], amount: 3, code: "accepted" },
  { before: [2], amount: 5, code: "accepted" },
  { before: [P, P], amount: 2, code: "accepted" },
] as const)("BUCK-BID-3 after $before a bid of $amount: $code", ({ before, amount, code }) => {
  const state = bids(at("BIDDING"), ...before);
  expect(answer(state, bid(state.currentBidder ?? 0, amount))).toBe(code);
});

test("BUCK-BID-3 whoever bids too little is told what it takes", () => {
  expect(about(bids(at("BIDDING"), 3), bid(2, 3))).toEqual({
    code: "BID_TOO_LOW",
    highest: 3,
    lowest: 4,
  });
});

test("BUCK-BID-4 who has passed is skipped, and cannot come back", () => {
  const state = bids(at("BIDDING"), P, 2, P, 3);
  expect(state.currentBidder).toBe(2);
  expect(answer(state, bid(1, 4))).toBe("ALREADY_PASSED");
  expect(answer(state, bid(3, P))).toBe("ALREADY_PASSED");
});

test("BUCK-BID-4 who was overbid may bid again", () => {
  const state = bids(at("BIDDING"), 2, 3, P, P, 4, P);
  expect(state).toMatchObject({ phase: "DECLARING_TRUMP", winningBidderPosition: 1, highestBid: 4 });
});

test.each([
  { said: [2, P, P, P], bidder: 1, highest: 2 },
  { said: [P, P, P, 3], bidder: 0, highest: 3 },
  { said: [P, 2, 3, P, P], bidder: 3, highest: 3 },
  { said: [2, 3, 4, P, P, P], bidder: 3, highest: 4 },
] as const)("BUCK-BID-5 $said makes a bidder", ({ said, bidder, highest }) => {
  const before = bids(at("BIDDING"), ...said.slice(0, -1));
  expect(before.phase).toBe("BIDDING");
  const state = bids(before, ...said.slice(-1));
  expect(state).toMatchObject({
    phase: "DECLARING_TRUMP",
    winningBidderPosition: bidder,
    highestBid: highest,
    currentBidder: null,
  });
});

test("BUCK-BID-5 the end of the bidding is announced", () => {
  expect(eventsOf(bids(at("BIDDING"), 2, P, P), bid(0, P))).toEqual([
    { type: "bid", playerPosition: 0, amount: P },
    { type: "bidWon", playerPosition: 1, amount: 2 },
  ]);
});

test.each([
  { said: [5], written: ["1 5", "2 PASS", "3 PASS", "0 PASS"] },
  { said: [P, 5], written: ["1 PASS", "2 5", "3 PASS", "0 PASS"] },
  { said: [2, P, 5], written: ["1 2", "2 PASS", "3 5", "0 PASS", "1 PASS"] },
  { said: [P, P, P, 5], written: ["1 PASS", "2 PASS", "3 PASS", "0 5"] },
] as const)("BUCK-BID-6 $said ends the bidding", ({ said, written }) => {
  const state = bids(at("BIDDING"), ...said);
  expect(state).toMatchObject({ phase: "DECLARING_TRUMP", highestBid: 5, currentBidder: null });
  expect(spoken(state)).toEqual(written);
});

test.each([P, 2, 3, 4, 5] as const)("BUCK-BID-7 after three passes the last may say %s", (amount) => {
  const state = bids(at("BIDDING"), P, P, P);
  expect(state).toMatchObject({ phase: "BIDDING", currentBidder: 0 });
  expect(answer(state, bid(0, amount))).toBe("accepted");
});

test("BUCK-BID-8 four passes end the hand without a score", () => {
  const state = bids(at("BIDDING"), P, P, P, P);
  expect(state).toMatchObject({
    phase: "DEALING",
    dealerPosition: 1,
    tricks: [],
    winningBidderPosition: null,
  });
  expect(scores(state)).toEqual([15, 15, 15, 15]);
  expect(state.currentBidder).toBeNull();
});

test("BUCK-BID-8 a passed hand is announced", () => {
  expect(eventsOf(bids(at("BIDDING"), P, P, P), bid(0, P))).toEqual([
    { type: "bid", playerPosition: 0, amount: P },
    { type: "allPassed", dealerPosition: 0 },
  ]);
});
