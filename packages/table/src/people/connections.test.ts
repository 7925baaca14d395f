import { LIMITS } from "@buck/protocol";
import { describe, expect, test } from "vitest";
import { accepted, CODE, fillWithBots, openHouse, seat } from "../../test/kit/house.ts";
import type { Guest } from "../../test/kit/guest.ts";
import { scene } from "../../test/kit/situations.ts";

const seatOf = (guest: Guest, position: number) => guest.now.table.seats[position];
const pass = { type: "act", action: { type: "PLACE_BID", playerPosition: 0, amount: "PASS" } } as const;

const PASSED_ONCE = { passes: 1, calls: 0, cards: 0, secrets: 0 };

const connected = (guest: Guest) => guest.buck.players.map((player) => player.connected);

describe("who is here", () => {
  test("TABLE-HERE-1 is told to everybody, and not written down", async () => {
    const { ann, ben, wes, vic, store } = await scene("bidding");
    const before = (await store.load(CODE)).length;
    ben.disconnect();
    expect([ann, wes, vic].map(({ here }) => here)).toEqual([[0], [0], [0]]);
    expect((await store.load(CODE)).length).toBe(before);
  });

  test("TABLE-HERE-2 is in every frame: connected is true for people who are here, and for nobody else", async () => {
    const { ann, ben, wes } = await scene("bidding");
    await accepted(ann, { type: "emote", emote: "🃏" });
    expect([ann, wes].map(connected)).toEqual([
      [true, true, false, false],
      [true, true, false, false],
    ]);
    ben.disconnect();
    await accepted(ann, pass);
    expect([ann, wes].map(connected)).toEqual([
      [true, false, false, false],
      [true, false, false, false],
    ]);
    const { frame, presence } = ann.inbound.resync();
    const shown = frame.game?.view.players.filter((player) => player.connected);
    expect(shown?.map(({ position }) => position)).toEqual(presence.here);
  });

  test("TABLE-HERE-1 nobody hears of a command that changes nothing", async () => {
    const { host } = await openHouse();
    const heard = host.heard.length;
    await accepted(host, { type: "lock", locked: false });
    expect(host.heard).toHaveLength(heard);
  });

  test("TABLE-HERE-1 is told once, and not when a visitor looks in", async () => {
    const { ann, enter } = await scene("bidding");
    const { length } = ann.heard;
    enter("Zoe").disconnect();
    expect(ann.heard.length).toBe(length);
    await accepted(enter("Zoe"), { type: "watch", name: "Zoe" });
    expect(ann.lastPresence).toEqual({ here: [0, 1], watchers: 2, watcherNames: ["Wes", "Zoe"] });
  });

  test("TABLE-WATCH-3 everybody is told what the first twenty watchers are called", async () => {
    const { ann, vic, enter } = await scene("bidding");
    for (let number = 1; number <= LIMITS.watcherNames; number += 1)
      await accepted(enter(`Guest ${number}`), { type: "watch", name: `Guest ${number}` });
    const { watchers, watcherNames } = ann.lastPresence;
    expect([watchers, watcherNames.length]).toEqual([LIMITS.watcherNames + 1, LIMITS.watcherNames]);
    expect(watcherNames.slice(0, 2)).toEqual(["Wes", "Guest 1"]);
    expect(vic.lastPresence).toEqual(ann.lastPresence);
  });

  test("TABLE-HERE-1 counts for the table's status", async () => {
    const { table, ann, ben } = await scene("bidding");
    expect(table.status()).toMatchObject({ peopleHere: 2, watchers: 1 });
    ann.disconnect();
    ben.disconnect();
    expect(table.status()).toMatchObject({ peopleHere: 0, watchers: 1 });
  });
});

