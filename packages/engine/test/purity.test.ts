import { describe, expect, test } from "vitest";
import { buck, decodeRecord, encodeRecord, recordOf, replay } from "../src/index.ts";
import type { GameRecord } from "../src/index.ts";
import { COMBINATIONS } from "./combinations.ts";
import { playGame } from "./driver.ts";
import type { Step } from "./driver.ts";
import { deepFreeze } from "./freeze.ts";

const GAMES = Array.from({ length: 16 }, (_, seed) => ({
  seed: seed + 900,
  options: COMBINATIONS[(seed * 37) % COMBINATIONS.length] ?? buck.DEFAULT_OPTIONS,
}));

function play(game: (typeof GAMES)[number]): {
  readonly record: GameRecord<"buck">;
  readonly steps: readonly Step[];
} {
  const steps: Step[] = [];
  const { actions } = playGame({ ...game, rematches: 1, onStep: (step) => void steps.push(step) });
  return { record: deepFreeze(recordOf("buck", game.options, actions)), steps };
}

function statesOf(record: GameRecord<"buck">): readonly buck.GameState[] {
  const result = replay(record);
  if (!result.ok) throw new Error(`Action ${result.index} is refused: ${result.code}`);
  return result.states;
}

function copy<T>(value: T): T {
  return structuredClone(value);
}

describe.each(GAMES)("%j", (game) => {
  const { record, steps } = play(game);

  test("the same record replays to the same states and events, again and again", () => {
    const played = {
      ok: true,
      states: [buck.create(game.options), ...steps.map(({ after }) => after)],
      events: steps.map(({ events }) => events),
    };
    expect(JSON.stringify(replay(record))).toBe(JSON.stringify(played));
    expect(JSON.stringify(replay(copy(record)))).toBe(JSON.stringify(played));
  });

  test("a record survives being written down and read", () => {
    const text = encodeRecord(record);
    expect(decodeRecord(text)).toEqual({ ok: true, record });
    expect(text).toBe(encodeRecord(copy(record)));
  });

  test("a state survives being written down and read in the middle of a game", () => {
    for (const { before, action, after, events } of steps) {
      const result = buck.apply(copy(before), action);
      expect(JSON.stringify(result), `action ${action.type}`).toBe(
        JSON.stringify({ ok: true, state: after, events }),
      );
    }
  });

  test("a view that came over the wire serves as well as the one that was sent", () => {
    for (const { after } of steps) {
      const view = buck.view(after, buck.toAct(after)[0] ?? 0);
      expect(knowledge(copy(view))).toBe(knowledge(deepFreeze(view)));
    }
  });
});

/** All a client works out from its view. */
function knowledge(view: buck.View): string {
  const reasons = buck.ownHand(view).map(({ id }) => buck.whyNotPlayable(view, id));
  return JSON.stringify([buck.derive(view), buck.legalActions(view), buck.outcome(view), reasons]);
}

interface Forgery {
  readonly forgery: string;
  readonly type: buck.Action["type"];
  readonly forge: (action: buck.Action, before: buck.GameState) => unknown;
}

const FORGERIES: readonly Forgery[] = [
  {
    forgery: "a deck with one card twice",
    type: "DEAL",
    forge: (action) =>
      action.type === "DEAL" ? { ...action, deck: [action.deck[1], ...action.deck.slice(1)] } : action,
  },
  { forgery: "a bid out of turn", type: "PLACE_BID", forge: nextSeat },
  {
    forgery: "a bid that is none",
    type: "PLACE_BID",
    forge: (action) => ({ ...action, amount: 6 }),
  },
  { forgery: "trump declared by another", type: "DECLARE_TRUMP", forge: nextSeat },
  {
    forgery: "a card from another hand",
    type: "PLAY_CARD",
    forge: (action, { blind }) => ({ ...action, cardId: blind[3]?.id }),
  },
  { forgery: "a card out of turn", type: "PLAY_CARD", forge: nextSeat },
  { forgery: "an action of another game", type: "OPEN_BIDDING", forge: () => ({ type: "GO_ALONE" }) },
  { forgery: "nothing at all", type: "NEXT_ROUND", forge: () => null },
];

function nextSeat(action: buck.Action): unknown {
  return "playerPosition" in action
    ? { ...action, playerPosition: ((action.playerPosition ?? 0) + 1) % 4 }
    : action;
}

describe("a record that was tampered with is refused at the first wrong action", () => {
  const { record } = play({ seed: 5, options: buck.DEFAULT_OPTIONS });
  const states = statesOf(record);

  /** Through the text, because that is how a forged record arrives. */
  function forged(index: number, forgery: unknown): GameRecord {
    const actions = record.actions.map((action, each): unknown => (each === index ? forgery : action));
    const decoded = decodeRecord(JSON.stringify({ ...record, actions }));
    if (!decoded.ok) throw new Error(decoded.message);
    return decoded.record;
  }

  test.each(FORGERIES)("$forgery", ({ type, forge }) => {
    record.actions.forEach((action, index) => {
      const before = states[index];
      if (action.type !== type || before === undefined) return;
      const result = replay(forged(index, forge(action, before)));
      expect(result).toMatchObject({
        ok: false,
        index,
        code: expect.any(String),
        message: expect.any(String),
      });
    });
    expect(record.actions.some((action) => action.type === type)).toBe(true);
  });

  test("an action left out", () => {
    const index = record.actions.findIndex(({ type }) => type === "OPEN_BIDDING");
    expect(replay({ ...record, actions: record.actions.toSpliced(index, 1) })).toMatchObject({
      ok: false,
      index,
    });
  });

  test("an action done twice", () => {
    const index = record.actions.findIndex(({ type }) => type === "DEAL");
    const twice = record.actions.toSpliced(index, 0, ...record.actions.slice(index, index + 1));
    expect(replay({ ...record, actions: twice })).toMatchObject({ ok: false, index: index + 1 });
  });
});

describe("a text that is no record is refused with a code", () => {
  const fine = recordOf("buck", buck.DEFAULT_OPTIONS, []);

  test.each([
    ["nothing", ""],
    ["half a record", encodeRecord(fine).slice(0, -1)],
    ["a list", "[]"],
    ["null", "null"],
    ["another format", JSON.stringify({ ...fine, format: "pgn" })],
    ["a version to come", JSON.stringify({ ...fine, version: 2 })],
    ["another game", JSON.stringify({ ...fine, game: "bridge" })],
    ["a game named like a property of every object", JSON.stringify({ ...fine, game: "constructor" })],
    ["no actions", JSON.stringify({ ...fine, actions: undefined })],
    ["actions that are no list", JSON.stringify({ ...fine, actions: { length: 0 } })],
    ["an unknown option", JSON.stringify({ ...fine, options: { jokers: 2 } })],
    ["an option with an unknown value", JSON.stringify({ ...fine, options: { startScore: 16 } })],
    [
      "an option from the prototype",
      `{"format":"buck-euchre-record","version":1,"game":"buck","options":{"__proto__":{"startScore":1}},"actions":[]}`,
    ],
  ])("%s", (_, text) => {
    expect(decodeRecord(text)).toMatchObject({
      ok: false,
      code: expect.stringMatching(/^[A-Z_]+$/),
      message: expect.stringMatching(/\S/),
    });
  });
});
