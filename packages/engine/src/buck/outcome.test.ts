import { expect, test } from "vitest";
import {
  answer,
  at,
  bid,
  chooseDealer,
  concede,
  eventsOf,
  fold,
  lay,
  leave,
  newGame,
  nextHand,
  nextRound,
  plays,
  run,
  scores,
  share,
  table,
} from "../../test/builders.ts";
import { GAME_PHASES, outcome, pointRows, scoreChange, toAct, view } from "./index.ts";

const shortGame = () => run(table({ startScore: 10 }), chooseDealer(0));

/** Ada has 5 points, Ben too, the others 10. */
const fiveEach = () => concede(concede(shortGame(), 0), 1);
/** Ada and Ben reach zero in the same hand. */
const tiedAtZero = () => share(share(fiveEach(), { three: 0, two: 1 }), { three: 1, two: 0 });
/** Ada won, alone. */
const adaWon = () => concede(concede(shortGame(), 0), 0);

test("BUCK-END-1 the hand that reaches zero ends the game at once", () => {
  const state = adaWon();
  expect(scores(state)).toEqual([0, 10, 10, 10]);
  expect(state).toMatchObject({ phase: "GAME_OVER", winner: 0, gameOver: true });
  expect(toAct(state)).toEqual([]);
  expect(answer(state, nextRound)).toBe("WRONG_PHASE");
});

test("BUCK-END-1 one point is not enough", () => {
  const state = share(share(fiveEach(), { three: 0, two: 2 }), { three: 3, two: 2 });
  expect(scores(state)).toEqual([2, 5, 6, 7]);
  expect(state).toMatchObject({ phase: "ROUND_OVER", winner: null, gameOver: false });
  expect(share(state, { three: 1, two: 3 })).toMatchObject({ phase: "ROUND_OVER" });
});

test("BUCK-END-1 the end is announced after the score", () => {
  const before = nextHand(concede(shortGame(), 0), "FOLDING_DECISION", { bidder: 0 });
  const events = eventsOf(run(before, fold(1), fold(2)), fold(3));
  expect(events.slice(-3)).toMatchObject([
    { type: "roundScored", round: 2, changes: [-5, 0, 0, 0], scores: [0, 10, 10, 10] },
    { type: "gameWon", positions: [0] },
    { type: "cardsShown" },
  ]);
});

test("BUCK-END-1 a score below zero wins as well", () => {
  const state = concede(share(concede(shortGame(), 0), { three: 0, two: 1 }), 0);
  expect(scores(state)[0]).toBe(-3);
  expect(state).toMatchObject({ phase: "GAME_OVER", winner: 0 });
});

test("BUCK-END-2 of two at zero or below the lower wins", () => {
  const two = share(share(fiveEach(), { three: 0, two: 2 }), { three: 1, two: 2 });
  expect(scores(two)).toEqual([2, 2, 6, 10]);
  const adaLower = share(two, { three: 0, two: 1 });
  expect(scores(adaLower).slice(0, 2)).toEqual([-1, 0]);
  expect(adaLower).toMatchObject({ phase: "GAME_OVER", winner: 0 });
  const benLower = share(two, { three: 1, two: 0 });
  expect(scores(benLower).slice(0, 2)).toEqual([0, -1]);
  expect(benLower).toMatchObject({ phase: "GAME_OVER", winner: 1 });
});

test("BUCK-END-3 a tie for lowest at zero is not a win: another hand is dealt", () => {
  const state = tiedAtZero();
  expect(scores(state)).toEqual([0, 0, 10, 10]);
  expect(state).toMatchObject({ phase: "ROUND_OVER", winner: null, gameOver: false });
  expect(outcome(state)).toBeNull();
  expect(toAct(nextHand(state, "FOLDING_DECISION", { bidder: 2 }))).toEqual([3, 0, 1]);
});

test("BUCK-END-3 the tie is announced", () => {
  const last = nextHand(share(fiveEach(), { three: 0, two: 1 }), "PLAYING", {
    hands: { 1: "JH JD AH 9S 9C", 0: "AS AC 9D 10D QD" },
    bidder: 1,
    folded: [2, 3],
  });
  const before = plays(last, "JH 9D JD 10D AH QD 9S AS AC");
  expect(eventsOf(before, lay(1, "9C")).slice(-1)).toEqual([{ type: "tied", positions: [0, 1] }]);
});

