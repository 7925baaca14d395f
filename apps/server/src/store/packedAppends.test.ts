import { expect, test } from "vitest";
import type { Append } from "./appendBatch.ts";
import { packAppends, unpackAppends } from "./packedAppends.ts";

const PLAIN: Append = {
  table: "ACDE-FGHJ",
  seq: 7,
  at: 1_790_000_000_000,
  command: null,
  changes: "[]",
  chat: [],
  closes: false,
  game: null,
  snapshot: null,
};

test.each<readonly Append[]>([
  [],
  [PLAIN],
  [{ ...PLAIN, command: "p1/sit", closes: true, snapshot: "{}" }, PLAIN],
  [
    { ...PLAIN, chat: [{ room: "players", id: 3, line: '{"text":"\\"é"}' }] },
    { ...PLAIN, game: { gameId: "g", body: "{}" } },
  ],
])("entries come through as they are %#", (...batch) => {
  expect(unpackAppends(packAppends(batch))).toEqual(batch);
});
