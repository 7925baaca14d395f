import { buck } from "@buck/engine";
import { someGames } from "@buck/engine/testing";
import { describe, expect, test } from "vitest";
import { decodeRecord, encodeRecord, recordOf } from "../src/index.ts";
import { BUCK } from "./games.ts";
import { fromNextSeat, testForgeries, testRecords, withDoubleCard } from "./records.ts";
import type { Forgery } from "./records.ts";

testRecords(BUCK, someGames(BUCK, { count: 16, firstSeed: 900, stride: 37 }));

const FORGERIES: readonly Forgery<buck.Types>[] = [
  { forgery: "a deck with one card twice", type: "DEAL", forge: withDoubleCard },
  { forgery: "a bid out of turn", type: "PLACE_BID", forge: fromNextSeat },
  {
    forgery: "a bid that is none",
    type: "PLACE_BID",
    forge: (action) => ({ ...action, amount: 6 }),
  },
  { forgery: "trump declared by another", type: "DECLARE_TRUMP", forge: fromNextSeat },
  {
    forgery: "a card from another hand",
    type: "PLAY_CARD",
    forge: (action, { blind }) => ({ ...action, cardId: blind[3]?.id }),
  },
  { forgery: "a card out of turn", type: "PLAY_CARD", forge: fromNextSeat },
  { forgery: "an action of another game", type: "OPEN_BIDDING", forge: () => ({ type: "GO_ALONE" }) },
  { forgery: "nothing at all", type: "NEXT_ROUND", forge: () => null },
];

testForgeries(BUCK, { seed: 5, options: buck.DEFAULT_OPTIONS }, FORGERIES);

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
    });
  });
});
