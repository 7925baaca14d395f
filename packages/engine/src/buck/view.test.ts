import { POSITIONS } from "../../test/four.ts";
import { expect, test } from "vitest";
import {
  at,
  bids,
  chooseDealer,
  concede,
  deal,
  fold,
  nextHand,
  plays,
  run,
  shorts,
  stack,
  stay,
  table,
} from "../../test/builders.ts";
import { leaked, wholeHand } from "../../test/wholeHand.ts";
import { apply, legalActions, toAct, view } from "./index.ts";
import type { Viewer } from "../index.ts";
import type { Action, GameState, Types } from "./index.ts";

const HAND_PHASES = ["TRUMP_REVEAL", "BIDDING", "DECLARING_TRUMP", "FOLDING_DECISION", "PLAYING"] as const;
const VIEWERS: readonly Viewer[] = [...POSITIONS, "spectator"];

/** The cards that somebody outside may not know: all hands, and what lies under the turn-up. */
const closedCards = ({ players, blind }: GameState, viewer: Viewer) =>
  [
    ...players.filter(({ position }) => position !== viewer).flatMap(({ hand }) => hand),
    ...blind.slice(1),
  ].map(({ id }) => id);

function nextAction(state: GameState): Action {
  const [seat] = toAct(state);
  if (seat === undefined) return state.phase === "DEALING" ? deal(stack({}, 0)) : { type: "OPEN_BIDDING" };
  if (state.phase === "FOLDING_DECISION") return seat === 2 ? fold(seat) : stay(seat);
  const action = legalActions(view(state, seat)).at(-1);
  if (action === undefined) throw new Error(`Seat ${seat} has no move`);
  return action;
}

test.each(HAND_PHASES)("BUCK-SHOW-1 in %s everybody sees their own hand and no other", (phase) => {
  const state = at(phase);
  for (const viewer of VIEWERS) {
    for (const player of view(state, viewer).players) {
      const own = player.position === viewer;
      expect(player.hand).toEqual(own ? state.players[player.position]?.hand : null);
    }
  }
});

test("BUCK-SHOW-1 no card of another hand can be found anywhere in a view, at any moment of a hand", () => {
  let looked = 0;
  for (const { state } of wholeHand<Types>(apply, run(table(), chooseDealer(0)), nextAction)) {
    for (const viewer of VIEWERS) expect(leaked(view(state, viewer), closedCards(state, viewer))).toEqual([]);
    looked += 1;
  }
  expect(looked).toBeGreaterThan(20);
});

test("BUCK-SHOW-2 what lies open is the same for everybody, and true", () => {
  const state = plays(at("PLAYING", { folded: [0], hands: { 1: "AS", 2: "KS", 3: "QS" } }), "AS KS QS");
  for (const viewer of VIEWERS) {
    const seen = view(state, viewer);
    expect({ ...seen, players: [] }).toEqual({ ...state, blind: null, viewer, players: [] });
    expect(seen.players.map(({ cardCount }) => cardCount)).toEqual([5, 4, 4, 4]);
    for (const player of state.players) {
      const { hand, ...rest } = player;
      expect(seen.players[player.position]).toMatchObject({ ...rest, cardCount: hand.length });
    }
  }
});

test.each(HAND_PHASES)("BUCK-SHOW-3 in %s the blind is closed, but for the turn-up", (phase) => {
  const state = at(phase, { turnUp: "9D" });
  for (const viewer of VIEWERS) {
    expect(view(state, viewer).blind).toBeNull();
    expect(view(state, viewer).turnUpCard?.id).toBe("DIAMONDS_9");
    expect(
      leaked(
        view(state, viewer),
        state.blind.slice(1).map(({ id }) => id),
      ),
    ).toEqual([]);
  }
});

test("BUCK-SHOW-4 you know your own decision, and nobody else can tell it from staying", () => {
  const before = at("FOLDING_DECISION", { bidder: 1 });
  const [folded, stayed] = [run(before, fold(2)), run(before, stay(2))];
  expect(view(folded, 2).players[2]?.folded).toBe(true);
  expect(view(stayed, 2).players[2]?.folded).toBe(false);
  for (const viewer of [0, 1, 3, "spectator"] as const) {
    expect(view(folded, viewer)).toEqual(view(stayed, viewer));
  }
});

test("BUCK-SHOW-4 when all have decided, everybody knows", () => {
  const state = run(at("FOLDING_DECISION", { bidder: 1 }), fold(2), stay(3), fold(0));
  for (const viewer of VIEWERS) {
    expect(view(state, viewer).players.map(({ folded }) => folded)).toEqual([true, false, true, false]);
  }
});

const closed = (state: GameState) =>
  POSITIONS.every((seat) => {
    const { players, blind } = view(state, seat);
    return blind === null && players.every(({ hand, position }) => (hand === null) === (position !== seat));
  });

test("BUCK-SHOW-5 folded hands and the blind stay closed after the hand and in the next", () => {
  const over = at("ROUND_OVER", { folded: [2] });
  expect(over.players[2]?.hand).toHaveLength(5);
  expect(closed(over)).toBe(true);
  expect(closed(run(over, { type: "NEXT_ROUND" }))).toBe(true);
  expect(closed(nextHand(over, "BIDDING"))).toBe(true);
});

test("BUCK-SHOW-5 nor is a hand that all passed, or one that was conceded, shown", () => {
  expect(closed(bids(at("BIDDING"), "PASS", "PASS", "PASS", "PASS"))).toBe(true);
  expect(closed(concede(run(table(), chooseDealer(0)), 1))).toBe(true);
});

test("BUCK-SHOW-5 when the game is over everything of the last hand is turned over", () => {
  const before = concede(run(table({ startScore: 10 }), chooseDealer(0)), 0);
  const state = concede(before, 0);
  expect(state.phase).toBe("GAME_OVER");
  for (const viewer of VIEWERS) {
    const seen = view(state, viewer);
    expect(seen.blind).toEqual(state.blind);
    expect(seen.players.map(({ hand }) => shorts(hand ?? []))).toEqual(
      state.players.map(({ hand }) => shorts(hand)),
    );
    expect(seen.players.every(({ hand }) => hand?.length === 5)).toBe(true);
  }
});

test("BUCK-SHOW-6 no announcement names a card that is still closed", () => {
  let heard = 0;
  for (const { state, events } of wholeHand<Types>(apply, run(table(), chooseDealer(0)), nextAction)) {
    expect(leaked(events, closedCards(state, "spectator"))).toEqual([]);
    heard += events.length;
  }
  expect(heard).toBeGreaterThan(20);
});