test("BUCK-END-3 the tie stands until a hand breaks it", () => {
  const still = concede(tiedAtZero(), 2);
  expect(scores(still)).toEqual([0, 0, 5, 10]);
  expect(still.phase).toBe("ROUND_OVER");
  expect(share(still, { three: 0, two: 2 })).toMatchObject({ phase: "GAME_OVER", winner: 0 });
});

test("BUCK-END-3 one of the tied may win by not playing", () => {
  const state = share(tiedAtZero(), { three: 0, two: 2, bid: 4 });
  expect(scores(state)).toEqual([5, 0, 8, 10]);
  expect(state).toMatchObject({ phase: "GAME_OVER", winner: 1 });
});

test("BUCK-END-3 somebody else may overtake those who tied", () => {
  const state = concede(concede(tiedAtZero(), 2), 3);
  const tiedFour = concede(concede(state, 2), 3);
  expect(scores(tiedFour)).toEqual([0, 0, 0, 0]);
  expect(tiedFour.phase).toBe("ROUND_OVER");
  expect(concede(tiedFour, 3)).toMatchObject({ phase: "GAME_OVER", winner: 3 });
});

test("BUCK-END-4 after a hand that decides nothing the next dealer deals", () => {
  const state = run(at("ROUND_OVER", { dealer: 3 }), nextRound);
  expect(state).toMatchObject({ phase: "DEALING", dealerPosition: 0 });
  expect(nextHand(state, "BIDDING")).toMatchObject({ round: 2, dealerPosition: 0, currentBidder: 1 });
});

test("BUCK-END-4 only a hand that is over is left behind", () => {
  for (const phase of ["TRUMP_REVEAL", "BIDDING", "PLAYING"] as const) {
    expect(answer(at(phase), nextRound)).toBe("WRONG_PHASE");
  }
});

test("BUCK-END-5 the standing goes from low to high, and equals share a place", () => {
  const state = concede(share(concede(shortGame(), 2), { three: 3, two: 0 }), 2);
  expect(scores(state)).toEqual([8, 10, 0, 7]);
  expect(outcome(state)).toEqual({
    winners: [2],
    standings: [
      { position: 2, score: 0, place: 1 },
      { position: 3, score: 7, place: 2 },
      { position: 0, score: 8, place: 3 },
      { position: 1, score: 10, place: 4 },
    ],
  });
  expect(outcome(adaWon())?.standings.map(({ place }) => place)).toEqual([1, 2, 2, 2]);
});

test("BUCK-END-5 everybody who looks sees the same standing", () => {
  expect(outcome(view(adaWon(), "spectator"))).toEqual(outcome(adaWon()));
});

test.each(GAME_PHASES.filter((phase) => !["WAITING_FOR_PLAYERS", "DEALING", "GAME_OVER"].includes(phase)))(
  "BUCK-END-5 there is no standing yet in %s",
  (phase) => {
    expect(outcome(at(phase))).toBeNull();
  },
);

test.each([0, 1, 2, 3] as const)("BUCK-END-6 seat %i may ask for another game", (seat) => {
  const again = run(adaWon(), newGame(seat));
  expect(again).toEqual({ ...table({ startScore: 10 }), gameId: again.gameId });
  expect(eventsOf(adaWon(), newGame(seat))).toEqual([{ type: "newGame" }]);
  expect(answer(again, chooseDealer(seat))).toBe("accepted");
});

test("BUCK-END-6 before the first deal of a new game somebody may leave", () => {
  expect(run(adaWon(), newGame(1), leave(1)).phase).toBe("WAITING_FOR_PLAYERS");
});

test("BUCK-END-6 there is no new game while one is played", () => {
  expect(answer(at("ROUND_OVER"), newGame(0))).toBe("WRONG_PHASE");
  expect(answer(at("PLAYING"), newGame(0))).toBe("WRONG_PHASE");
});

test("points come off a score", () => {
  const state = adaWon();
  const changes = pointRows(state).map((row) => row.map(scoreChange));
  expect(changes).toEqual(state.scoreSheet.map((row) => row.changes));
  expect(changes).toContainEqual([-5, 0, 0, 0]);
});

test("when the game is over nothing else can be done", () => {
  const state = adaWon();
  const actions = [bid(0, 2), fold(0), lay(0, "9S"), chooseDealer(1)];
  expect(actions.map((action) => answer(state, action))).toEqual(Array(4).fill("WRONG_PHASE"));
  expect(answer(state, leave(0))).toBe("GAME_STARTED");
});
