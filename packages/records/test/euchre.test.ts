import { euchre } from "@buck/engine";
import { someGames } from "@buck/engine/testing";
import { describe, expect, test } from "vitest";
import { decodeRecord, recordOf } from "../src/index.ts";
import { EUCHRE } from "./games.ts";
import { fromNextSeat, testForgeries, testRecords, withDoubleCard } from "./records.ts";
import type { Forgery } from "./records.ts";

testRecords(EUCHRE, someGames(EUCHRE, { count: 16, firstSeed: 900, stride: 37 }));

const FORGERIES: readonly Forgery<euchre.Types>[] = [
  { forgery: "a deck with one card twice", type: "DEAL", forge: withDoubleCard },
  { forgery: "a pass out of turn", type: "PASS_TRUMP", forge: fromNextSeat },
  { forgery: "a call out of turn", type: "CALL_TRUMP", forge: fromNextSeat },
  {
    forgery: "a call of the suit turned up",
    type: "CALL_TRUMP",
    forge: (action, { turnUpCard }) => ({ ...action, suit: turnUpCard?.suit }),
  },
  { forgery: "a discard by another", type: "DISCARD", forge: fromNextSeat },
  {
    forgery: "a discard from the kitty",
    type: "DISCARD",
    forge: (action, { kitty }) => ({ ...action, cardId: kitty[2]?.id }),
  },
  {
    forgery: "a card from the kitty",
    type: "PLAY_CARD",
    forge: (action, { kitty }) => ({ ...action, cardId: kitty[3]?.id }),
  },
  { forgery: "a card out of turn", type: "PLAY_CARD", forge: fromNextSeat },
  { forgery: "an action of another game", type: "NEXT_ROUND", forge: () => ({ type: "OPEN_BIDDING" }) },
  { forgery: "nothing at all", type: "NEXT_ROUND", forge: () => null },
];

testForgeries(EUCHRE, { seed: 5, options: euchre.DEFAULT_OPTIONS }, FORGERIES);

describe("a record of classic Euchre", () => {
  const fine = recordOf("euchre", euchre.DEFAULT_OPTIONS, []);

  test("keeps the house rules that it names", () => {
    const options = { ...euchre.PRESETS["euchre-cli"], targetScore: 3 };
    expect(decodeRecord(JSON.stringify({ ...fine, options }))).toEqual({
      ok: true,
      record: { ...fine, options },
    });
  });

  test.each([
    ["of the other game", { startScore: 15 }],
    ["with an unknown value", { firstDealer: "seat3" }],
    ["that contradict each other", { canadian: true, goingAlone: false }],
  ])("is refused with house rules %s", (_, options) => {
    expect(decodeRecord(JSON.stringify({ ...fine, options }))).toMatchObject({
      ok: false,
      code: "INVALID_OPTIONS",
    });
  });
});
