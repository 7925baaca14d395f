import { expect, test } from "vitest";
import { CODE } from "../test/kit/house.ts";
import { scene } from "../test/kit/situations.ts";
import { reduce, unopened } from "./reduce.ts";
import { snapshotOf, stateOf } from "./snapshot.ts";
import type { Snapshot } from "./snapshot.ts";

test("TABLE-STORE-3 a snapshot of an older version opens: what it does not know begins anew", async () => {
  const { store } = await scene("bidding");
  const entries = await store.load(CODE);
  const saved = snapshotOf(entries.reduce((state, entry) => reduce(state, entry), unopened(CODE)));
  const known = new Set(["dealtAt", "knownHands", "removed"]);
  const older: Snapshot = JSON.parse(JSON.stringify(saved), (key, value: unknown) =>
    known.has(key) ? undefined : value,
  );
  expect(older.game).not.toHaveProperty("removed");
  expect(stateOf(older).game).toMatchObject({ dealtAt: null, knownHands: [], removed: [] });
});
