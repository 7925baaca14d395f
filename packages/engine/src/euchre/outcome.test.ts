import { FULL_DECK } from "../../test/four.ts";
import { expect, test } from "vitest";
import {
  answer,
  at,
  call,
  chooseDealer,
  discard,
  euchred,
  eventsOf,
  join,
  lay,
  leave,
  march,
  newGame,
  nextHand,
  nextRound,
  orderUp,
  pass,
  run,
  shorts,
  swap,
  table,
  turnFor,
} from "../../test/euchre/builders.ts";
import { GAME_PHASES, legalActions, outcome, pointRows, scoreChange, toAct, view } from "./index.ts";
import type { Options } from "./index.ts";

const fresh = (options?: Partial<Options>) => run(table(options), chooseDealer(0));
/** Team a won 6 to 2. */
const teamAWon = () => march(march(euchred(fresh({ targetScore: 5 }), 0), 0, "alone"), 2);

test("EUCHRE-END-1 the first team with ten points has won", () => {
  const eight = march(march(fresh(), 1, "alone"), 3, "alone");
  expect(eight).toMatchObject({ phase: "ROUND_OVER", scores: { b: 8 }, winningTeam: null, gameOver: false });
  expect(march(eight, 1)).toMatchObject({
    phase: "GAME_OVER",
    scores: { b: 10 },
    winningTeam: "b",
    gameOver: true,
  });
});

test("EUCHRE-END-1 a point short is not enough, and points beyond the target count", () => {
  const three = march(march(fresh({ targetScore: 3 }), 1), 0);
  expect(three).toMatchObject({ phase: "ROUND_OVER", scores: { a: 2, b: 2 } });
  expect(march(three, 1, "alone")).toMatchObject({
    phase: "GAME_OVER",
    scores: { a: 2, b: 6 },
    winningTeam: "b",
  });
});

test("EUCHRE-END-1 defenders may win the game as well", () => {
  expect(euchred(fresh({ targetScore: 2 }), 1)).toMatchObject({ phase: "GAME_OVER", winningTeam: "a" });
});

test("points add to the score of both partners", () => {
  const changes = pointRows(march(fresh(), 1)).map((row) => row.map(scoreChange));
  expect(changes).toEqual([[0, 2, 0, 2]]);
});

test("EUCHRE-END-2 the deciding hand ends the game as soon as it is scored", () => {
  let state = nextHand(fresh({ targetScore: 2 }), "PLAYING", {
    turnUp: "9H",
    hands: { 1: "JH JD AH KH QH" },
  });
  while (state.tricks.length < 4 || state.currentTrick.cards.length < 3) {
    const [action] = legalActions(view(state, toAct(state)[0] ?? "spectator"));
    if (action !== undefined) state = run(state, action);
  }
  const [last] = state.players[0]?.hand ?? [];
  const action = lay(0, last === undefined ? "" : shorts([last]));
  expect(eventsOf(state, action).slice(-3)).toMatchObject([
    {
      type: "roundScored",
      round: 1,
      callingTeam: "b",
      result: "march",
      tricksWon: { a: 0, b: 5 },
      points: { a: 0, b: 2 },
      scores: { a: 0, b: 2 },
    },
    { type: "gameWon", teams: ["b"] },
    { type: "cardsShown" },
  ]);
  const over = run(state, action);
  expect(toAct(over)).toEqual([]);
  expect(answer(over, nextRound)).toBe("WRONG_PHASE");
});

test("EUCHRE-END-3 after a hand that decides nothing the next dealer deals", () => {
  const state = run(at("ROUND_OVER", { dealer: 3 }), nextRound);
  expect(state).toMatchObject({ phase: "DEALING", dealerPosition: 0 });
  expect(nextHand(state, "ROUND1")).toMatchObject({ round: 2, dealerPosition: 0, currentPlayerPosition: 1 });
  expect(eventsOf(at("ROUND_OVER", { dealer: 3 }), nextRound)).toEqual([
    { type: "dealMoved", dealerPosition: 0 },
  ]);
});

test("EUCHRE-END-3 only a hand that is over is left behind", () => {
  for (const phase of ["ROUND1", "DEALER_DISCARD", "PLAYING"] as const) {
    expect(answer(at(phase), nextRound)).toBe("WRONG_PHASE");
  }
});

test("EUCHRE-END-4 the standing has the winners first", () => {
  expect(outcome(teamAWon())).toEqual({
    winners: ["a"],
    standings: [
      { team: "a", positions: [0, 2], score: 6, place: 1 },
      { team: "b", positions: [1, 3], score: 2, place: 2 },
    ],
  });
  expect(outcome(march(fresh({ targetScore: 1 }), 1))?.standings.map(({ team }) => team)).toEqual(["b", "a"]);
  expect(outcome(view(teamAWon(), "spectator"))).toEqual(outcome(teamAWon()));
});

test.each(
  GAME_PHASES.filter(
    (phase) => !["WAITING_FOR_PLAYERS", "DEALING", "ROUND2", "DEFENDING", "GAME_OVER"].includes(phase),
  ),
)("EUCHRE-END-4 there is no standing yet in %s", (phase) => {
  expect(outcome(at(phase))).toBeNull();
});

test.each([0, 1, 2, 3] as const)(
  "EUCHRE-END-5 seat %i may ask for another game, and seat 0 deals",
  (seat) => {
    const again = run(teamAWon(), newGame(seat));
    expect(again).toEqual({ ...table({ targetScore: 5 }), dealerChosen: true });
    expect(eventsOf(teamAWon(), newGame(seat))).toEqual([{ type: "newGame" }]);
    expect(nextHand(again, "ROUND1")).toMatchObject({
      round: 1,
      dealerPosition: 0,
      currentPlayerPosition: 1,
    });
    expect(answer(again, chooseDealer(1))).toBe("DEALER_ALREADY_CHOSEN");
  },
);

test("EUCHRE-END-5 with a black jack the next game looks for it again", () => {
  const first = run(table({ firstDealer: "blackJack", targetScore: 1 }), turnFor(FULL_DECK));
  const again = run(march(first, 1), newGame(0));
  expect(again).toMatchObject({ dealerChosen: false, phase: "DEALING" });
  expect(answer(again, turnFor(FULL_DECK.toReversed()))).toBe("accepted");
});

test("EUCHRE-END-5 before the first deal of a new game somebody may change seats or leave", () => {
  const again = run(teamAWon(), newGame(1));
  expect(run(again, swap(0, 1)).players.map(({ name }) => name)).toEqual(["Ben", "Ada", "Cleo", "Dov"]);
  const left = run(again, leave(1));
  expect(left).toMatchObject({ phase: "WAITING_FOR_PLAYERS", dealerChosen: false });
  expect(answer(run(left, join("Eve")), chooseDealer(2))).toBe("accepted");
});

test("EUCHRE-END-5 there is no new game while one is played", () => {
  expect(answer(at("ROUND_OVER"), newGame(0))).toBe("WRONG_PHASE");
  expect(answer(at("PLAYING"), newGame(0))).toBe("WRONG_PHASE");
});

test("when the game is over nothing else can be done", () => {
  const actions = [pass(0), orderUp(0), call(0, "CLUBS"), discard(0, "9S"), lay(0, "9S"), chooseDealer(1)];
  const codes = actions.map((action) => answer(teamAWon(), action));
  expect(codes).toEqual(Array(6).fill("WRONG_PHASE"));
});
