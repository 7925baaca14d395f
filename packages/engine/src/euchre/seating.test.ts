import { POSITIONS } from "../../test/four.ts";
import { expect, test } from "vitest";
import {
  answer,
  at,
  chooseDealer,
  deal,
  eventsOf,
  join,
  leave,
  nextRound,
  run,
  stack,
  swap,
  table,
} from "../../test/euchre/builders.ts";
import { create, otherTeam, partnerOf, teamOf } from "./index.ts";
import type { GameState } from "./index.ts";

const seated = ({ players }: GameState) => players.map(({ id, position }) => `${position} ${id}`);
const seats = (...actions: Parameters<typeof run>[1][]) => seated(run(create(), ...actions));

test("EUCHRE-SEAT-1 four play, one to a seat", () => {
  expect(table().players.map(({ position }) => position)).toEqual([0, 1, 2, 3]);
});

test("EUCHRE-SEAT-2 partners face each other, and the teams take turns around the table", () => {
  expect(table().players.map(({ name, team }) => `${name} ${team}`)).toEqual([
    "Ada a",
    "Ben b",
    "Cleo a",
    "Dov b",
  ]);
  expect(POSITIONS.map(partnerOf)).toEqual([2, 3, 0, 1]);
  for (const seat of POSITIONS) expect(teamOf(partnerOf(seat))).toBe(teamOf(seat));
  expect([otherTeam("a"), otherTeam("b")]).toEqual(["b", "a"]);
});

test("EUCHRE-SEAT-3 whoever names no seat gets the lowest free one", () => {
  expect(seats(join("a", 0), join("c", 2), join("b"), join("d"))).toEqual(["0 a", "1 b", "2 c", "3 d"]);
  expect(seats(join("d", 3), join("b", 1), join("a"))).toEqual(["0 a", "1 b", "3 d"]);
});

test.each([
  ["a taken seat", [join("a", 2)], join("b", 2), "SEAT_TAKEN"],
  ["a second seat", [join("a", 2)], join("a", 3), "ALREADY_SEATED"],
  ["a fifth player", [join("a"), join("b"), join("c"), join("d")], join("e"), "TABLE_FULL"],
  ["a seat that is not there", [], { ...join("a"), playerPosition: 4 }, "INVALID_POSITION"],
])("EUCHRE-SEAT-3 %s is refused", (_, before, action, code) => {
  expect(answer(run(create(), ...before), action)).toBe(code);
});

test("EUCHRE-SEAT-4 two change seats, and with the seats their teams", () => {
  const state = run(table(), swap(1, 2));
  expect(state.players.map(({ position, name, team }) => `${position} ${name} ${team}`)).toEqual([
    "0 Ada a",
    "1 Cleo b",
    "2 Ben a",
    "3 Dov b",
  ]);
  expect(eventsOf(table(), swap(1, 2))).toEqual([{ type: "swapped", playerPosition: 1, otherPosition: 2 }]);
  expect(run(state, swap(2, 1))).toEqual(table());
});

test("EUCHRE-SEAT-4 they may do so while others are still missing", () => {
  expect(seated(run(create(), join("a", 1), join("b", 3), swap(3, 1)))).toEqual(["1 b", "3 a"]);
});

test.each([
  ["with an empty seat", swap(0, 1), "SEAT_EMPTY"],
  ["from an empty seat", swap(1, 0), "SEAT_EMPTY"],
  ["between empty seats", swap(1, 3), "SEAT_EMPTY"],
  ["with oneself", swap(0, 0), "ALREADY_SEATED"],
  ["with a seat that is not there", { ...swap(0, 2), otherPosition: 4 }, "INVALID_POSITION"],
])("EUCHRE-SEAT-4 nobody changes %s", (_, action, code) => {
  expect(answer(run(create(), join("a", 0), join("b", 2)), action)).toBe(code);
});

test("EUCHRE-SEAT-5 the fourth player makes the table ready, and not the third", () => {
  const three = run(create(), join("a"), join("b"), join("c"));
  expect(three.phase).toBe("WAITING_FOR_PLAYERS");
  expect(answer(three, chooseDealer(0))).toBe("WRONG_PHASE");
  expect(answer(three, deal(stack({}, 0)))).toBe("WRONG_PHASE");
  expect(run(three, join("d"))).toMatchObject({ phase: "DEALING", scores: { a: 0, b: 0 } });
});

test("EUCHRE-SEAT-5 everybody starts with no cards and no tricks", () => {
  for (const player of table().players) {
    expect(player).toMatchObject({ hand: [], tricksTaken: 0, connected: true });
  }
});

test("EUCHRE-SEAT-6 who stands up before the first deal leaves an empty seat", () => {
  const state = run(table(), leave(1));
  expect(state.phase).toBe("WAITING_FOR_PLAYERS");
  expect(seated(state)).toEqual(["0 Ada", "2 Cleo", "3 Dov"]);
  expect(run(state, join("Eve")).players[1]).toMatchObject({ id: "Eve", position: 1, team: "b" });
  expect(answer(state, leave(1))).toBe("SEAT_EMPTY");
});

test("EUCHRE-SEAT-6 with a new player the dealer is chosen anew", () => {
  const state = run(table(), chooseDealer(1), leave(1), join("Eve"));
  expect(state).toMatchObject({ dealerChosen: false, dealerPosition: 0 });
  expect(answer(state, deal(stack({}, 1)))).toBe("DEALER_NOT_CHOSEN");
  expect(answer(state, chooseDealer(3))).toBe("accepted");
});

test("EUCHRE-SEAT-6 where two change seats the seat that deals stays the same", () => {
  expect(run(table(), chooseDealer(1), swap(1, 2))).toMatchObject({ dealerChosen: true, dealerPosition: 1 });
});

test.each(["ROUND1", "ROUND2", "DEALER_DISCARD", "PLAYING", "ROUND_OVER"] as const)(
  "EUCHRE-SEAT-7 in %s nobody comes, goes or changes seats",
  (phase) => {
    const state = phase === "ROUND2" ? at(phase, { trump: "CLUBS" }) : at(phase);
    const answers = [leave(0), swap(0, 1), join("Eve")].map((action) => answer(state, action));
    expect(answers).toEqual(["GAME_STARTED", "GAME_STARTED", "GAME_STARTED"]);
  },
);

test("EUCHRE-SEAT-7 nor between two hands, nor when the game is over", () => {
  const between = run(at("ROUND_OVER"), nextRound);
  const over = at("GAME_OVER", { options: { targetScore: 1 } });
  for (const state of [between, over]) {
    const answers = [leave(0), swap(0, 1), join("Eve")].map((action) => answer(state, action));
    expect(answers).toEqual(["GAME_STARTED", "GAME_STARTED", "GAME_STARTED"]);
  }
});
