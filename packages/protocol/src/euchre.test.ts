import { POSITIONS } from "@buck/engine/testing";
import { euchre } from "@buck/engine";
import { describe, expect, test } from "vitest";
import { EUCHRE_RULES, euchreMoments } from "../test/euchreGames.ts";
import { euchreDecision, euchreEvent, euchreOptions, euchreView } from "./euchre.ts";
import { decision, gameFrame, rules } from "./games.ts";

const VIEWERS = [...POSITIONS, "spectator"] as const;
const PRESETS = Object.values(euchre.PRESETS);
const overTheWire = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

/** A few hands under these house rules. */
function* beginning(seed: number, options: euchre.Options) {
  for (const moment of euchreMoments(seed, options)) {
    if (moment.state.round > 3) return;
    yield moment;
  }
}

test.each([...VIEWERS.entries()])(
  "views pass unchanged under every house rule (%i: for %s)",
  (turn, viewer) => {
    for (const [seed, options] of EUCHRE_RULES.entries()) {
      expect(euchreOptions.parse(options)).toEqual(options);
      if (seed % VIEWERS.length !== turn) continue;
      for (const { state, events } of beginning(seed, options)) {
        const sent = overTheWire({ game: "euchre", view: euchre.view(state, viewer), events });
        expect(JSON.stringify(gameFrame.parse(sent)), `seed ${seed}`).toBe(JSON.stringify(sent));
      }
    }
  },
);

test("whole games pass, with every kind of event", () => {
  // It takes a hand of nines and tens to see one shown.
  const happened = new Set<string>(["farmersHandShown"]);
  const defended = { ...euchre.DEFAULT_OPTIONS, defendAlone: true };
  for (const [seed, options] of [...PRESETS, ...PRESETS, defended].entries()) {
    for (const { state, events } of euchreMoments(seed, options)) {
      expect(euchreView.safeParse(overTheWire(euchre.view(state, 0))).error, `seed ${seed}`).toBeUndefined();
      for (const event of events) happened.add(euchreEvent.parse(overTheWire(event)).type);
    }
  }
  const kinds = euchreEvent.def.options.map((option) => option.def.innerType.def.shape.type.def.values[0]);
  expect(happened).toEqual(new Set(kinds));
});

test("every legal decision passes, and nothing else that the engine calls an action", () => {
  const refused = new Set<string>();
  const passed = new Set<string>();
  for (const { state } of euchreMoments(2, euchre.DEFAULT_OPTIONS)) {
    for (const position of POSITIONS) {
      for (const action of euchre.legalActions(euchre.view(state, position))) {
        const { success } = decision.safeParse(overTheWire(action));
        (success ? passed : refused).add(action.type);
      }
    }
  }
  expect([...passed].toSorted()).toEqual(["CALL_TRUMP", "DISCARD", "PASS_TRUMP", "PLAY_CARD"]);
  expect([...refused].toSorted()).toEqual(["NEW_GAME", "REMOVE_PLAYER", "SWAP_PLAYERS"]);
});

test.each([
  { type: "DEAL", deck: [] },
  { type: "NEXT_ROUND" },
  { type: "CHOOSE_DEALER", dealerPosition: 0 },
  { type: "SWAP_PLAYERS", playerPosition: 0, otherPosition: 1 },
  { type: "CALL_TRUMP", playerPosition: 0, pickUp: false },
  { type: "CALL_TRUMP", playerPosition: 0, pickUp: undefined },
  { type: "CALL_TRUMP", playerPosition: 0, suit: "spades" },
  { type: "CALL_TRUMP", playerPosition: 0, suit: "SPADES", goAlone: 1 },
  { type: "CALL_TRUMP", playerPosition: 6, pickUp: true },
  { type: "CALL_TRUMP", pickUp: true },
  { type: "PASS_TRUMP" },
  { type: "PASS_TRUMP", playerPosition: 0, suit: "SPADES" },
  { type: "DISCARD", playerPosition: 0 },
  { type: "DISCARD", playerPosition: 0, cardId: "SPADES_6" },
  { type: "PLAY_CARD", playerPosition: 0, cardId: "__proto__" },
])("no decision of a player: $type %#", (action) => {
  expect(euchreDecision.safeParse(action).success).toBe(false);
});

test("a state does not pass as a view", () => {
  for (const { state } of euchreMoments(2, euchre.DEFAULT_OPTIONS)) {
    expect(euchreView.safeParse(overTheWire(state)).success).toBe(false);
  }
});

const passes = (changes: object) =>
  euchreOptions.safeParse({ ...euchre.DEFAULT_OPTIONS, ...changes }).success;

describe("house rules", () => {
  test.each([
    {},
    { targetScore: 1 },
    { targetScore: 1_000 },
    { canadian: true },
    { goingAlone: false },
    { lonerMarchScore: 5, lonerEuchredScore: 4 },
  ])("pass: %j", (changes) => {
    expect(passes(changes)).toBe(true);
  });

  test.each([
    { canadian: true, goingAlone: false },
    { targetScore: 0 },
    { targetScore: 1_001 },
    { targetScore: 10.5 },
    { targetScore: "10" },
    { stickTheDealer: "yes" },
    { afterAllPass: "stick" },
    { firstDealer: 0 },
    { lonerMarchScore: -4 },
    { lonerEuchredScore: null },
    { startScore: 15 },
  ])("are refused: %j", (changes) => {
    expect(passes(changes)).toBe(false);
  });

  test.each(Object.keys(euchre.recordedOptions(euchre.DEFAULT_OPTIONS)))(
    "are whole: not without %s",
    (name) => {
      const { [name]: _, ...rest }: Record<string, unknown> = { ...euchre.DEFAULT_OPTIONS };
      expect(euchreOptions.safeParse(rest).success).toBe(false);
    },
  );

  test("that came later are the usual ones where nobody names them", () => {
    const named = euchre.recordedOptions(euchre.DEFAULT_OPTIONS);
    expect(Object.keys(named)).not.toContain("endsAfterHands");
    expect(euchreOptions.parse(named)).toEqual(euchre.DEFAULT_OPTIONS);
  });

  test("of one game are not those of the other", () => {
    expect(rules.safeParse({ game: "euchre", options: euchre.DEFAULT_OPTIONS }).success).toBe(true);
    expect(rules.safeParse({ game: "buck", options: euchre.DEFAULT_OPTIONS }).success).toBe(false);
  });
});
