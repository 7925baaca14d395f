import { SimClock } from "@buck/authority/testing";
import { expect, test } from "vitest";
import { guest, hashOf } from "../../test/kit/guest.ts";
import { accepted, CODE, kindRandom, meekBots, playUntil, TEST_SETTINGS } from "../../test/kit/house.ts";
import { makeClubTable, memoryStore } from "../index.ts";
import type { OrderedSeat, Ports, WithEntry } from "../index.ts";

const night = { nightId: "night-of-cards-0123456", round: 2, table: 1 };
const look = { face: "fox", color: "plum" } as const;
const ann: OrderedSeat = { kind: "person", personId: "ann", name: "Ann", tokenHash: hashOf("Ann"), look };
const bot: OrderedSeat = { kind: "bot", level: "easy" };
const { rules } = TEST_SETTINGS;
const SHORT = {
  ...TEST_SETTINGS,
  rules: { ...rules, options: { ...rules.options, endsAfterHands: 4 } },
} as typeof TEST_SETTINGS;

/** A table of a night at which Ann sits, and everything that is stored beside its entries. */
async function nightTable(seed = 1) {
  const clock = new SimClock();
  const inner = memoryStore();
  const kept: WithEntry[] = [];
  const store = {
    ...inner,
    append: async (...[code, entry, more]: Parameters<typeof inner.append>) => {
      await inner.append(code, entry, more);
      if (more !== undefined) kept.push(more);
    },
  };
  const ports: Ports = { clock, random: kindRandom(seed), store, bots: meekBots };
  const table = await makeClubTable({
    code: CODE,
    club: { code: "CLUB-2345", night },
    settings: SHORT,
    seats: [ann, bot, bot, bot],
    deals: null,
    ports,
  });
  const host = guest("Ann").connect(table);
  const results = () => kept.flatMap(({ result }) => (result === undefined ? [] : [result]));
  return { clock, store, ports, table, host, enter: guest, results };
}

test("NIGHT-ROUND-1 a table of a night begins by itself, with its people in their seats", async () => {
  const { host } = await nightTable();
  expect(host.now.you).toMatchObject({ role: "player", position: 0, isHost: true });
  expect(host.now.table).toMatchObject({ stage: "playing", night });
  expect(host.now.table.seats[0]).toMatchObject({ name: "Ann", personId: "ann", look });
});

test("CLUB-RESULT-1 a game that ends leaves a result with its points", async () => {
  const house = await nightTable();
  await playUntil(house, "GAME_OVER");
  const [left] = house.results();
  expect(house.results()).toHaveLength(1);
  expect(left).toMatchObject({ club: "CLUB-2345", result: { game: "buck", hasRecord: true, night } });
  expect(left?.result.seats).toEqual([
    { kind: "person", tokenHash: hashOf("Ann") },
    ...Array.from({ length: 3 }, () => ({ kind: "bot", level: "easy" })),
  ]);
  expect(left?.result.points).toHaveLength(house.host.buck.scoreSheet.length);
  expect(Math.min(...(left?.result.places ?? []))).toBe(1);
  await house.table.end();
  expect(house.results()).toHaveLength(1);
});

test("NIGHT-SLOW-1 a table that is ended leaves the score as it stands", async () => {
  const house = await nightTable();
  await playUntil(house, "ROUND_OVER");
  await house.table.end();
  await house.table.end();
  const all = house.results();
  expect(all.map(({ result }) => [result.hasRecord, result.points.length])).toEqual([[false, 1]]);
  expect(house.host.farewell).toBe("closed");
});

async function told(seed: number) {
  const house = await nightTable(seed);
  await playUntil(house, "BIDDING");
  await accepted(house.host, { type: "emote", emote: "🃏" });
  return { facts: house.table.facts(), hand: JSON.stringify(house.host.buck.players[0]?.hand) };
}

test("CLUB-RESULT-3 what a table tells its club is the same with any cards", async () => {
  const all = [await told(1), await told(2), await told(3)];
  expect(new Set(all.map(({ hand }) => hand)).size).toBe(3);
  for (const { facts } of all) expect(facts).toEqual(all[0]?.facts);
});