describe("somebody who loses the connection", () => {
  test("TABLE-COVER-1 is covered after the grace, not before", async () => {
    const { ann, ben, clock } = await scene("bidding");
    ben.disconnect();
    await clock.pass(19_999);
    expect(seatOf(ann, 1)).toMatchObject({ covered: false });
    await clock.pass(1);
    expect(seatOf(ann, 1)).toMatchObject({ covered: true });
    expect(ann.now.news).toEqual([{ type: "covered", position: 1, name: "Ben", reason: "away" }]);
  });

  test("TABLE-COVER-1 has a grace of their own, also while another's is running", async () => {
    const house = await openHouse();
    const [ben, cleo] = [await seat(house, "Ben", 1), await seat(house, "Cleo", 2)];
    const { host, clock } = house;
    await fillWithBots(host, 3);
    await accepted(host, { type: "start" });
    ben.disconnect();
    await clock.pass(10_000);
    cleo.disconnect();
    await clock.pass(10_000);
    expect([1, 2].map((each) => seatOf(host, each))).toMatchObject([{ covered: true }, { covered: false }]);
    await clock.pass(10_000);
    expect(seatOf(host, 2)).toMatchObject({ covered: true });
  });

  test("TABLE-COVER-1 is not covered when back in time, and has the whole grace again", async () => {
    const { ann, ben, enter, clock } = await scene("bidding");
    ben.disconnect();
    await clock.pass(19_000);
    const again = enter("Ben");
    await clock.pass(60_000);
    again.disconnect();
    await clock.pass(19_000);
    expect(seatOf(ann, 1)).toMatchObject({ covered: false });
  });

  test("TABLE-COVER-2 has a bot play until they are back, and then plays on", async () => {
    const { ann, ben, enter, clock } = await scene("bidding");
    ben.disconnect();
    await clock.pass(20_000);
    await accepted(ann, pass);
    await clock.pass(1_500);
    expect(ann.buck.bids.slice(0, 2).map(({ playerPosition }) => playerPosition)).toEqual([0, 1]);
    const again = enter("Ben");
    await clock.pass(0);
    expect(again.now.news).toEqual([{ type: "returned", position: 1, name: "Ben", botDeeds: PASSED_ONCE }]);
    expect(again.now.game?.view.players[1]?.hand).toHaveLength(5);
    expect(seatOf(ann, 1)).toMatchObject({ covered: false });
  });

  test("TABLE-COVER-5 is told what the bot did the last time they were away, and nothing of the time before", async () => {
    const { ann, ben, enter, clock } = await scene("bidding");
    ben.disconnect();
    await clock.pass(20_000);
    await accepted(ann, pass);
    await clock.pass(1_500);
    const again = enter("Ben");
    await clock.pass(0);
    again.disconnect();
    await clock.pass(20_000);
    const later = enter("Ben");
    await clock.pass(0);
    const botDeeds = { ...PASSED_ONCE, passes: 0 };
    expect(later.now.news).toEqual([{ type: "returned", position: 1, name: "Ben", botDeeds }]);
  });

  test("TABLE-COVER-1 in the middle of a sentence is covered as well", async () => {
    const { ann, ben, clock } = await scene("bidding");
    ben.frame = () => {
      throw new Error("socket closed");
    };
    await accepted(ann, { type: "say", text: "Are you there?" });
    expect(ann.lastPresence.here).toEqual([0]);
    await clock.pass(20_000);
    expect(seatOf(ann, 1)).toMatchObject({ covered: true });
  });

  test("TABLE-COVER-3 keeps the seat in the lobby", async () => {
    const { ann, ben, clock } = await scene("lobby");
    ben.disconnect();
    await clock.pass(3_600_000);
    expect(seatOf(ann, 1)).toMatchObject({ name: "Ben", covered: false });
  });

  test("TABLE-COVER-4 is covered also while the game is paused, so that a pause cannot lose its host", async () => {
    const { ann, ben, clock } = await scene("paused");
    ann.disconnect();
    await clock.pass(20_000);
    expect(ben.now.you.isHost).toBe(true);
    expect(await ben.code({ type: "resume" })).toBe("ok");
  });
});

