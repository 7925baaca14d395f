import { historyOf, decodeRecord, RECORD_FORMAT, RECORD_VERSION } from "@buck/records";
import { expect, test } from "vitest";
import { accepted, fillWithBots, openHouse, playUntil, seat } from "../../test/kit/house.ts";
import { shortened } from "./evening.ts";

/** Ann and Ben against two bots; Dee takes seat 3 after the first hand, and is called Dora before the end. */
async function takenOver() {
  const house = await openHouse();
  const ben = await seat(house, "Ben", 1);
  await fillWithBots(house.host, 2, 3);
  const [, , , bot] = house.host.now.table.seats;
  await accepted(house.host, { type: "start" });
  await playUntil(house, "ROUND_OVER", [ben]);
  const dee = await seat(house, "Dee", 3);
  await playUntil(house, "DEALING", [ben, dee]);
  await playUntil(house, "BIDDING", [ben, dee]);
  await accepted(dee, { type: "rename", name: "Dora" });
  await playUntil(house, "GAME_OVER", [ben, dee]);
  return { ...house, bot: bot?.kind === "bot" ? bot.name : "" };
}

test("TABLE-AGAIN-5 a bot's hands are the bot's, in the evening and in the record", async () => {
  const { host, store, enter, bot } = await takenOver();
  const { evening, frame } = enter("Ann").welcomed;
  expect(evening[0]?.sittings.map(({ hand, names }) => [hand, names[3]])).toEqual([
    [0, bot],
    [1, "Dora"],
  ]);
  const finished = await store.finishedGame(frame.table.finishedGames[0] ?? "");
  expect(finished?.sittings?.map(({ deal, players }) => [deal, players[3]])).toEqual([
    [1, { name: bot, kind: "bot" }],
    [2, { name: "Dora", kind: "person" }],
  ]);
  const record = decodeRecord(
    JSON.stringify({ format: RECORD_FORMAT, version: RECORD_VERSION, ...finished }),
  );
  if (!record.ok) throw new Error(record.code);
  const read = historyOf(record.record);
  if (!read.ok) throw new Error(read.code);
  const { states, actions } = read.history;
  const namesAtDeals = states.flatMap(({ players }, index) =>
    actions[index - 1]?.type === "DEAL" ? [players[3]?.name] : [],
  );
  expect(namesAtDeals.slice(0, 2)).toEqual([bot, "Dora"]);
  expect(new Set(namesAtDeals.slice(1))).toEqual(new Set(["Dora"]));
  expect(host.now.table.finishedGames).toHaveLength(1);
});

test("TABLE-AGAIN-4 a game without an end keeps its total", () => {
  const points = shortened(Array.from({ length: 100 }, () => [2, 3, 0, -5]));
  expect(points).toHaveLength(60);
  const total = (seat: number) => points.reduce((sum, row) => sum + (row[seat] ?? 0), 0);
  expect([0, 1, 2, 3].map(total)).toEqual([200, 300, 0, -500]);
});
