import { POSITIONS } from "@buck/engine/testing";
import { buck } from "@buck/engine";
import { expect, test } from "vitest";
import { COMBINATIONS, moments } from "../test/games.ts";
import { buckDecision, buckEvent, buckOptions, buckView } from "./buck.ts";
import { decision, gameFrame } from "./games.ts";

const VIEWERS = [...POSITIONS, "spectator"] as const;
const overTheWire = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

/** One combination in so many is played; it shares no factor with the number of values of any house rule. */
const SAMPLE = 23;

/** The first hand under these house rules. */
function* beginning(seed: number, options: buck.Options) {
  for (const moment of moments(seed, options)) {
    if (moment.state.round > 1) return;
    yield moment;
  }
}

test.each([...VIEWERS.entries()])(
  "views pass unchanged under every combination of house rules (%i: for %s)",
  (turn, viewer) => {
    for (const [seed, options] of COMBINATIONS.entries()) {
      expect(buckOptions.parse(options)).toEqual(options);
      if (seed % SAMPLE !== turn) continue;
      for (const { state, events } of beginning(seed, options)) {
        const sent = overTheWire({ game: "buck", view: buck.view(state, viewer), events });
        expect(JSON.stringify(gameFrame.parse(sent)), `seed ${seed}`).toBe(JSON.stringify(sent));
      }
    }
  },
);

test("whole games pass, with every kind of event", () => {
  const happened = new Set<string>(["tied"]);
  for (const [seed, options] of COMBINATIONS.slice(0, 24).entries()) {
    for (const { state, events } of moments(seed, options)) {
      expect(buckView.safeParse(overTheWire(buck.view(state, 0))).error, `seed ${seed}`).toBeUndefined();
      for (const event of events) happened.add(buckEvent.parse(overTheWire(event)).type);
    }
  }
  const kinds = buckEvent.def.options.map((option) => option.def.innerType.def.shape.type.def.values[0]);
  expect(happened).toEqual(new Set(kinds));
});

test("a tie, which takes luck to see, passes too", () => {
  const tied: buck.Event = { type: "tied", positions: [0, 2] };
  expect(buckEvent.parse(overTheWire(tied))).toEqual(tied);
});

test("every legal decision passes, and nothing else that the engine calls an action", () => {
  const refused = new Set<string>();
  const passed = new Set<string>();
  for (const { state } of moments(2, buck.DEFAULT_OPTIONS)) {
    for (const position of POSITIONS) {
      for (const action of buck.legalActions(buck.view(state, position))) {
        const { success } = decision.safeParse(overTheWire(action));
        (success ? passed : refused).add(action.type);
      }
    }
  }
  expect([...passed].toSorted()).toEqual(["DECLARE_TRUMP", "FOLD_DECISION", "PLACE_BID", "PLAY_CARD"]);
  expect([...refused].toSorted()).toEqual(["NEW_GAME", "REMOVE_PLAYER"]);
});

test.each([
  { type: "DEAL", deck: [] },
  { type: "OPEN_BIDDING" },
  { type: "NEXT_ROUND" },
  { type: "CHOOSE_DEALER", dealerPosition: 0 },
  { type: "ADD_PLAYER", id: "a", name: "Ada" },
  { type: "PLACE_BID", playerPosition: 0, amount: 1 },
  { type: "PLACE_BID", playerPosition: 0, amount: "2" },
  { type: "PLACE_BID", playerPosition: 6, amount: 2 },
  { type: "PLACE_BID", playerPosition: "0", amount: 2 },
  { type: "DECLARE_TRUMP", playerPosition: 0, trumpSuit: "spades" },
  { type: "FOLD_DECISION", playerPosition: 0, folded: 1 },
  { type: "PLAY_CARD", playerPosition: 0, cardId: "SPADES_6" },
  { type: "PLAY_CARD", playerPosition: 0, cardId: "__proto__" },
  { type: "PLAY_CARD", playerPosition: 0 },
])("no decision of a player: $type %#", (action) => {
  expect(buckDecision.safeParse(action).success).toBe(false);
});

test("a state does not pass as a view", () => {
  for (const { state } of moments(2, buck.DEFAULT_OPTIONS)) {
    expect(buckView.safeParse(overTheWire(state)).success).toBe(false);
  }
});
