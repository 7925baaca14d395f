import { readFileSync } from "node:fs";
import { buck, euchre } from "@buck/engine";
import type { Position } from "@buck/engine";
import { chooseDealer, deal, EVERYBODY_JOINS, hand, join, stack } from "@buck/engine/testing";
import { describe, expect, test } from "vitest";
import { replayed } from "../../test/egn.ts";
import { exportEgn, recordOf } from "../index.ts";
import type { EgnAbout } from "../index.ts";

const call = (playerPosition: Position): euchre.Action => ({
  type: "CALL_TRUMP",
  playerPosition,
  pickUp: true,
});
const discard = (playerPosition: Position, card: string): euchre.Action[] =>
  hand(card).map(({ id }) => ({ type: "DISCARD", playerPosition, cardId: id }));

const EVERYBODY_PASSES = ([1, 2, 3, 0, 1, 2, 3, 0] as const).map((playerPosition): euchre.Action => ({
  type: "PASS_TRUMP",
  playerPosition,
}));

/** Ada deals, Ben orders up, and his side takes all five tricks: the whole game, to two points. */
function shortGame({ passedOut = 0 } = {}) {
  const hands = { 0: "QH 10H AD KD 9C", 1: "JH AH KH AS 9S", 2: "10S QS 10C 10D 9D", 3: "KS JS QC KC QD" };
  const dealt = deal(stack({ hands, turnUp: "9H" }, 0));
  const start: readonly euchre.Action[] = [
    ...EVERYBODY_JOINS,
    chooseDealer(0),
    ...Array.from({ length: passedOut }, () => [dealt, ...EVERYBODY_PASSES]).flat(),
    dealt,
    call(1),
    ...discard(0, "9C"),
  ];
  const house = passedOut === 0 ? {} : ({ stickTheDealer: false, afterAllPass: "sameDealer" } as const);
  const options: euchre.Options = { ...euchre.DEFAULT_OPTIONS, targetScore: 2, ...house };
  const cards = hand("JH 10D QD 9H AH 9D QC 10H KH 10C KC QH AS 10S JS KD 9S QS KS AD");
  return recordOf("euchre", options, [...start, ...playsInTurn(options, start, cards)]);
}

function playsInTurn(
  options: euchre.Options,
  start: readonly euchre.Action[],
  cards: ReturnType<typeof hand>,
): readonly euchre.Action[] {
  let state = euchre.create(options);
  const take = (action: euchre.Action) => {
    const result = euchre.apply(state, action);
    if (!result.ok) throw new Error(result.code);
    ({ state } = result);
    return action;
  };
  start.forEach(take);
  return cards.map(({ id }) =>
    take({ type: "PLAY_CARD", playerPosition: state.currentPlayerPosition ?? 0, cardId: id }),
  );
}

const written = (about?: EgnAbout) => {
  const result = exportEgn(shortGame(), about);
  if (!result.ok) throw new Error(result.code);
  return JSON.parse(result.text);
};

/** The first block of JSON in the page about the notation. */
function exampleInDocs(): string {
  const page = readFileSync(new URL("../../../../docs/egn.md", import.meta.url), "utf8");
  const example = /```json\n([\s\S]*?)```/.exec(page)?.[1];
  if (example === undefined) throw new Error("docs/egn.md has no example");
  return example;
}

describe("the example in docs/egn.md", () => {
  test("is what we write", () => {
    expect(written({ title: "A short game", date: "2026-08-04T19:30" })).toEqual(JSON.parse(exampleInDocs()));
  });

  test("is read and replayed as the page says", () => {
    const { scores, isOver, states } = replayed(exampleInDocs());
    expect({ scores, isOver }).toEqual({ scores: { a: 0, b: 2 }, isOver: true });
    expect(states.at(-1)?.winningTeam).toBe("b");
  });
});

describe("what is written", () => {
  test("texts are clipped to what the notation allows", () => {
    const long = "♥".repeat(2000);
    const { metadata } = written({ gameId: long, title: long, description: long, date: long });
    expect(
      [metadata.gameId, metadata.title, metadata.description, metadata.date].map(({ length }) => length),
    ).toEqual([64, 128, 1024, 64]);
  });

  test("what nobody said is left out", () => {
    expect(Object.keys(written().metadata)).toEqual(["players", "initialScore", "finalScore", "ruleset"]);
  });

  test("nobody's unplayed cards", () => {
    const text = JSON.stringify(written());
    for (const unseen of ["Jd", "Jc", "Ac"]) expect(text).not.toContain(`"${unseen}"`);
  });
});

describe("what is not written", () => {
  test.each([{ endsAfterHands: 4 }, { farmersHand: true }, { defendAlone: true }] as const)(
    "a game with a house rule that no file can name: %j",
    (house) => {
      const { options, ...record } = shortGame();
      const named = recordOf("euchre", { ...options, ...house }, record.actions);
      expect(exportEgn(named)).toEqual({ ok: false, code: "UNWRITTEN_RULES" });
    },
  );

  test("a game that is not finished", () => {
    const record = shortGame();
    expect(exportEgn({ ...record, actions: record.actions.slice(0, -1) })).toMatchObject({
      ok: false,
      code: "NOT_FINISHED",
    });
  });

  test("a record that breaks the rules", () => {
    const record = shortGame();
    const actions = [join("Ada"), ...record.actions];
    expect(exportEgn({ ...record, actions })).toEqual({
      ok: false,
      code: "BROKEN_RECORD",
    });
  });

  test.each(buck.OPTION_VALUES.players)("a game the notation does not know: Buck Euchre of %i", (players) => {
    const record = recordOf("buck", { ...buck.DEFAULT_OPTIONS, players }, []);
    expect(exportEgn(record)).toMatchObject({ ok: false, code: "NO_NOTATION" });
  });

  test("more deals than a file may hold", () => {
    expect(exportEgn(shortGame({ passedOut: 99 }))).toMatchObject({ ok: true });
    expect(exportEgn(shortGame({ passedOut: 100 }))).toMatchObject({ ok: false, code: "TOO_MANY_DEALS" });
  });
});
