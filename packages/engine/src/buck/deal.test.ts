import { expect, test } from "vitest";
import {
  answer,
  at,
  bid,
  bids,
  chooseDealer,
  deal,
  declare,
  eventsOf,
  fold,
  hand,
  nextHand,
  nextRound,
  openBidding,
  plays,
  run,
  shorts,
  stay,
  table,
} from "../../test/builders.ts";
import { toAct } from "./index.ts";

const DECK = hand(`9S 10S JS 9H 10H 9D 10D JD 9C 10C QS KS JH QH KH QD KD JC QC KC AS AH AD AC`).map(
  ({ id }) => id,
);

test("BUCK-DEAL-1 everybody gets five cards, the dealer's left first", () => {
  const state = run(table(), chooseDealer(2), deal(DECK));
  expect(state.players.map((player) => shorts(player.hand))).toEqual([
    "9H 10H JH QH KH",
    "9D 10D JD QD KD",
    "9C 10C JC QC KC",
    "9S 10S JS QS KS",
  ]);
});

test("BUCK-DEAL-2 the 21st card is turned up, on top of three others", () => {
  const state = run(table(), chooseDealer(2), deal(DECK));
  expect(shorts(state.blind)).toBe("AS AH AD AC");
  expect(state.turnUpCard).toBe(state.blind[0]);
});

test("BUCK-DEAL-3 the blind is still there when the hand is over, and nobody could play it", () => {
  const blind = { turnUp: "9D", under: "10H KS AD" };
  const playing = at("PLAYING", blind);
  for (const card of playing.blind) {
    expect(answer(playing, { type: "PLAY_CARD", playerPosition: 1, cardId: card.id })).toBe(
      "CARD_NOT_IN_HAND",
    );
  }
  expect(shorts(at("ROUND_OVER", blind).blind)).toBe("9D 10H KS AD");
});

test.each([
  ["a card is missing", DECK.slice(1)],
  ["a card is there twice", [...DECK.slice(1), DECK[1]]],
  ["a card is unknown", [...DECK.slice(1), "HEARTS_8"]],
  ["there is none", undefined],
])("BUCK-DEAL-4 a deck is refused when %s", (_, deck) => {
  const state = run(table(), chooseDealer(0));
  expect(answer(state, { type: "DEAL", deck })).toBe("NOT_A_FULL_DECK");
});

test("BUCK-DEAL-4 any order of the whole deck can be dealt", () => {
  const state = run(table(), chooseDealer(0));
  for (const deck of [DECK, DECK.toReversed(), DECK.toSorted()])
    expect(answer(state, deal(deck))).toBe("accepted");
});

test("BUCK-DEAL-5 hands are counted from 1", () => {
  expect(table().round).toBe(0);
  const first = at("ROUND_OVER");
  expect(first.round).toBe(1);
  expect(nextHand(first, "BIDDING").round).toBe(2);
});

test("BUCK-DEAL-5 the last hand lies there until the next deal clears it", () => {
  const over = at("ROUND_OVER", { folded: [2] });
  const waiting = run(over, nextRound);
  expect(waiting).toEqual({ ...over, phase: "DEALING", dealerPosition: 1 });
  const dealt = nextHand(waiting, "TRUMP_REVEAL");
  expect(dealt).toMatchObject({
    bids: [],
    highestBid: null,
    winningBidderPosition: null,
    trumpSuit: null,
    tricks: [],
    currentTrick: { number: 0, cards: [] },
  });
  for (const player of dealt.players) {
    expect(player).toMatchObject({ tricksTaken: 0, folded: false, decided: false });
    expect(player.hand).toHaveLength(5);
  }
});

test("BUCK-DEAL-5 the score is kept from hand to hand", () => {
  const over = at("ROUND_OVER");
  const kept = nextHand(over, "BIDDING").players.map(({ score }) => score);
  expect(kept).toEqual(over.players.map(({ score }) => score));
  expect(kept).not.toEqual([15, 15, 15, 15]);
});

test.each([
  [0, 1],
  [1, 2],
  [2, 3],
  [3, 0],
] as const)("BUCK-DEAL-6 after dealer %i the next is %i, played or passed", (dealer, next) => {
  expect(run(at("ROUND_OVER", { dealer, bidder: 2 }), nextRound).dealerPosition).toBe(next);
  const passed = bids(at("BIDDING", { dealer }), "PASS", "PASS", "PASS", "PASS");
  expect(passed.dealerPosition).toBe(next);
});

