import { POSITIONS } from "@buck/engine/testing";
import { buck, euchre, othersClockwise, SUITS } from "@buck/engine";
import type { CardId } from "@buck/engine";
import { expect, test } from "vitest";
import { seeded, shuffled } from "../../test/chance.ts";
import { randomCard } from "../../test/deals.ts";
import { deckOf } from "./lanes.ts";
import { HandInPlay, nextSeat, stepsTo } from "./play.ts";

const DEALS = 150;

/** What both games have in common while tricks are played. */
interface Table {
  readonly phase: string;
  readonly trumpSuit: (typeof SUITS)[number] | null;
  readonly currentPlayerPosition: number | null;
  readonly players: readonly {
    readonly hand: readonly { readonly id: CardId }[];
    readonly tricksTaken: number;
  }[];
}

/** Plays a hand in the engine and in the kernel at once: the same turn, the same legal cards, the same tricks. */
function expectSameHand<State extends Table>(
  start: State,
  rules: { readonly active: number; readonly legal: (state: State) => readonly CardId[] },
  apply: (state: State, cardId: CardId) => State,
  random: (below: number) => number,
): State {
  const deck = deckOf(start.players.length);
  const layout = deck.under(SUITS.findIndex((suit) => suit === start.trumpSuit));
  const hands = start.players.map(({ hand }) => layout.lanesOf(deck.packOf(hand)));
  const play = new HandInPlay(layout).open(hands, rules.active, start.currentPlayerPosition ?? 0);
  let state = start;
  while (state.phase === "PLAYING") {
    expect(play.seat).toBe(state.currentPlayerPosition);
    const legal = layout.cardsIn(play.legal()).map(({ id }) => id);
    expect(legal.toSorted()).toEqual(rules.legal(state).toSorted());
    const bit = randomCard(random, play.legal());
    play.play(bit);
    state = apply(state, layout.cardAt(bit).id);
    expect(Array.from(play.taken.subarray(0, deck.seats))).toEqual(
      state.players.map(({ tricksTaken }) => tricksTaken),
    );
  }
  expect(play.tricksLeft).toBe(0);
  return state;
}

function mustBuck(state: buck.GameState, action: buck.Action): buck.GameState {
  const result = buck.apply(state, action);
  if (!result.ok) throw new Error(result.code);
  return result.state;
}

function mustEuchre(state: euchre.GameState, action: euchre.Action): euchre.GameState {
  const result = euchre.apply(state, action);
  if (!result.ok) throw new Error(result.code);
  return result.state;
}

const cardIds = (actions: readonly (buck.Action | euchre.Action)[]) =>
  actions.flatMap((action) => (action.type === "PLAY_CARD" ? action.cardId : []));

const PLAYERS = buck.OPTION_VALUES.players;

test.each(PLAYERS)(
  "Buck Euchre: the engine and the kernel play the same hands with %i players",
  (players) => {
    const positions = buck.seats({ ...buck.DEFAULT_OPTIONS, players });
    for (let seed = 0; seed < DEALS; seed += 1) {
      const random = seeded(seed);
      let state = buck.create({ players });
      for (const seat of positions)
        state = mustBuck(state, { type: "ADD_PLAYER", id: `p${seat}`, name: `P${seat}` });
      state = mustBuck(state, { type: "CHOOSE_DEALER", dealerPosition: 0 });
      state = mustBuck(state, { type: "DEAL", deck: shuffled(random, players) });
      state = mustBuck(state, { type: "OPEN_BIDDING" });
      state = mustBuck(state, { type: "PLACE_BID", playerPosition: 1, amount: 5 });
      const others = othersClockwise(1, positions);
      const folds = others.filter(() => !state.isClubsTurnUp && random(3) === 0);
      if (!state.isClubsTurnUp) {
        const trumpSuit = SUITS[random(SUITS.length)] ?? "SPADES";
        state = mustBuck(state, { type: "DECLARE_TRUMP", playerPosition: 1, trumpSuit });
        for (const playerPosition of others) {
          state = mustBuck(state, {
            type: "FOLD_DECISION",
            playerPosition,
            folded: folds.includes(playerPosition),
          });
        }
      }
      const active = folds.reduce((seats, seat) => seats & ~(1 << seat), deckOf(players).everybody);
      const legal = (now: buck.GameState) =>
        cardIds(buck.legalActions(buck.view(now, now.currentPlayerPosition ?? 0)));
      const apply = (now: buck.GameState, cardId: CardId) =>
        mustBuck(now, { type: "PLAY_CARD", playerPosition: now.currentPlayerPosition ?? 0, cardId });
      if (state.phase === "PLAYING") state = expectSameHand(state, { active, legal }, apply, random);
      expect(state.phase, `seed ${seed}`).not.toBe("PLAYING");
    }
  },
);

test("classic Euchre: the engine and the kernel play the same hands, with somebody alone too", () => {
  for (let seed = 0; seed < DEALS; seed += 1) {
    const random = seeded(seed);
    let state = euchre.create();
    for (const seat of POSITIONS)
      state = mustEuchre(state, { type: "ADD_PLAYER", id: `p${seat}`, name: `P${seat}` });
    state = mustEuchre(state, { type: "CHOOSE_DEALER", dealerPosition: 0 });
    state = mustEuchre(state, { type: "DEAL", deck: shuffled(random) });
    const goAlone = random(3) === 0;
    state = mustEuchre(state, { type: "CALL_TRUMP", playerPosition: 1, pickUp: true, goAlone });
    const [discarded] = state.players[0]?.hand ?? [];
    if (discarded === undefined) throw new Error("the dealer has no cards");
    state = mustEuchre(state, { type: "DISCARD", playerPosition: 0, cardId: discarded.id });
    const { everybody } = deckOf(POSITIONS.length);
    const active = goAlone ? everybody & ~(1 << 3) : everybody;
    const legal = (now: euchre.GameState) =>
      cardIds(euchre.legalActions(euchre.view(now, now.currentPlayerPosition ?? 0)));
    const apply = (now: euchre.GameState, cardId: CardId) =>
      mustEuchre(now, { type: "PLAY_CARD", playerPosition: now.currentPlayerPosition ?? 0, cardId });
    expect(expectSameHand(state, { active, legal }, apply, random).phase, `seed ${seed}`).toBe("ROUND_OVER");
  }
});

test.each([
  [0, 0b111111, 1],
  [5, 0b111111, 0],
  [2, 0b100101, 5],
  [5, 0b100100, 2],
  [3, 0b001000, 3],
])("after seat %i among %i comes seat %i", (seat, active, next) => {
  expect(nextSeat(seat, active)).toBe(next);
});

test.each([
  [2, 2, 6, 0],
  [1, 4, 5, 2],
  [0, 2, 3, 1],
])("it is from seat %i, led by seat %i of %i, so many steps: %i", (seat, from, seats, steps) => {
  expect(stepsTo(seat, from, seats)).toBe(steps);
});
