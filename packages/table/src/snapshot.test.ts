import { expect, test } from "vitest";
import { CODE } from "../test/kit/house.ts";
import { scene } from "../test/kit/situations.ts";
import type { Entry } from "./entry.ts";
import { reduce } from "./reduce.ts";
import { unopened } from "./unopened.ts";
import { snapshotOf, stateOf } from "./snapshot.ts";
import type { Snapshot } from "./snapshot.ts";

test("TABLE-STORE-3 a snapshot of an older version opens: what it does not know begins anew", async () => {
  const { store } = await scene("bidding");
  const entries = await store.load(CODE);
  const saved = snapshotOf(entries.reduce((state, entry) => reduce(state, entry), unopened(CODE)));
  const newer = new Set(["dealtAt", "knownHands", "removed", "rightfulHost", "hints"]);
  const older: Snapshot = JSON.parse(JSON.stringify(saved), (key, value: unknown) =>
    newer.has(key) ? undefined : value,
  );
  expect(older).not.toHaveProperty("removed");
  expect(stateOf(older).settings.hints).toBe("off");
  expect(stateOf(older)).toMatchObject({ removed: [], rightfulHost: null });
  expect(stateOf(older).game).toMatchObject({ dealtAt: null, knownHands: [] });
});

test("TABLE-STORE-3 a log of an older version opens: a setting that it does not know is the usual one", async () => {
  const { store } = await scene("lobby");
  const log = JSON.stringify(await store.load(CODE));
  const older: readonly Entry[] = JSON.parse(log, (key, value: unknown) =>
    key === "hints" ? undefined : value,
  );
  const { settings } = older.reduce((state, entry) => reduce(state, entry), unopened(CODE));
  expect(settings.hints).toBe("off");
});
