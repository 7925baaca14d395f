import { POSITIONS } from "@buck/engine/testing";
import { hashOf } from "../../test/kit/guest.ts";
import type { Guest, Heard } from "../../test/kit/guest.ts";
import {
  TEST_OPTIONS,
  accepted,
  fillWithBots,
  openHouse,
  playUntil,
  reopen,
  seat,
} from "../../test/kit/house.ts";
import type { House } from "../../test/kit/house.ts";
import { SITUATIONS, scene } from "../../test/kit/situations.ts";
import { inProcessBots } from "../index.ts";
import type { Connection } from "../index.ts";
import { GAME_NAMES, euchre, games } from "@buck/engine";
import { DEFAULT_SETTINGS, answer, frame, goodbye, handEventsAfter, presence, welcome } from "@buck/protocol";
import type { Frame, GameEvents, OwnUpdate, Rules, SharedUpdate } from "@buck/protocol";
import { describe, expect, test } from "vitest";

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
  const inbound = table.connect(connection);
  return { told, welcomes, inbound, last: () => told.at(-1) };
}

/** Ann and Ben play with two bots; Ben follows, and so do a watcher and a visitor. */
async function followed() {
  const house = await openHouse();
  await seat(house, "Ben", 1);
  await fillWithBots(house.host, 2, 3);
  const [ben, wes, vic] = [follower(house, "Ben"), follower(house, "Wes"), follower(house, "Vic")];
  const watch = { type: "watch", name: "Wes" } as const;
  await wes.inbound.command({ commandId: "watch-wes", expectedVersion: 0, command: watch });
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

test("TABLE-VIEW-2 a deal is shown whole, to everybody as they see it", async () => {
  const { house, ben, wes, vic } = await followed();
  await accepted(house.host, { type: "start" });
  while (house.host.now.game?.view.round !== 1) await house.clock.pass(100);
  const events = [{ type: "dealt" }, { type: "turnedUp" }];
  expect(ben.last()?.shared.game).toBeUndefined();
  expect(ben.last()?.own?.game).toMatchObject({ events, view: { viewer: 1 } });
  expect(wes.last()?.own?.game).toMatchObject({ events, view: { viewer: "spectator" } });
  expect(vic.last()?.own).toBeUndefined();
});

test("what happens between two deals is told to all in the same words", async () => {
  const { house, ben, wes, vic } = await followed();
  await accepted(house.host, { type: "start" });
  while (house.host.now.game?.view.phase !== "BIDDING") await house.clock.pass(100);
  const { shared } = ben.last() ?? {};
  expect(shared?.game).toMatchObject({ events: [{ type: "biddingOpened" }] });
  expect(wes.last()).toEqual({ shared, own: undefined });
  expect(wes.last()?.shared).toBe(shared);
  expect(vic.last()?.shared.game).toBeUndefined();
});

test("what was said goes to those alone who hear it", async () => {
  const { house, ben, wes, vic } = await followed();
  await accepted(house.host, { type: "say", text: "Hello" });
  expect(ben.last()?.own?.said).toMatchObject([{ text: "Hello" }]);
  expect(wes.last()?.own?.said).toMatchObject([{ text: "Hello" }]);
  expect(vic.last()?.own?.said).toBeUndefined();
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
  await vic.inbound.command({ commandId: "sit-vic-1", expectedVersion: 0, command: sit });
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
    await wes.inbound.command({ commandId: "watch-wes", expectedVersion: 0, command: watch });
    await playUntil(house, "GAME_OVER");
    const { finishedGames } = house.host.now.table;
    expect(wes.last()?.shared).toMatchObject({ finished: finishedGames[0] });
    const shownWhole = wes.told.filter(({ own }) => own?.game !== undefined);
    expect(shownWhole.length).toBeGreaterThan(0);
    for (const { own } of shownWhole) {
      expect(own?.game?.events).toContainEqual(expect.objectContaining({ type: "dealt" }));
    }
    const told = wes.told.flatMap(({ shared }) => (shared.table === undefined ? [] : [shared.table]));
    // The score at the start, and one for each hand that changed it.
    expect(told.every(({ scores, ...more }) => scores !== undefined && Object.keys(more).length === 0)).toBe(
      true,
    );
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

/** Far more than a hand of either game has. */
const BOUND = 64;

const RULES: readonly Rules[] = [
  { game: "buck", options: TEST_OPTIONS },
  { game: "euchre", options: { ...euchre.DEFAULT_OPTIONS, targetScore: 2 } },
];

type Events = readonly GameEvents["events"][number][];

/** What a client keeps: the events of the hand, frame by frame. */
function kept({ heard }: Guest): Events {
  let events: Events = [];
  let gameId: string | null = null;
  for (const each of heard) {
    if (each.type !== "frame" && each.type !== "welcome") continue;
    const frame: Frame = each.type === "frame" ? each.frame : each.welcome.frame;
    if (frame.table.gameId !== gameId) events = [];
    ({ gameId } = frame.table);
    events = handEventsAfter(events, frame.game?.events ?? []);
  }
  return events;
}

const toldAnew = ({ inbound }: Guest) => inbound.resync().handEvents;

async function startedHouse(rules: Rules): Promise<House & { readonly wes: Guest; readonly vic: Guest }> {
  const house = await openHouse({ settings: { rules, turnTimer: 15 }, ports: { bots: inProcessBots } });
  const [wes, vic] = [house.enter("Wes"), house.enter("Vic")];
  await accepted(wes, { type: "watch", name: "Wes" });
  await fillWithBots(house.host, 1, 2, 3);
  await accepted(house.host, { type: "start" });
  return { ...house, wes, vic };
}

describe.each(RULES)("a welcome to a game of $game", (rules) => {
  test("TABLE-VIEW-3 tells the hand as the frames have told it, to players and watchers alike", async () => {
    const { host, wes, vic, clock } = await startedHouse(rules);
    let [longest, moments] = [0, 0];
    while (host.now.game?.view.gameOver !== true && moments < 2_000) {
      const events = kept(host);
      expect(toldAnew(host)).toEqual({ game: rules.game, events });
      expect(toldAnew(wes)).toEqual({ game: rules.game, events });
      expect(toldAnew(vic)).toBeNull();
      longest = Math.max(longest, events.length);
      moments += 1;
      await clock.next();
    }
    expect(host.now.game?.view.gameOver).toBe(true);
    expect(longest).toBeGreaterThan(20);
    expect(longest).toBeLessThan(BOUND);
  });

  test("TABLE-VIEW-3 tells the same hand after a restart", async () => {
    const house = await startedHouse(rules);
    await playUntil(house, "PLAYING");
    const before = toldAnew(house.host);
    expect(before?.events[0]).toMatchObject({ type: "dealt", round: house.host.now.game?.view.round });
    const { host } = await reopen(house);
    expect(toldAnew(host)).toEqual(before);
  });
});

test("TABLE-VIEW-3 there is nothing to tell before the first deal", async () => {
  const { host } = await openHouse();
  expect(toldAnew(host)).toBeNull();
  await fillWithBots(host, 1, 2, 3);
  await accepted(host, { type: "start" });
  expect(toldAnew(host)).toEqual({ game: "buck", events: [] });
});

/** What the schema says against a message, as it arrives. */
function objection(heard: Heard): unknown {
  const wire: unknown = JSON.parse(JSON.stringify(heard));
  const parsed = parse(heard.type, wire);
  return parsed.success ? null : { heard, error: parsed.error };
}

function parse(type: Heard["type"], wire: unknown) {
  const inner = typeof wire === "object" && wire !== null ? Reflect.get(wire, type) : null;
  switch (type) {
    case "welcome":
      return welcome.safeParse(inner);
    case "frame":
      return frame.safeParse(inner);
    case "presence":
      return presence.safeParse(inner);
    case "goodbye":
      return goodbye.safeParse(inner);
  }
}

const objections = (guests: readonly Guest[]) =>
  guests.flatMap(({ heard }) => heard.map(objection)).filter((each) => each !== null);

describe("everything the table says is what the protocol says it says", () => {
  test.each(SITUATIONS)("TABLE-VIEW-4 %s", async (situation) => {
    const { ann, ben, wes, vic, enter, clock } = await scene(situation);
    await accepted(ann, { type: "say", text: "Hello" });
    await accepted(wes, { type: "say", text: "Hello" });
    await accepted(ben, { type: "emote", emote: "🃏" });
    await clock.pass(9_000);
    ben.disconnect();
    await clock.pass(25_000);
    const zoe = enter("Zoe");
    await zoe.ask({ type: "sit", position: 2, name: "Zoe" });
    await accepted(ann, { type: "removePlayer", position: 2 });
    await accepted(ann, { type: "close" });
    const everybody = [ann, ben, wes, vic, zoe];
    expect(objections(everybody)).toEqual([]);
    expect(everybody.map(({ farewell }) => farewell)).toEqual([
      "closed",
      null,
      "closed",
      "closed",
      "removed",
    ]);
  });

  test("TABLE-VIEW-4 answers too", async () => {
    const { ann } = await scene("bidding");
    const answers = [await ann.ask({ type: "moveSeat" }), await ann.ask({ type: "start" })];
    expect(answers.map((each) => answer.safeParse(each).success)).toEqual([true, true]);
    expect(answers.map(({ ok }) => ok)).toEqual([true, false]);
  });
});
