import { expect, test } from "vitest";
import { deckFor } from "../deck.ts";
import type { Card } from "../cards.ts";
import { apply, create, legalActions, nextTableAction, seats, toAct, view } from "./index.ts";
import type { GameState, Options } from "./index.ts";

type Players = Options["players"];
const NUMBERS: readonly Players[] = [3, 4, 5, 6];
const FROM_THE_LEFT = { 3: [1, 2, 0], 4: [1, 2, 3, 0], 5: [1, 2, 3, 4, 0], 6: [1, 2, 3, 4, 5, 0] } as const;

const ids = (cards: readonly Card[]) => cards.map(({ id }) => id);
/** Clubs on top, so that none is turned up. */
function deckOf(players: number) {
  const upsideDown = ids(deckFor(players)).toReversed();
  return upsideDown.toSorted((a, b) => Number(b.startsWith("CLUBS")) - Number(a.startsWith("CLUBS")));
}

function run(state: GameState, ...actions: readonly object[]): GameState {
  return actions.reduce<GameState>((before, action) => {
    const result = apply(before, action);
    if (!result.ok) throw new Error(`${JSON.stringify(action)}: ${result.code}`);
    return result.state;
  }, state);
}

function full(players: Players): GameState {
  const guests = seats({ ...create().options, players });
  return run(
    create({ players }),
    ...guests.map((seat) => ({ type: "ADD_PLAYER", id: `p${seat}`, name: `P${seat}` })),
  );
}

/** Seat 0 has dealt, and the bidding is open. */
function dealt(players: Players): GameState {
  return run(
    full(players),
    { type: "CHOOSE_DEALER", dealerPosition: 0 },
    {
      type: "DEAL",
      deck: deckOf(players),
    },
    { type: "OPEN_BIDDING" },
  );
}

function codeOf(state: GameState, action: object): string {
  const result = apply(state, action);
  return result.ok ? "accepted" : result.code;
}

test.each(NUMBERS)("BUCK-PLAYERS-1 %i players, and no seat more", (players) => {
  const state = full(players);
  expect(state.phase).toBe("DEALING");
  expect(state.players.map(({ position }) => position)).toEqual([0, 1, 2, 3, 4, 5].slice(0, players));
  expect(nextTableAction(state)).toMatchObject({ chance: state.players.map(({ position }) => position) });
  expect(apply(state, { type: "ADD_PLAYER", id: "late", name: "Late" })).toMatchObject({
    code: "TABLE_FULL",
    seats: players,
  });
});

test.each([
  [3, 20, "10"],
  [4, 24, "9"],
  [5, 28, "8"],
  [6, 32, "7"],
] as const)("BUCK-PLAYERS-2 %i play with %i cards from the %s up", (players, cards, lowest) => {
  const deck = deckFor(players);
  expect(new Set(ids(deck)).size).toBe(cards);
  expect(deck[0]?.rank).toBe(lowest);
});

test("BUCK-PLAYERS-2 the eight ranks below the nine, and the seven below the eight", () => {
  const spades = ids(deckFor(6)).slice(0, 4);
  expect(spades).toEqual(["SPADES_7", "SPADES_8", "SPADES_9", "SPADES_10"]);
});

test.each([
  [3, "abc de fgh / ij klm no", 5],
  [5, "abc de fgh ij klm / no pqr st uvw xy", 3],
  [6, "abc de fgh ij klm no / pq rst uv wxy zA BCD", 2],
] as const)("BUCK-PLAYERS-3 the batches for %i: %s", (players, batches, left) => {
  const state = dealt(players);
  const order = batches.replaceAll(/[ /]/g, "");
  const deck = deckOf(players);
  const [first = [], second = []] = batches.split(" / ").map((round) => round.split(" "));
  for (const [turn, seat] of FROM_THE_LEFT[players].entries()) {
    const letters = `${first[turn]}${second[turn]}`.split("");
    expect(ids(state.players[seat]?.hand ?? [])).toEqual(
      letters.map((letter) => deck[order.indexOf(letter)]),
    );
  }
  expect(ids(state.blind)).toEqual(deck.slice(-left));
  expect(state.turnUpCard?.id).toBe(deck.at(-left));
});

test.each(NUMBERS)(
  "BUCK-PLAYERS-4 with %i all pass, or all but the bidder decide, and a trick has a card of each",
  (players) => {
    const state = dealt(players);
    const order = FROM_THE_LEFT[players];
    const passes = order.map((playerPosition) => ({ type: "PLACE_BID", playerPosition, amount: "PASS" }));
    expect(run(state, ...passes)).toMatchObject({ phase: "DEALING", dealerPosition: 1 });
    const [bidder, ...others] = order;
    const declared = run(
      state,
      { type: "PLACE_BID", playerPosition: bidder, amount: 2 },
      ...passes.slice(1),
      { type: "DECLARE_TRUMP", playerPosition: bidder, trumpSuit: "HEARTS" },
    );
    expect(toAct(declared)).toEqual(others);
    let playing = run(
      declared,
      ...others.map((playerPosition) => ({ type: "FOLD_DECISION", playerPosition, folded: false })),
    );
    for (const seat of order) {
      expect(toAct(playing)).toEqual([seat]);
      const [first] = legalActions(view(playing, seat));
      playing = run(playing, first ?? {});
    }
    expect(playing.tricks.map(({ cards }) => cards.length)).toEqual([players]);
  },
);

test.each(NUMBERS)("BUCK-PLAYERS-5 with %i there is no seat and no deck of another table", (players) => {
  const state = run(full(players), { type: "CHOOSE_DEALER", dealerPosition: 0 });
  expect(codeOf(state, { type: "REMOVE_PLAYER", playerPosition: players })).toBe("INVALID_POSITION");
  expect(codeOf(full(players), { type: "CHOOSE_DEALER", dealerPosition: players })).toBe("INVALID_POSITION");
  for (const other of NUMBERS.filter((each) => each !== players)) {
    expect(apply(state, { type: "DEAL", deck: deckOf(other) })).toMatchObject({
      code: "NOT_A_FULL_DECK",
      cards: 4 * (players + 2),
    });
  }
  expect(apply(state, { type: "DEAL", deck: null })).toMatchObject({ cards: 4 * (players + 2) });
});

test.each(NUMBERS)("BUCK-OPT-9 players: %i is a choice, and no other number is", (players) => {
  expect(create({ players }).options.players).toBe(players);
});
