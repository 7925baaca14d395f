import { CARDS, FULL_DECK } from "../../test/four.ts";
import { expect, test } from "vitest";
import {
  answer,
  at,
  card,
  chooseDealer,
  deal,
  eventsOf,
  hand,
  nextHand,
  nextRound,
  run,
  shorts,
  stack,
  table,
  turnFor,
} from "../../test/euchre/builders.ts";
import { toAct } from "./index.ts";

const DECK = hand("9S 10S JS 9H 10H 9D 10D JD 9C 10C QS KS JH QH KH QD KD JC QC KC AS AH AD AC").map(
  ({ id }) => id,
);

test("EUCHRE-DECK-1 what is dealt is 9 to ace of four suits, each once", () => {
  const { players, kitty } = run(table(), chooseDealer(0), deal(DECK));
  const dealt = [...players.flatMap((player) => player.hand), ...kitty];
  expect(dealt).toHaveLength(24);
  expect(shorts(dealt.toSorted((a, b) => CARDS.indexOf(a) - CARDS.indexOf(b)))).toBe(shorts(CARDS));
  expect(new Set(dealt.map(({ suit, rank }) => `${suit} ${rank}`)).size).toBe(4 * 6);
});

test.each([0, 1, 2, 3] as const)("EUCHRE-DEALER-1 the table chooses seat %i as first dealer", (seat) => {
  expect(run(table(), chooseDealer(seat))).toMatchObject({ dealerPosition: seat, dealerChosen: true });
  expect(eventsOf(table(), chooseDealer(seat))).toEqual([
    { type: "dealerChosen", dealerPosition: seat, turned: [] },
  ]);
  expect(run(table(), chooseDealer(seat), deal(stack({}, seat))).dealerPosition).toBe(seat);
});

test("EUCHRE-DEALER-2 nothing is dealt without a dealer, and the dealer is chosen once", () => {
  expect(answer(table(), deal(DECK))).toBe("DEALER_NOT_CHOSEN");
  expect(answer(run(table(), chooseDealer(2)), chooseDealer(3))).toBe("DEALER_ALREADY_CHOSEN");
  expect(answer(run(at("ROUND_OVER"), nextRound), chooseDealer(3))).toBe("DEALER_ALREADY_CHOSEN");
});

test.each([
  { firstDealer: "random", named: "accepted", turned: "WRONG_FIRST_DEALER" },
  { firstDealer: "seat0", named: "WRONG_FIRST_DEALER", turned: "WRONG_FIRST_DEALER" },
  { firstDealer: "blackJack", named: "WRONG_FIRST_DEALER", turned: "accepted" },
] as const)("EUCHRE-DEALER-2 $firstDealer is the only way at its table", ({ firstDealer, named, turned }) => {
  expect(answer(table({ firstDealer }), chooseDealer(1))).toBe(named);
  expect(answer(table({ firstDealer }), turnFor(FULL_DECK))).toBe(turned);
});

test.each([
  { type: "CHOOSE_DEALER" },
  { type: "CHOOSE_DEALER", dealerPosition: 0, deck: FULL_DECK },
  { type: "CHOOSE_DEALER", dealerPosition: 4 },
])("EUCHRE-DEALER-2 %j chooses nobody", (action) => {
  expect(answer(table(), action)).toBe("INVALID_POSITION");
});

test.each([
  [0, 1],
  [1, 2],
  [2, 3],
  [3, 0],
] as const)("EUCHRE-DEALER-3 after dealer %i comes dealer %i", (dealer, next) => {
  expect(run(at("ROUND_OVER", { dealer }), nextRound).dealerPosition).toBe(next);
});

test("EUCHRE-DEAL-1 everybody gets five cards, the dealer's left first", () => {
  const state = run(table(), chooseDealer(2), deal(DECK));
  expect(state.players.map((player) => shorts(player.hand))).toEqual([
    "9H 10H JH QH KH",
    "9D 10D JD QD KD",
    "9C 10C JC QC KC",
    "9S 10S JS QS KS",
  ]);
});

test("EUCHRE-DEAL-2 the 21st card is turned up, on top of three others", () => {
  const state = run(table(), chooseDealer(2), deal(DECK));
  expect(shorts(state.kitty)).toBe("AS AH AD AC");
  expect(state).toMatchObject({ turnUpCard: card("AS"), phase: "ROUND1", trumpSuit: null });
  expect(toAct(state)).toEqual([3]);
});

test("EUCHRE-DEAL-2 the deal and the turn-up are announced, and no other card", () => {
  expect(eventsOf(run(table(), chooseDealer(2)), deal(DECK))).toEqual([
    { type: "dealt", round: 1, dealerPosition: 2 },
    { type: "turnedUp", card: card("AS") },
  ]);
});

test("EUCHRE-DEAL-2 what lies under the turn-up is still there when the hand is over, and nobody could play it", () => {
  const kitty = { turnUp: "9D", under: "10H KS AD" };
  const playing = at("PLAYING", kitty);
  for (const { id } of playing.kitty) {
    expect(answer(playing, { type: "PLAY_CARD", playerPosition: 1, cardId: id })).toBe("INVALID_CARD");
  }
  expect(shorts(at("ROUND_OVER", kitty).kitty)).toBe("9D 10H KS AD");
});

test.each([
  ["a card is missing", DECK.slice(1)],
  ["a card is there twice", [...DECK.slice(1), DECK[1]]],
  ["a card is unknown", [...DECK.slice(1), "HEARTS_8"]],
  ["there is none", undefined],
])("EUCHRE-DEAL-3 a deck is refused when %s", (_, deck) => {
  expect(answer(run(table(), chooseDealer(0)), { type: "DEAL", deck })).toBe("NOT_A_FULL_DECK");
});

test("EUCHRE-DEAL-3 any order of the whole deck can be dealt", () => {
  const state = run(table(), chooseDealer(0));
  for (const deck of [DECK, DECK.toReversed(), DECK.toSorted()])
    expect(answer(state, deal(deck))).toBe("accepted");
});

test("EUCHRE-DEAL-4 hands are counted from 1", () => {
  expect(table().round).toBe(0);
  const first = at("ROUND_OVER");
  expect(first.round).toBe(1);
  expect(nextHand(first, "ROUND1").round).toBe(2);
});

test("EUCHRE-DEAL-4 the last hand lies there until the next deal clears it", () => {
  const over = at("ROUND_OVER", {
    caller: 3,
    company: "alone",
    turnUp: "9H",
    discard: "9S",
    hands: { 0: "9S" },
  });
  const waiting = run(over, nextRound);
  expect(waiting).toEqual({ ...over, phase: "DEALING", dealerPosition: 1 });
  expect(waiting).toMatchObject({ discard: card("9S"), alonePosition: 3, inactivePosition: 1 });
  expect(nextHand(waiting, "ROUND1")).toMatchObject({
    discard: null,
    calls: [],
    trumpSuit: null,
    callerPosition: null,
    callingTeam: null,
    alonePosition: null,
    inactivePosition: null,
    dealerPickedUp: null,
    tricks: [],
    tricksWon: { a: 0, b: 0 },
    currentTrick: { number: 0, cards: [] },
  });
});

test("EUCHRE-DEAL-4 everybody starts the next hand with five cards and no tricks, and the score is kept", () => {
  const over = at("ROUND_OVER");
  const next = nextHand(over, "ROUND1");
  for (const player of next.players) {
    expect(player.tricksTaken).toBe(0);
    expect(player.hand).toHaveLength(5);
  }
  expect(next.scores).toEqual(over.scores);
  expect(next.scores).not.toEqual({ a: 0, b: 0 });
});
