import { POSITIONS } from "../../test/four.ts";
import { expect, test } from "vitest";
import {
  at,
  card,
  chooseDealer,
  deal,
  discard,
  march,
  nextHand,
  nextRound,
  passes,
  plays,
  run,
  shorts,
  stack,
  table,
} from "../../test/euchre/builders.ts";
import { leaked, wholeHand } from "../../test/wholeHand.ts";
import { apply, legalActions, toAct, view } from "./index.ts";
import type { Viewer } from "../index.ts";
import type { Action, GameState, Types } from "./index.ts";

const VIEWERS: readonly Viewer[] = [...POSITIONS, "spectator"];
const MOMENTS: readonly [string, () => GameState][] = [
  ["ROUND1", () => at("ROUND1")],
  ["ROUND2", () => passes(at("ROUND1"), 4)],
  ["DEALER_DISCARD", () => at("DEALER_DISCARD")],
  ["PLAYING", () => at("PLAYING")],
  ["a lone hand", () => at("PLAYING", { company: "alone" })],
];

/** The cards that somebody outside may not know: all hands, and what lies in the kitty. The turn-up is known. */
const closedCards = ({ players, kitty, turnUpCard }: GameState, viewer: Viewer) =>
  [...players.filter(({ position }) => position !== viewer).flatMap(({ hand }) => hand), ...kitty]
    .map(({ id }) => id)
    .filter((id) => id !== turnUpCard?.id);

function nextAction(state: GameState): Action {
  const [seat] = toAct(state);
  if (seat === undefined) return deal(stack({ turnUp: "9H" }, 0));
  // The last move offered is an order to play alone, so that somebody sits out; the fifth card is what Ada discards.
  const action = legalActions(view(state, seat)).at(state.phase === "DEALER_DISCARD" ? 4 : -1);
  if (action === undefined) throw new Error(`Seat ${seat} has no move`);
  return action;
}

test.each(MOMENTS)("EUCHRE-SHOW-1 in %s everybody sees their own hand and no other", (_, moment) => {
  const state = moment();
  for (const viewer of VIEWERS) {
    for (const player of view(state, viewer).players) {
      const own = player.position === viewer;
      expect(player.hand).toEqual(own ? state.players[player.position]?.hand : null);
    }
  }
});

test("EUCHRE-SHOW-1 no closed card can be found anywhere in another's view, at any moment of a hand", () => {
  let looked = 0;
  for (const { state } of wholeHand<Types>(apply, run(table(), chooseDealer(0)), nextAction)) {
    for (const viewer of VIEWERS) {
      const closed = closedCards(state, viewer).filter((id) => viewer !== 0 || id !== state.discard?.id);
      expect(leaked(view(state, viewer), closed)).toEqual([]);
    }
    looked += 1;
  }
  expect(looked).toBeGreaterThan(15);
});

test("EUCHRE-SHOW-2 what lies open is the same for everybody, and true", () => {
  const playing = at("PLAYING", { company: "alone", hands: { 1: "AS", 2: "KS", 0: "QS" }, turnUp: "9H" });
  const state = plays(playing, "AS KS QS");
  for (const viewer of VIEWERS) {
    const seen = view(state, viewer);
    expect({ ...seen, players: [], discard: null }).toEqual({
      ...state,
      viewer,
      players: [],
      kitty: null,
      discard: null,
    });
    expect(seen.players.map(({ cardCount }) => cardCount)).toEqual([4, 4, 4, 5]);
    for (const { hand, ...rest } of state.players) {
      expect(seen.players[rest.position]).toMatchObject({ ...rest, cardCount: hand.length });
    }
  }
});

test("EUCHRE-SHOW-2 the turn-up is open, turned down or taken", () => {
  const turned = at("ROUND1", { turnUp: "9H" });
  const moments = [
    turned,
    passes(turned, 4),
    at("DEALER_DISCARD", { turnUp: "9H" }),
    at("PLAYING", { turnUp: "9H" }),
  ];
  for (const state of moments) {
    for (const viewer of VIEWERS) expect(view(state, viewer).turnUpCard).toEqual(card("9H"));
  }
});

