import { GAME_NAMES, games, POSITIONS } from "@buck/engine";
import { DEFAULT_SETTINGS } from "@buck/protocol";
import type { OwnUpdate, SharedUpdate } from "@buck/protocol";
import { describe, expect, test } from "vitest";
import type { Connection } from "../src/index.ts";
import { accepted, fillWithBots, openHouse, playUntil, seat } from "./kit/house.ts";
import type { House } from "./kit/house.ts";
import { hashOf } from "./kit/guest.ts";
import { scene } from "./kit/situations.ts";

interface Told {
  readonly shared: SharedUpdate;
  readonly own: OwnUpdate | undefined;
}

/** Somebody who is told what happens. */
function follower({ table }: Pick<House, "table">, name: string) {
  const told: Told[] = [];
  const welcomes: number[] = [];
  const connection: Connection = {
    tokenHash: hashOf(name),
    welcome: ({ frame }) => welcomes.push(frame.version),
    frame: () => {
      throw new Error("a whole frame was sent");
    },
    update: (shared, own) => told.push({ shared, own }),
    presence: () => {},
    goodbye: () => {},
  };
  const session = table.connect(connection);
  return { told, welcomes, session, last: () => told.at(-1) };
}

/** Ann and Ben play with two bots; Ben follows, and so do a watcher and a visitor. */
async function followed() {
  const house = await openHouse();
  await seat(house, "Ben", 1);
  await fillWithBots(house.host, 2, 3);
  const [ben, wes, vic] = [follower(house, "Ben"), follower(house, "Wes"), follower(house, "Vic")];
  const watch = { type: "watch", name: "Wes" } as const;
  await wes.session.command({ commandId: "watch-wes", expectedVersion: 0, command: watch });
  return { house, ben, wes, vic };
}

test("a game that begins is sent whole to those who may see it", async () => {
  const { house, ben, wes, vic } = await followed();
  await accepted(house.host, { type: "start" });
  expect(ben.last()?.own?.game).toMatchObject({ view: { viewer: 1 }, events: [] });
  expect(wes.last()?.own?.game).toMatchObject({ view: { viewer: "spectator" } });
  expect(vic.last()?.own).toEqual({ you: expect.objectContaining({ role: "visitor" }) });
  expect(vic.last()?.shared).toMatchObject({ table: { stage: "playing" }, news: [{ type: "started" }] });
  await accepted(house.host, { type: "backToLobby" });
  expect([ben, wes, vic].map(({ last }) => last()?.own)).toEqual([{ game: null }, { game: null }, undefined]);
});

test("TABLE-VIEW-2 what happens is told to all in the same words, and cards to their owner alone", async () => {
  const { house, ben, wes, vic } = await followed();
  await accepted(house.host, { type: "start" });
  while (house.host.now.game?.view.round !== 1) await house.clock.pass(100);
  const { shared, own } = ben.last() ?? {};
  expect(shared?.game).toMatchObject({ events: [{ type: "dealt" }, { type: "turnedUp" }] });
  expect(own).toEqual({ own: { game: "buck", hand: expect.any(Array) } });
  expect(wes.last()).toEqual({ shared, own: undefined });
  expect(wes.last()?.shared).toBe(shared);
  expect(vic.last()).toEqual({ shared: { version: shared?.version, at: shared?.at }, own: undefined });
});

test("what was said goes to its room alone", async () => {
  const { house, ben, wes } = await followed();
  await accepted(house.host, { type: "say", text: "Hello" });
  expect(ben.last()?.own?.said).toMatchObject([{ text: "Hello" }]);
  expect(wes.last()?.own?.said).toBeUndefined();
  expect(wes.last()?.shared).toBe(ben.last()?.shared);
});

test("who somebody is comes once after a welcome, and when it changes", async () => {
  const { house, ben } = await followed();
  await accepted(house.host, { type: "lock", locked: true });
  await accepted(house.host, { type: "lock", locked: false });
  await accepted(house.host, { type: "swapSeats", a: 0, b: 1 });
  expect(ben.told.slice(-3).map(({ own }) => own?.you?.position)).toEqual([1, undefined, 0]);
  expect(ben.told.at(-2)?.shared.table).toEqual({ locked: false });
});

test("somebody with another role is welcomed in it", async () => {
  const { house, vic } = await followed();
  await accepted(house.host, { type: "removeBot", position: 2 });
  const sit = { type: "sit", position: 2, name: "Vic" } as const;
  await vic.session.command({ commandId: "sit-vic-1", expectedVersion: 0, command: sit });
  expect([vic.welcomes.length, vic.last()?.shared.version]).toEqual([2, (vic.welcomes[1] ?? 0) - 1]);
});

test("a clock of one's own is told to its owner", async () => {
  const house = await openHouse({
    settings: { turnTimer: 60, rules: { game: "buck", options: games.buck.DEFAULT_OPTIONS } },
  });
  expect(DEFAULT_SETTINGS.turnTimer).toBeNull();
  await seat(house, "Ben", 1);
  await fillWithBots(house.host, 2, 3);
  const ben = follower(house, "Ben");
  await accepted(house.host, { type: "start" });
  while (house.host.now.game?.view.phase !== "BIDDING") await house.clock.pass(100);
  expect(ben.last()?.shared.timer).toEqual({ kind: "turn", msLeft: 60_000 });
  expect(ben.last()?.own).toBeUndefined();
});

describe.each(GAME_NAMES)("%s", (game) => {
  test("is followed from its first card to the end, and its end is told", async () => {
    const house = await openHouse({
      settings: { pace: "quick", turnTimer: 15, rules: rulesOf(game) },
    });
    await fillWithBots(house.host, 1, 2, 3);
    await accepted(house.host, { type: "start" });
    const wes = follower(house, "Wes");
    const watch = { type: "watch", name: "Wes" } as const;
    await wes.session.command({ commandId: "watch-wes", expectedVersion: 0, command: watch });
    await playUntil(house, "GAME_OVER");
    const { finishedGames } = house.host.now.table;
    expect(wes.last()?.shared).toMatchObject({ finished: finishedGames[0] });
    expect(wes.told.every(({ own }) => own?.game === undefined)).toBe(true);
    expect(wes.told.every(({ shared }) => shared.table === undefined)).toBe(true);
  });
});

function rulesOf(game: "buck" | "euchre") {
  return game === "buck"
    ? ({ game, options: { ...games.buck.DEFAULT_OPTIONS, startScore: 10 } } as const)
    : ({ game, options: { ...games.euchre.DEFAULT_OPTIONS, targetScore: 1 } } as const);
}

test("a table after a restart goes on telling", async () => {
  const { table, ann, clock } = await scene("bidding");
  const wes = follower({ table }, "Zoe");
  await accepted(ann, { type: "emote", emote: "👍" });
  await clock.pass(1);
  expect(wes.last()?.shared.news).toEqual([{ type: "emote", position: POSITIONS[0], emote: "👍" }]);
});