test("BUCK-REVEAL-1 the turn-up is shown first, and nobody can bid yet", () => {
  const state = at("TRUMP_REVEAL", { turnUp: "AD" });
  expect(shorts(state.turnUpCard === null ? [] : [state.turnUpCard])).toBe("AD");
  expect(toAct(state)).toEqual([]);
  expect(answer(state, bid(1, 2))).toBe("WRONG_PHASE");
  expect(run(state, openBidding).phase).toBe("BIDDING");
});

test("BUCK-REVEAL-1 the deal and the turn-up are announced, and no other card", () => {
  const state = run(table(), chooseDealer(2));
  expect(eventsOf(state, deal(DECK))).toEqual([
    { type: "dealt", round: 1, dealerPosition: 2 },
    { type: "turnedUp", card: hand("AS")[0], isClubsTurnUp: false },
  ]);
});

test.each(["9C", "10C", "JC", "QC", "KC", "AC"])("BUCK-REVEAL-2 %s makes clubs trump at once", (turnUp) => {
  expect(at("TRUMP_REVEAL", { turnUp })).toMatchObject({ isClubsTurnUp: true, trumpSuit: "CLUBS" });
  expect(at("BIDDING", { turnUp }).trumpSuit).toBe("CLUBS");
});

test("BUCK-REVEAL-3 on a clubs hand the last bid leads straight to the first trick", () => {
  const bidding = at("BIDDING", { turnUp: "9C" });
  expect(bidding.currentBidder).toBe(1);
  const playing = bids(bidding, "PASS", 3, "PASS", "PASS");
  expect(playing).toMatchObject({
    phase: "PLAYING",
    trumpSuit: "CLUBS",
    winningBidderPosition: 2,
    highestBid: 3,
    currentPlayerPosition: 2,
  });
});

test.each([
  ["TRUMP_REVEAL", "CLUBS_ARE_TRUMP"],
  ["BIDDING", "CLUBS_ARE_TRUMP"],
  ["PLAYING", "CLUBS_ARE_TRUMP"],
  ["ROUND_OVER", "WRONG_PHASE"],
] as const)("BUCK-REVEAL-3 nobody names trump on a clubs hand in %s", (phase, code) => {
  expect(answer(at(phase, { turnUp: "9C" }), declare(1, "HEARTS"))).toBe(code);
});

test("BUCK-REVEAL-3 on a clubs hand all may pass as always", () => {
  const state = bids(at("BIDDING", { turnUp: "9C" }), "PASS", "PASS", "PASS", "PASS");
  expect(state).toMatchObject({ phase: "DEALING", dealerPosition: 1 });
});

test.each([
  ["TRUMP_REVEAL", "CANNOT_FOLD_ON_CLUBS"],
  ["BIDDING", "CANNOT_FOLD_ON_CLUBS"],
  ["PLAYING", "CANNOT_FOLD_ON_CLUBS"],
  ["ROUND_OVER", "WRONG_PHASE"],
] as const)("BUCK-REVEAL-4 nobody folds on a clubs hand in %s", (phase, code) => {
  const state = at(phase, { turnUp: "9C" });
  expect(answer(state, fold(2))).toBe(code);
  expect(answer(state, stay(2))).toBe("WRONG_PHASE");
});

test("BUCK-REVEAL-4 on a clubs hand all four play, the bidder first", () => {
  const state = at("PLAYING", { turnUp: "9C", bidder: 3 });
  expect(state.currentPlayerPosition).toBe(3);
  expect(state.players.map(({ folded }) => folded)).toEqual([false, false, false, false]);
  expect(at("ROUND_OVER", { turnUp: "9C" }).tricks.map(({ cards }) => cards.length)).toEqual([4, 4, 4, 4, 4]);
});

test("BUCK-REVEAL-4 the bowers of a clubs hand are the black jacks", () => {
  const state = at("PLAYING", { turnUp: "9C", hands: { 1: "AC", 2: "KC", 3: "JS", 0: "JC" } });
  expect(plays(state, "AC KC JS JC").tricks[0]?.winner).toBe(0);
});

test.each(["9S", "JH", "AD"])("BUCK-REVEAL-5 a turned-up %s changes nothing", (turnUp) => {
  expect(at("TRUMP_REVEAL", { turnUp })).toMatchObject({ isClubsTurnUp: false, trumpSuit: null });
  expect(at("DECLARING_TRUMP", { turnUp }).trumpSuit).toBeNull();
  expect(answer(at("FOLDING_DECISION", { turnUp }), fold(2))).toBe("accepted");
});
