import { expect, test } from "vitest";
import { snapshotOfLog } from "../src/index.ts";
import { changes, finishedGame, snapshot } from "../src/state/changes.ts";
import { accepted, CODE, fillWithBots, openHouse, playUntil } from "./kit/house.ts";
import { scene } from "./kit/situations.ts";

const written = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

test("TABLE-STORE-5 everything that a table writes in an evening can be read back", async () => {
  const house = await openHouse();
  await fillWithBots(house.host, 1, 2, 3);
  await accepted(house.host, { type: "say", text: "Good evening" });
  for (const type of ["start", "rematch"] as const) {
    await accepted(house.host, { type });
    await playUntil(house, "GAME_OVER");
  }
  const entries = await house.store.load(CODE);
  for (const entry of entries) expect(changes.parse(written(entry.changes))).toEqual(entry.changes);
  entries.forEach((_, index) => {
    const before = snapshotOfLog(CODE, entries.slice(0, index));
    expect(snapshot.parse(written(before))).toEqual(before);
  });
  const [gameId = ""] = snapshotOfLog(CODE, entries).finishedGames;
  const finished = await house.store.finishedGame(gameId);
  expect(finishedGame.parse(written(finished))).toEqual(finished);
});

test("TABLE-STORE-5 a change that no table writes is refused", async () => {
  const { store } = await scene("bidding");
  const [first] = await store.load(CODE);
  for (const wrong of [
    { type: "won" },
    { type: "locked" },
    { type: "locked", locked: true, extra: 1 },
    null,
  ]) {
    expect(changes.safeParse([...(first?.changes ?? []), wrong]).success).toBe(false);
  }
});