describe("while nobody is here", () => {
  test("TABLE-HERE-3 nothing goes on, whatever the time", async () => {
    const { ann, ben, clock, store, enter } = await scene("bidding");
    await accepted(ann, pass);
    ann.disconnect();
    ben.disconnect();
    const before = (await store.load(CODE)).length;
    await clock.pass(3_600_000);
    expect((await store.load(CODE)).length).toBe(before);
    const again = enter("Ann");
    expect(again.now).toMatchObject({ version: before, you: { position: 0 } });
    await clock.pass(19_999);
    expect(seatOf(again, 1)).toMatchObject({ covered: false });
    await clock.pass(1);
    expect(seatOf(again, 1)).toMatchObject({ covered: true });
  });
});

describe("two tabs of one person", () => {
  test("TABLE-TAB-1 the newest plays, the old one hears why it does not", async () => {
    const { ann, enter, ben } = await scene("bidding");
    const { length } = ben.heard;
    const tab = enter("Ann");
    expect(ann.farewell).toBe("openedElsewhere");
    expect(await ann.code(pass)).toBe("GONE");
    expect(await tab.code(pass)).toBe("ok");
    expect(ben.heard.slice(length).map(({ type }) => type)).toEqual(["frame"]);
  });

  test("TABLE-TAB-1 the closed one learns nothing more", async () => {
    const { ann, enter } = await scene("bidding");
    enter("Ann");
    expect(ann.inbound.resync().frame).toMatchObject({ you: { role: "visitor" }, game: null });
  });

  test("TABLE-TAB-1 of a visitor who sits down in one of them", async () => {
    const { vic, enter } = await scene("bidding");
    const tab = enter("Vic");
    await accepted(tab, { type: "sit", position: 2, name: "Vic" });
    expect(vic.farewell).toBe("openedElsewhere");
    expect(tab.now.you.position).toBe(2);
  });
});

describe("watching", () => {
  test("TABLE-VIEW-1 shows nobody's cards", async () => {
    const { wes } = await scene("bidding");
    expect(wes.now.game?.view.viewer).toBe("spectator");
    expect(wes.now.game?.view.players.map(({ hand }) => hand)).toEqual([null, null, null, null]);
    expect(wes.buck.blind).toBeNull();
  });

  test("TABLE-WATCH-1 ends when the watcher leaves, or when the host switches it off", async () => {
    const { ann, wes, enter } = await scene("lobby");
    await accepted(wes, { type: "leave" });
    expect(wes.now.you.role).toBe("visitor");
    const zoe = enter("Zoe");
    await accepted(zoe, { type: "watch", name: "Zoe" });
    const settings = { ...ann.now.table.settings, watching: false };
    await accepted(ann, { type: "changeSettings", settings });
    expect(zoe.now.you.role).toBe("visitor");
    expect(await zoe.code({ type: "watch", name: "Zoe" })).toBe("WATCHING_OFF");
    expect(ann.lastPresence.watchers).toBe(0);
  });

  test("TABLE-WATCH-1 has room for many, not for all", async () => {
    const { enter, ann } = await scene("bidding");
    for (let guest = 1; guest < LIMITS.watchers; guest += 1) {
      await accepted(enter(`watcher ${guest}`), { type: "watch", name: `watcher ${guest}` });
    }
    expect(await enter("Zoe").code({ type: "watch", name: "Zoe" })).toBe("WATCHERS_FULL");
    expect(ann.lastPresence.watchers).toBe(LIMITS.watchers);
  });

  test("TABLE-WATCH-2 under somebody's name is not possible, under one's own in a second tab it is", async () => {
    const { vic, enter } = await scene("bidding");
    expect(await vic.code({ type: "watch", name: "BEN" })).toBe("NAME_TAKEN");
    expect(await vic.code({ type: "watch", name: "wes" })).toBe("NAME_TAKEN");
    expect(await enter("Wes").code({ type: "watch", name: "Wes" })).toBe("ok");
  });
});
