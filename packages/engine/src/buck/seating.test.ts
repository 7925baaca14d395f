import { expect, test } from "vitest";
import {
  answer,
  at,
  chooseDealer,
  deal,
  eventsOf,
  join,
  leave,
  run,
  stack,
  table,
} from "../../test/builders.ts";
import { create } from "./index.ts";

const seats = (...actions: Parameters<typeof run>[1][]) =>
  run(create(), ...actions).players.map(({ id, position }) => `${position} ${id}`);

test("BUCK-SEAT-1 four play, one to a seat", () => {
  expect(table().players.map(({ position }) => position)).toEqual([0, 1, 2, 3]);
});

test("BUCK-SEAT-2 whoever names no seat gets the lowest free one", () => {
  expect(seats(join("a", 0), join("c", 2), join("b"), join("d"))).toEqual(["0 a", "1 b", "2 c", "3 d"]);
});

test("BUCK-SEAT-2 players are listed by seat, whatever order they came in", () => {
  expect(seats(join("d", 3), join("b", 1), join("a"))).toEqual(["0 a", "1 b", "3 d"]);
});

test.each([
  ["a taken seat", [join("a", 2)], join("b", 2), "SEAT_TAKEN"],
  ["a second seat", [join("a", 2)], join("a", 3), "ALREADY_SEATED"],
  ["a fifth player", [join("a"), join("b"), join("c"), join("d")], join("e"), "TABLE_FULL"],
  ["a seat that is not there", [], { ...join("a"), playerPosition: 4 }, "INVALID_POSITION"],
])("BUCK-SEAT-2 %s is refused", (_, before, action, code) => {
  expect(answer(run(create(), ...before), action)).toBe(code);
});

test("BUCK-SEAT-3 everybody starts with 15, no cards and no tricks", () => {
  for (const player of table().players) {
    expect(player).toMatchObject({ score: 15, hand: [], tricksTaken: 0, folded: false, connected: true });
  }
});

test("BUCK-SEAT-4 the fourth player makes the table ready, and not the third", () => {
  const three = run(create(), join("a"), join("b"), join("c"));
  expect(three.phase).toBe("WAITING_FOR_PLAYERS");
  expect(answer(three, chooseDealer(0))).toBe("WRONG_PHASE");
  expect(answer(three, deal(stack({}, 0)))).toBe("WRONG_PHASE");
  expect(run(three, join("d")).phase).toBe("DEALING");
});

test("BUCK-SEAT-5 who stands up before the first deal leaves an empty seat", () => {
  const state = run(table(), leave(1));
  expect(state.phase).toBe("WAITING_FOR_PLAYERS");
  expect(state.players.map(({ position }) => position)).toEqual([0, 2, 3]);
  expect(run(state, join("Eve")).players[1]).toMatchObject({ id: "Eve", position: 1 });
});

test("BUCK-SEAT-5 with a new player the dealer is chosen anew", () => {
  const state = run(table(), chooseDealer(1), leave(1), join("Eve"));
  expect(state.dealerChosen).toBe(false);
  expect(answer(state, deal(stack({}, 1)))).toBe("DEALER_NOT_CHOSEN");
  expect(answer(state, chooseDealer(3))).toBe("accepted");
});

test("BUCK-SEAT-5 nobody stands up from an empty seat", () => {
  expect(answer(run(create(), join("a")), leave(1))).toBe("SEAT_EMPTY");
});

test.each([
  "TRUMP_REVEAL",
  "BIDDING",
  "DECLARING_TRUMP",
  "FOLDING_DECISION",
  "PLAYING",
  "ROUND_OVER",
] as const)("BUCK-SEAT-6 in %s nobody comes and nobody goes", (phase) => {
  const state = at(phase);
  expect(answer(state, leave(0))).toBe("GAME_STARTED");
  expect(answer(state, join("Eve"))).toBe("GAME_STARTED");
});

test("BUCK-SEAT-6 nor between two hands", () => {
  const state = run(at("ROUND_OVER"), { type: "NEXT_ROUND" });
  expect(answer(state, leave(0))).toBe("GAME_STARTED");
  expect(answer(state, join("Eve"))).toBe("GAME_STARTED");
});

test.each([0, 1, 2, 3] as const)("BUCK-SEAT-7 the table chooses seat %i as first dealer", (seat) => {
  const state = run(table(), chooseDealer(seat));
  expect(state.dealerPosition).toBe(seat);
  expect(eventsOf(table(), chooseDealer(seat))).toEqual([{ type: "dealerChosen", dealerPosition: seat }]);
  expect(run(state, deal(stack({}, seat))).dealerPosition).toBe(seat);
});

test("BUCK-SEAT-7 nothing is dealt without a dealer, and the dealer is chosen once", () => {
  expect(answer(table(), deal(stack({}, 0)))).toBe("DEALER_NOT_CHOSEN");
  expect(answer(run(table(), chooseDealer(2)), chooseDealer(3))).toBe("DEALER_ALREADY_CHOSEN");
  expect(answer(run(at("ROUND_OVER"), { type: "NEXT_ROUND" }), chooseDealer(3))).toBe(
    "DEALER_ALREADY_CHOSEN",
  );
});

test("coming and going is announced", () => {
  expect(eventsOf(create(), join("Eve", 2))).toEqual([
    { type: "joined", playerPosition: 2, id: "Eve", name: "Eve" },
  ]);
  expect(eventsOf(table(), leave(3))).toEqual([{ type: "left", playerPosition: 3, name: "Dov" }]);
});