test.each(MOMENTS)("EUCHRE-SHOW-3 in %s the kitty is closed", (_, moment) => {
  for (const viewer of VIEWERS) expect(view(moment(), viewer).kitty).toBeNull();
});

const discarded = () => run(at("DEALER_DISCARD", { turnUp: "9H", hands: { 0: "9S" } }), discard(0, "9S"));
const knowers = (state: GameState) => VIEWERS.filter((viewer) => view(state, viewer).discard !== null);

test("EUCHRE-SHOW-4 the discard is the dealer's secret as long as the hand lies there", () => {
  expect(view(discarded(), 0).discard).toEqual(card("9S"));
  const over = at("ROUND_OVER", { turnUp: "9H" });
  const moments = [discarded(), over, run(over, nextRound)];
  expect(moments.map(knowers)).toEqual([[0], [0], [0]]);
  expect(knowers(nextHand(over, "ROUND1"))).toEqual([]);
});

test.each([0, 1, 2, 3] as const)(
  "EUCHRE-SHOW-4 dealer %i knows it, and who deals next does not",
  (dealer) => {
    const over = at("ROUND_OVER", { turnUp: "9H", dealer });
    expect([knowers(over), knowers(run(over, nextRound))]).toEqual([[dealer], [dealer]]);
  },
);

test("EUCHRE-SHOW-4 nobody else can tell one discard from another, nor from the turn-up", () => {
  const hands = { 0: "9S 10S QC KC AC" };
  const before = at("DEALER_DISCARD", { turnUp: "9H", hands });
  const afterwards = ["9S", "AC", "9H"].map((short) => run(before, discard(0, short)));
  for (const viewer of [1, 2, 3, "spectator"] as const) {
    const [one, ...others] = afterwards.map((state) => view(state, viewer));
    for (const other of others) expect(other).toEqual(one);
  }
});

const closed = (state: GameState) =>
  VIEWERS.every((viewer) => {
    const { players, kitty } = view(state, viewer);
    return kitty === null && players.every(({ hand, position }) => (hand === null) === (position !== viewer));
  });

test("EUCHRE-SHOW-5 who sat out and the kitty stay closed after the hand and in the next", () => {
  const over = at("ROUND_OVER", { company: "alone" });
  expect(over.players[3]?.hand).toHaveLength(5);
  expect(closed(over)).toBe(true);
  expect(closed(run(over, nextRound))).toBe(true);
  expect(closed(nextHand(over, "ROUND1"))).toBe(true);
});

test("EUCHRE-SHOW-5 nor is a hand that all passed shown", () => {
  expect(closed(passes(at("ROUND1", { options: { stickTheDealer: false } }), 8))).toBe(true);
});

test("EUCHRE-SHOW-5 when the game is over everything of the last hand is turned over", () => {
  const state = march(run(table({ targetScore: 1 }), chooseDealer(0)), 1, "alone");
  expect(state.phase).toBe("GAME_OVER");
  for (const viewer of VIEWERS) {
    const seen = view(state, viewer);
    expect(seen.kitty).toEqual(state.kitty);
    expect(seen.discard).toEqual(card("9H"));
    expect(seen.players.map(({ hand }) => shorts(hand ?? []))).toEqual(
      state.players.map(({ hand }) => shorts(hand)),
    );
    expect(seen.players[3]?.hand).toHaveLength(5);
  }
});

test("EUCHRE-SHOW-6 no announcement names a card that is still closed", () => {
  let heard = 0;
  for (const { state, events } of wholeHand<Types>(apply, run(table(), chooseDealer(0)), nextAction)) {
    expect(leaked(events, closedCards(state, "spectator"))).toEqual([]);
    heard += events.length;
  }
  expect(heard).toBeGreaterThan(20);
});
