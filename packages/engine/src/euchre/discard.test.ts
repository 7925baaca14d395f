import { POSITIONS } from "../../test/four.ts";
import { expect, test } from "vitest";
import {
  answer,
  at,
  call,
  card,
  discard,
  eventsOf,
  lay,
  orderUp,
  passes,
  run,
  shorts,
} from "../../test/euchre/builders.ts";
import { toAct, view } from "./index.ts";

const picked = (caller: 0 | 1 | 2 | 3 = 1) =>
  at("DEALER_DISCARD", { caller, turnUp: "KH", under: "QC JC JS", hands: { 0: "9H AD 10D KS 9C" } });

test.each(POSITIONS)("EUCHRE-DISCARD-1 ordered up by seat %i, the dealer takes the turn-up", (caller) => {
  const state = picked(caller);
  expect(shorts(state.players[0]?.hand ?? [])).toBe("9H AD 10D KS 9C KH");
  expect(shorts(state.kitty)).toBe("QC JC JS");
  expect(state).toMatchObject({ dealerPickedUp: card("KH"), turnUpCard: card("KH") });
  expect(toAct(state)).toEqual([0]);
});

test("EUCHRE-DISCARD-1 that the card is taken is announced", () => {
  expect(eventsOf(at("ROUND1", { turnUp: "KH" }), orderUp(1)).at(-1)).toEqual({
    type: "pickedUp",
    playerPosition: 0,
    card: card("KH"),
  });
});

test.each(["9H", "AD", "10D", "KS", "9C", "KH"])("EUCHRE-DISCARD-2 the dealer may discard %s", (short) => {
  const state = run(picked(), discard(0, short));
  const kept = "9H AD 10D KS 9C KH".split(" ").filter((held) => held !== short);
  expect(shorts(state.players[0]?.hand ?? [])).toBe(kept.join(" "));
  expect(state).toMatchObject({ phase: "PLAYING", discard: card(short), currentPlayerPosition: 1 });
});

test.each(["QC", "JC", "AS"])("EUCHRE-DISCARD-2 %s is not the dealer's to discard", (short) => {
  expect(answer(picked(), discard(0, short))).toBe("INVALID_CARD");
});

test("EUCHRE-DISCARD-3 nobody else discards", () => {
  const state = picked();
  for (const seat of [1, 2, 3] as const) {
    const [own] = state.players[seat]?.hand ?? [];
    expect(answer(state, discard(seat, shorts(own === undefined ? [] : [own])))).toBe("NOT_DEALER");
  }
});

test("EUCHRE-DISCARD-3 nothing is played until it is done, and nothing discarded afterwards", () => {
  const state = picked();
  const [led] = state.players[1]?.hand ?? [];
  expect(answer(state, { type: "PLAY_CARD", playerPosition: 1, cardId: led?.id })).toBe("WRONG_PHASE");
  expect(answer(state, lay(0, "KH"))).toBe("WRONG_PHASE");
  const playing = run(state, discard(0, "9C"));
  expect(answer(playing, discard(0, "9H"))).toBe("WRONG_PHASE");
  expect(answer(playing, discard(2, "9H"))).toBe("NOT_DEALER");
});

test("EUCHRE-DISCARD-4 the discard lies in the kitty in the place of the turn-up", () => {
  const state = run(picked(), discard(0, "9C"));
  expect(shorts(state.kitty)).toBe("9C QC JC JS");
  expect(answer(state, lay(0, "9C"))).toBe("NOT_YOUR_TURN");
});

test("EUCHRE-DISCARD-4 only the dealer knows what it was", () => {
  const state = run(picked(), discard(0, "9C"));
  expect(view(state, 0).discard).toEqual(card("9C"));
  for (const viewer of [1, 2, 3, "spectator"] as const) expect(view(state, viewer).discard).toBeNull();
  expect(eventsOf(picked(), discard(0, "9C"))).toEqual([
    { type: "discarded", playerPosition: 0 },
    { type: "playOpened", playerPosition: 1 },
  ]);
});

test("EUCHRE-DISCARD-5 a dealer who sits out neither takes nor discards", () => {
  const state = at("PLAYING", { caller: 2, company: "alone", turnUp: "KH", under: "QC JC JS" });
  expect(shorts(state.kitty)).toBe("KH QC JC JS");
  expect(state).toMatchObject({
    trumpSuit: "HEARTS",
    dealerPickedUp: null,
    discard: null,
    inactivePosition: 0,
  });
  expect(state.players[0]?.hand).toHaveLength(5);
  expect(state.currentPlayerPosition).toBe(1);
});

test("EUCHRE-DISCARD-5 then nobody picks up in what is announced", () => {
  const state = passes(at("ROUND1", { turnUp: "KH" }), 1);
  expect(eventsOf(state, orderUp(2, "alone")).map(({ type }) => type)).toEqual([
    "orderedUp",
    "sitsOut",
    "playOpened",
  ]);
});

test.each([1, 3, 0] as const)(
  "EUCHRE-DISCARD-5 when seat %i is alone the dealer discards as always",
  (caller) => {
    const state = at("DEALER_DISCARD", { caller, company: "alone", turnUp: "KH" });
    expect(toAct(state)).toEqual([0]);
    expect(state.dealerPickedUp).toEqual(card("KH"));
  },
);

test("EUCHRE-DISCARD-6 in the second round the play begins at once", () => {
  const state = run(passes(at("ROUND1", { turnUp: "KH", under: "QC JC JS" }), 4), call(1, "CLUBS"));
  expect(state).toMatchObject({ phase: "PLAYING", dealerPickedUp: null, discard: null });
  expect(shorts(state.kitty)).toBe("KH QC JC JS");
  expect(state.players.map(({ hand }) => hand.length)).toEqual([5, 5, 5, 5]);
});
