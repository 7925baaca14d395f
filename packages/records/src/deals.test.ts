import { FULL_DECK, POSITIONS } from "@buck/engine/testing";
import { buck, GAME_NAMES } from "@buck/engine";
import { BUCK, EUCHRE, stepsOf } from "@buck/engine/testing";
import { expect, test } from "vitest";
import { dealsOf, decodeRecord, deckFindingDealer, encodeRecord, recordOf, replay } from "./index.ts";
import type { GameRecord } from "./index.ts";

const RECORDS: Readonly<Record<(typeof GAME_NAMES)[number], GameRecord>> = {
  buck: recordOf(
    "buck",
    buck.DEFAULT_OPTIONS,
    stepsOf(BUCK, { seed: 5, options: buck.DEFAULT_OPTIONS }).map(({ action }) => action),
  ),
  euchre: recordOf(
    "euchre",
    EUCHRE.rules.DEFAULT_OPTIONS,
    stepsOf(EUCHRE, { seed: 5, options: EUCHRE.rules.DEFAULT_OPTIONS }).map(({ action }) => action),
  ),
};

test.each(GAME_NAMES)(
  "the deals of a game of %s are its decks and its first dealer, turned to any seat",
  (game) => {
    const record = RECORDS[game];
    const replayed = replay(record);
    const dealt = replayed.ok ? replayed.events.flat().filter(({ type }) => type === "dealt") : [];
    const deals = dealsOf(record);
    expect(deals?.decks).toHaveLength(dealt.length);
    expect(dealt[0]).toMatchObject({ dealerPosition: deals?.dealer });
    for (const turn of POSITIONS) {
      expect(((dealsOf(record, turn)?.dealer ?? -1) + turn) % 4).toBe(deals?.dealer);
    }
  },
);

test("a game without a deal has none, and neither has one that breaks a rule", () => {
  expect(dealsOf(recordOf("buck", buck.DEFAULT_OPTIONS, []))).toBeNull();
  expect(dealsOf({ ...RECORDS.buck, actions: RECORDS.buck.actions.slice(1) } as GameRecord)).toBeNull();
});

test.each(POSITIONS)("a deck finds seat %i as first dealer", (dealer) => {
  const deck = deckFindingDealer(dealer, 4);
  expect(deck.toSorted()).toEqual(FULL_DECK.toSorted());
  expect(deck.findIndex((card) => card === "SPADES_JACK" || card === "CLUBS_JACK") % 4).toBe(dealer);
});

const OTHER = { gameId: "abcdefghijklmnopqrstuv", turn: 2 } as const;

test("a record says whose deals it has", () => {
  const text = encodeRecord({ ...RECORDS.buck, sameDealsAs: OTHER });
  expect(decodeRecord(text)).toMatchObject({ ok: true, record: { sameDealsAs: OTHER } });
});

test.each([
  [null],
  ["abcdefghijklmnopqrstuv"],
  [{ gameId: "short", turn: 0 }],
  [{ ...OTHER, turn: 6 }],
  [{ ...OTHER, decks: [] }],
])("%j does not say it", (sameDealsAs) => {
  const text = JSON.stringify({ ...RECORDS.buck, sameDealsAs });
  expect(decodeRecord(text)).toMatchObject({ ok: false, code: "INVALID_SAME_DEALS" });
});
