import { expect, test } from "vitest";
import {
  at,
  call,
  card,
  chooseDealer,
  deal,
  discard,
  eventsOf,
  hand,
  join,
  lay,
  leave,
  newGame,
  nextRound,
  orderUp,
  pass,
  passes,
  plays,
  run,
  stack,
  swap,
  table,
} from "../../test/euchre/builders.ts";
import { create } from "./index.ts";
import type { Action, Event, GameState } from "./index.ts";

interface Occasion {
  readonly state: () => GameState;
  readonly action: Action;
  readonly says: Event;
}

const HANDS = { 1: "JH JD AH KH QH", 2: "AS KS QS AC KC", 3: "9S 10S 9C 10C QC", 0: "AD KD QD 10D 9D" };
const first = () => at("ROUND1", { turnUp: "9H" });
const second = () => passes(first(), 4);
const lastCard = (targetScore: number) =>
  plays(
    at("PLAYING", { hands: HANDS, turnUp: "9H", options: { targetScore } }),
    "JH AS 9S AD JD KS 10S KD AH QS 9C QD KH AC 10C 10D QH KC QC",
  );

// An event without an occasion on which it is heard does not compile.
const OCCASIONS: { readonly [Type in Event["type"]]: Occasion & { readonly says: { readonly type: Type } } } =
  {
    joined: {
      state: create,
      action: join("Eve", 2),
      says: { type: "joined", playerPosition: 2, id: "Eve", name: "Eve" },
    },
    left: { state: table, action: leave(3), says: { type: "left", playerPosition: 3, name: "Dov" } },
    swapped: {
      state: table,
      action: swap(0, 3),
      says: { type: "swapped", playerPosition: 0, otherPosition: 3 },
    },
    dealerChosen: {
      state: table,
      action: chooseDealer(2),
      says: { type: "dealerChosen", dealerPosition: 2, turned: [] },
    },
    dealt: {
      state: () => run(table(), chooseDealer(2)),
      action: deal(stack({ turnUp: "9H" }, 2)),
      says: { type: "dealt", round: 1, dealerPosition: 2 },
    },
    turnedUp: {
      state: () => run(table(), chooseDealer(2)),
      action: deal(stack({ turnUp: "9H" }, 2)),
      says: { type: "turnedUp", card: card("9H") },
    },
    passed: { state: second, action: pass(1), says: { type: "passed", playerPosition: 1, callRound: 2 } },
    turnedDown: {
      state: () => passes(first(), 3),
      action: pass(0),
      says: { type: "turnedDown", card: card("9H") },
    },
    orderedUp: {
      state: first,
      action: orderUp(1),
      says: { type: "orderedUp", playerPosition: 1, trumpSuit: "HEARTS", goAlone: false },
    },
    called: {
      state: second,
      action: call(1, "CLUBS", "alone"),
      says: { type: "called", playerPosition: 1, trumpSuit: "CLUBS", goAlone: true },
    },
    sitsOut: {
      state: first,
      action: orderUp(1, "alone"),
      says: { type: "sitsOut", playerPosition: 3 },
    },
    farmersHandShown: {
      state: () => at("ROUND1", { options: { farmersHand: true }, hands: { 1: "9S 10S 9C 10C 9D" } }),
      action: { type: "SHOW_FARMERS_HAND", playerPosition: 1 },
      says: { type: "farmersHandShown", playerPosition: 1, cards: hand("9S 10S 9C 10C 9D") },
    },
    defenseOpened: {
      state: () => passes(at("ROUND1", { options: { defendAlone: true } }), 5),
      action: call(2, "CLUBS", "alone"),
      says: { type: "defenseOpened", playerPosition: 3 },
    },
    defended: {
      state: () =>
        run(passes(at("ROUND1", { options: { defendAlone: true } }), 5), call(2, "CLUBS", "alone")),
      action: { type: "DEFEND", playerPosition: 3, alone: false },
      says: { type: "defended", playerPosition: 3, alone: false },
    },
    pickedUp: {
      state: first,
      action: orderUp(1),
      says: { type: "pickedUp", playerPosition: 0, card: card("9H") },
    },
    discarded: {
      state: () => at("DEALER_DISCARD", { turnUp: "9H" }),
      action: discard(0, "9H"),
      says: { type: "discarded", playerPosition: 0 },
    },
    allPassed: {
      state: () => passes(at("ROUND1", { options: { stickTheDealer: false } }), 7),
      action: pass(0),
      says: { type: "allPassed", dealerPosition: 0 },
    },
    playOpened: {
      state: second,
      action: call(1, "CLUBS"),
      says: { type: "playOpened", playerPosition: 1 },
    },
    played: {
      state: () => lastCard(10),
      action: lay(0, "9D"),
      says: { type: "played", playerPosition: 0, card: card("9D") },
    },
    trickWon: {
      state: () => lastCard(10),
      action: lay(0, "9D"),
      says: { type: "trickWon", playerPosition: 1, card: card("QH"), number: 5 },
    },
    roundScored: {
      state: () => lastCard(10),
      action: lay(0, "9D"),
      says: {
        type: "roundScored",
        round: 1,
        callingTeam: "b",
        result: "march",
        tricksWon: { a: 0, b: 5 },
        points: { a: 0, b: 2 },
        scores: { a: 0, b: 2 },
      },
    },
    gameWon: { state: () => lastCard(2), action: lay(0, "9D"), says: { type: "gameWon", teams: ["b"] } },
    cardsShown: {
      state: () => lastCard(2),
      action: lay(0, "9D"),
      says: { type: "cardsShown", hands: [[], [], [], []], kitty: hand("9H JS 10H JC") },
    },
    dealMoved: {
      state: () => at("ROUND_OVER"),
      action: nextRound,
      says: { type: "dealMoved", dealerPosition: 1 },
    },
    newGame: {
      state: () => at("GAME_OVER", { options: { targetScore: 1 } }),
      action: newGame(3),
      says: { type: "newGame" },
    },
  };

test.each(Object.entries(OCCASIONS))(
  "EUCHRE-SHOW-6 %s is announced, once",
  (type, { state, action, says }) => {
    expect(eventsOf(state(), action).filter((event) => event.type === type)).toEqual([says]);
  },
);

test.each([
  ["a deal", () => run(table(), chooseDealer(2)), deal(stack({}, 2)), "dealt turnedUp"],
  ["the last pass of the first round", () => passes(first(), 3), pass(0), "passed turnedDown"],
  ["an order alone", first, orderUp(1, "alone"), "orderedUp sitsOut pickedUp"],
  [
    "the last card of a game",
    () => lastCard(2),
    lay(0, "9D"),
    "played trickWon roundScored gameWon cardsShown",
  ],
] as const)("EUCHRE-SHOW-6 %s is told in order", (_, state, action, types) => {
  expect(
    eventsOf(state(), action)
      .map(({ type }) => type)
      .join(" "),
  ).toBe(types);
});
