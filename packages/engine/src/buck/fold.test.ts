import { expect, test } from "vitest";
import { answer, at, eventsOf, fold, lay, plays, run, scores, stay } from "../../test/builders.ts";
import { toAct, view } from "./index.ts";

const folding = () => at("FOLDING_DECISION", { bidder: 1 });

test("BUCK-FOLD-1 the other three decide, and nothing is played until they have", () => {
  const state = at("FOLDING_DECISION", { bidder: 1, hands: { 1: "9S" } });
  expect(toAct(state)).toEqual([2, 3, 0]);
  const two = run(state, stay(2), fold(0));
  expect(two.phase).toBe("FOLDING_DECISION");
  expect(toAct(two)).toEqual([3]);
  expect(answer(two, lay(1, "9S"))).toBe("WRONG_PHASE");
  expect(run(two, stay(3)).phase).toBe("PLAYING");
});

test.each([
  [stay(0), stay(2), stay(3)],
  [fold(0), stay(2), fold(3)],
  [stay(0), fold(2), fold(3)],
])("BUCK-FOLD-1 each decides for themselves (%#)", (...decisions) => {
  const expected = decisions.map((action) => action.type === "FOLD_DECISION" && action.folded);
  const { players } = run(folding(), ...decisions);
  expect([players[0]?.folded, players[2]?.folded, players[3]?.folded]).toEqual(expected);
});

test.each([fold(1), stay(1)])("BUCK-FOLD-2 the bidder has nothing to decide (%#)", (decision) => {
  expect(answer(folding(), decision)).toBe("BIDDER_CANNOT_FOLD");
});

test.each([
  [0, 2, 3],
  [0, 3, 2],
  [2, 0, 3],
  [2, 3, 0],
  [3, 0, 2],
  [3, 2, 0],
] as const)("BUCK-FOLD-3 they may decide in the order %i, %i, %i", (...order) => {
  expect(run(folding(), ...order.map(stay)).phase).toBe("PLAYING");
});

test("BUCK-FOLD-3 the others see that somebody decided, not what", () => {
  const [hidden, alsoHidden] = [run(folding(), fold(2)), run(folding(), stay(2))];
  for (const viewer of [0, 1, 3, "spectator"] as const) {
    expect(view(hidden, viewer).players[2]).toMatchObject({ decided: true, folded: false });
    expect(view(hidden, viewer)).toEqual(view(alsoHidden, viewer));
  }
  expect(eventsOf(folding(), fold(2))).toEqual([{ type: "decided", playerPosition: 2 }]);
});

test("BUCK-FOLD-4 the last decision uncovers all three", () => {
  const before = run(folding(), fold(0), stay(3));
  expect(eventsOf(before, fold(2))).toEqual([
    { type: "decided", playerPosition: 2 },
    { type: "folded", playerPosition: 2, folded: true },
    { type: "folded", playerPosition: 3, folded: false },
    { type: "folded", playerPosition: 0, folded: true },
    { type: "playOpened", playerPosition: 1 },
  ]);
  const { players } = view(run(before, fold(2)), "spectator");
  expect(players.map(({ folded }) => folded)).toEqual([true, false, true, false]);
});

test.each([
  [fold(2), stay(2)],
  [stay(2), fold(2)],
  [fold(2), fold(2)],
])("BUCK-FOLD-5 nobody decides twice (%#)", (first, second) => {
  expect(answer(run(folding(), first), second)).toBe("ALREADY_DECIDED");
});

test("BUCK-FOLD-5 once the play has begun it is too late", () => {
  const state = run(folding(), stay(0), stay(2), stay(3));
  expect(answer(state, fold(2))).toBe("WRONG_PHASE");
});

test("BUCK-FOLD-6 who folded plays no card and is passed over", () => {
  const state = at("PLAYING", { folded: [2], hands: { 1: "AS", 2: "KS", 3: "QS" } });
  const led = plays(state, "AS");
  expect(led.currentPlayerPosition).toBe(3);
  expect(answer(led, lay(2, "KS"))).toBe("PLAYER_FOLDED");
  const over = at("ROUND_OVER", { folded: [2] });
  expect(over.players[2]).toMatchObject({ tricksTaken: 0 });
  expect(over.players[2]?.hand).toHaveLength(5);
  expect(over.tricks.flatMap(({ cards }) => cards).some(({ playerPosition }) => playerPosition === 2)).toBe(
    false,
  );
});

test("BUCK-FOLD-7 alone, the bidder takes five tricks without playing them", () => {
  const before = run(folding(), fold(2), fold(0));
  const over = run(before, fold(3));
  expect(over).toMatchObject({ phase: "ROUND_OVER", tricks: [], currentPlayerPosition: null });
  expect(over.players.map(({ tricksTaken }) => tricksTaken)).toEqual([0, 5, 0, 0]);
  expect(over.players[1]?.hand).toHaveLength(5);
  expect(scores(over)).toEqual([15, 10, 15, 15]);
  expect(eventsOf(before, fold(3)).slice(-2)).toEqual([
    { type: "tricksConceded", playerPosition: 1 },
    { type: "roundScored", round: 1, changes: [0, -5, 0, 0], scores: [15, 10, 15, 15] },
  ]);
});

test("nobody decides before trump is named", () => {
  expect(answer(at("DECLARING_TRUMP"), fold(2))).toBe("WRONG_PHASE");
  expect(answer(at("BIDDING"), fold(2))).toBe("WRONG_PHASE");
});
