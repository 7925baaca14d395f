import { buck } from "@buck/engine";
import { describe, expect, test } from "vitest";
import {
  accepted,
  CODE,
  fillWithBots,
  openHouse,
  playUntil,
  seat,
  TEST_OPTIONS,
} from "../../test/kit/house.ts";
import type { House } from "../../test/kit/house.ts";
import type { Guest } from "../../test/kit/guest.ts";
import { scene, SITUATIONS } from "../../test/kit/situations.ts";

const sit = (position: 0 | 1 | 2 | 3, name: string) => ({ type: "sit", position, name }) as const;

const seatOf = (guest: Guest, position: number) => guest.now.table.seats[position];
const newsOf = (guest: Guest) =>
  guest.heard.flatMap((heard) => (heard.type === "frame" ? heard.frame.news : [])).map(({ type }) => type);

/** Ann and Ben against two bots, at the first bid. */
async function running(settings: Parameters<typeof openHouse>[0] = {}): Promise<House & { ben: Guest }> {
  const house = await openHouse(settings);
  const ben = await seat(house, "Ben", 1);
  await fillWithBots(house.host, 2, 3);
  await accepted(house.host, { type: "start" });
  await playUntil(house, "BIDDING", [ben]);
  return { ...house, ben };
}

describe("names", () => {
  test.each([
    ["  Zoë  ", "ok"],
    ["ann", "NAME_TAKEN"],
    ["ＡＮＮ", "NAME_TAKEN"],
    ["An\u200Dn", "NAME_TAKEN"],
    ["", "INVALID_NAME"],
    ["\u202E\u200B", "INVALID_NAME"],
    ["x".repeat(25), "INVALID_NAME"],
    ["👨‍👩‍👧‍👦".repeat(8), "ok"],
    ["Аnn", "MIXED_ALPHABETS"],
    ["Анна", "ok"],
    ["Анна K", "ok"],
    ["田中Ken", "ok"],
  ])("TABLE-NAME-1 %j: %s", async (name, expected) => {
    const { enter } = await openHouse();
    expect(await enter("Zoe").code(sit(1, name))).toBe(expected);
  });

  test.each([
    ["Copa", "Сора"],
    ["Host", "Ноѕт"],
    ["Tom", "Том"],
    ["KATE", "ΚΑΤΕ"],
    ["Ian", "lan"],
    ["Bo0", "BoO"],
    ["Arno", "Amo"],
  ])("TABLE-NAME-4 %s is not also %s", async (name, lookalike) => {
    const house = await openHouse();
    await seat(house, name, 1);
    expect(await house.enter("Zoe").code(sit(2, lookalike))).toBe("NAME_TAKEN");
  });

  test.each([
    ["Al", "Ai"],
    ["Zoe", "Zoë"],
    ["Ира", "Upa"],
    ["Bea", "Beata"],
  ])("TABLE-NAME-4 %s may sit beside %s", async (name, other) => {
    const house = await openHouse();
    await seat(house, name, 1);
    expect(await house.enter("Zed").code(sit(2, other))).toBe("ok");
  });

  test("TABLE-NAME-2 are shown clean", async () => {
    const { enter, host } = await openHouse();
    await accepted(enter("Zoe"), sit(1, " Zoë \u202E the\n first "));
    expect(seatOf(host, 1)).toMatchObject({ kind: "person", name: "Zoë the first" });
  });

  test("TABLE-NAME-1 of bots are never somebody's", async () => {
    const house = await openHouse();
    await seat(house, "rosie", 1);
    await fillWithBots(house.host, 2, 3);
    const names = house.host.now.table.seats.map((each) => (each.kind === "empty" ? "" : each.name));
    expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(4);
  });

  test("TABLE-NAME-3 can be kept when one's own is given again, also in other letters", async () => {
    const { ann } = await scene("bidding");
    expect(await ann.code({ type: "rename", name: "ANN" })).toBe("ok");
    expect(ann.now.game?.view.players[0]?.name).toBe("ANN");
  });
});

describe("looks", () => {
  test("TABLE-LOOK-1 are chosen at any time, seen by everybody, and kept with the seat", async () => {
    const { host, ben } = await running();
    const look = { face: "owl", color: "plum" } as const;
    await accepted(ben, { type: "chooseLook", look });
    expect(seatOf(host, 1)).toMatchObject({ name: "Ben", look });
    const { version } = host.now;
    await accepted(ben, { type: "chooseLook", look });
    expect(host.now.version).toBe(version);
    // Nobody has the face of somebody else.
    await accepted(host, { type: "chooseLook", look });
    expect(seatOf(host, 0)).toMatchObject({ look: { face: "frog", color: "plum" } });
    await accepted(host, { type: "backToLobby" });
    await accepted(host, { type: "swapSeats", a: 1, b: 3 });
    expect(seatOf(host, 3)).toMatchObject({ name: "Ben", look });
  });
});

describe("a seat", () => {
  test("TABLE-SEAT-11 is offered to exactly those who may take it", async () => {
    for (const situation of SITUATIONS) {
      const offered = (await scene(situation)).vic.now.you.freeSeats;
      for (const position of [0, 1, 2, 3] as const) {
        const code = await (await scene(situation)).vic.code(sit(position, "Vic"));
        expect([situation, position, code === "ok"]).toEqual([
          situation,
          position,
          offered.includes(position),
        ]);
      }
    }
    const { ann, ben, clock } = await scene("bidding");
    expect(ann.now.you.freeSeats).toEqual([]);
    await accepted(ben, { type: "leave" });
    expect(ben.now.you.freeSeats).toEqual([1]);
    await accepted(ann, { type: "lock", locked: true });
    await clock.pass(0);
    expect(ben.now.you.freeSeats).toEqual([1]);
  });

  test("TABLE-SEAT-1 needs a token", async () => {
    const { enter } = await openHouse();
    const nobody = enter(null);
    expect(await nobody.code(sit(1, "Zoe"))).toBe("NO_TOKEN");
    expect(await nobody.code({ type: "claimSeat", moveCode: "12345678" })).toBe("NO_TOKEN");
    expect(await nobody.code({ type: "watch", name: "Zoe" })).toBe("ok");
  });

  test("TABLE-SEAT-2 is closed to strangers at a locked table", async () => {
    const { host, enter } = await openHouse();
    await accepted(host, { type: "lock", locked: true });
    expect(await enter("Zoe").code(sit(1, "Zoe"))).toBe("LOCKED");
    await accepted(host, { type: "lock", locked: false });
    expect(await enter("Zoe").code(sit(1, "Zoe"))).toBe("ok");
  });

  test("TABLE-SEAT-3 of a bot is taken over with its score, and with cards from the next deal on", async () => {
    const house = await running();
    const { enter, host, ben } = house;
    const zoe = enter("Zoe");
    expect(zoe.now.game).toBeNull();
    await accepted(zoe, sit(2, "Zoe"));
    expect(zoe.now.you).toMatchObject({ role: "player", position: 2 });
    expect(seatOf(zoe, 2)).toMatchObject({ covered: true, waitsForDeal: true });
    expect(zoe.buck.viewer).toBe("spectator");
    expect(zoe.buck.players[2]).toMatchObject({ name: "Zoe", score: 10, cardCount: 5 });
    expect(zoe.buck.players.map(({ hand }) => hand)).toEqual([null, null, null, null]);
    expect(newsOf(host)).toContain("tookOver");
    const early = { type: "PLACE_BID", playerPosition: 2, amount: "PASS" } as const;
    expect(await zoe.code({ type: "act", action: early })).toBe("NEXT_DEAL");
    await playUntil(house, "ROUND_OVER", [ben]);
    expect(zoe.buck.viewer).toBe("spectator");
    await playUntil(house, "BIDDING", [ben]);
    expect(seatOf(zoe, 2)).toMatchObject({ covered: false, waitsForDeal: false });
    expect(zoe.buck.viewer).toBe(2);
    expect(zoe.buck.players[2]?.hand).toHaveLength(5);
  });

  test("TABLE-SEAT-10 leaving and coming back does not show a newcomer the hand", async () => {
    const { enter } = await running();
    const zoe = enter("Zoe");
    await accepted(zoe, sit(2, "Zoe"));
    await accepted(zoe, { type: "leave" });
    await accepted(zoe, sit(2, "Zoe"));
    expect(zoe.buck.viewer).toBe("spectator");
    expect(enter("Zoe").buck.viewer).toBe("spectator");
  });

  test("TABLE-SEAT-10 nobody reads one bot's hand after another", async () => {
    const { enter, host } = await running();
    const seen = new Set<string>();
    for (const [index, position] of ([2, 3, 2, 3] as const).entries()) {
      const spy = enter(`Spy${index}`);
      await accepted(spy, sit(position, `Spy${index}`));
      for (const { hand } of spy.buck.players) for (const { id } of hand ?? []) seen.add(id);
      await accepted(spy, { type: "leave" });
    }
    expect([...seen]).toEqual([]);
    expect(host.buck.players[0]?.hand).toHaveLength(5);
  });

  test("TABLE-SEAT-10 a move code shows no second hand to who knows one", async () => {
    const house = await running();
    const { ben, host, enter } = house;
    await accepted(ben, { type: "leave" });
    await accepted(enter("Zoe"), sit(1, "Zoe"));
    const answer = await host.ask({ type: "moveSeat" });
    const moveCode = answer.ok ? (answer.moveCode ?? "") : "";
    await accepted(ben, { type: "claimSeat", moveCode });
    expect(ben.now.you).toMatchObject({ role: "player", position: 0 });
    expect(ben.buck.viewer).toBe("spectator");
  });

  test("TABLE-SEAT-4 of a bot is not given away in a running game where the host does not want it", async () => {
    const { enter, host } = await running({ settings: { takeover: false } });
    expect(await enter("Zoe").code(sit(2, "Zoe"))).toBe("TAKEOVER_OFF");
    await accepted(host, { type: "backToLobby" });
    expect(await enter("Zoe").code(sit(2, "Zoe"))).toBe("ok");
  });

  test("TABLE-SEAT-3 that somebody left can be taken over, and is theirs no more", async () => {
    const { enter, ben, host } = await running();
    await accepted(ben, { type: "leave" });
    expect(ben.now).toMatchObject({ you: { role: "visitor", position: null }, game: null });
    expect(seatOf(host, 1)).toMatchObject({ name: "Ben", covered: true });
    const zoe = enter("Zoe");
    await accepted(zoe, sit(1, "Zoe"));
    expect(zoe.now.you).toMatchObject({ role: "player", position: 1 });
    expect(enter("Ben").now.you.role).toBe("visitor");
  });

  test("TABLE-SEAT-5 that somebody left is theirs again when they sit down on the same line", async () => {
    const { ben, host } = await running();
    await accepted(ben, { type: "leave" });
    expect(await ben.code(sit(2, "Ben"))).toBe("ALREADY_SEATED");
    expect(await ben.code(sit(1, "Ben"))).toBe("ok");
    expect(ben.now.you).toMatchObject({ role: "player", position: 1 });
    expect(seatOf(host, 1)).toMatchObject({ covered: false });
  });

  test("TABLE-SEAT-7 of somebody who is only away is not given to others", async () => {
    const { enter, ben, host, clock } = await running();
    ben.disconnect();
    await clock.pass(20_000);
    expect(seatOf(host, 1)).toMatchObject({ covered: true });
    expect(await enter("Zoe").code(sit(1, "Zoe"))).toBe("SEAT_TAKEN");
  });

  test("TABLE-SEAT-8 that was left is empty back in the lobby; one of somebody away is kept", async () => {
    const house = await running();
    const { ben, host, clock, enter } = house;
    const zoe = enter("Zoe");
    await accepted(zoe, sit(2, "Zoe"));
    zoe.disconnect();
    await accepted(ben, { type: "leave" });
    await clock.pass(20_000);
    await accepted(host, { type: "backToLobby" });
    expect(host.now.table.seats.map(({ kind }) => kind)).toEqual(["person", "empty", "person", "bot"]);
    expect(seatOf(host, 2)).toMatchObject({ name: "Zoe", covered: false });
    expect(host.now.game).toBeNull();
  });
});

describe("the host", () => {
  test("TABLE-HOST-5 removes somebody in the lobby: an empty seat and a goodbye", async () => {
    const { ann, ben } = await scene("lobby");
    await accepted(ann, { type: "removePlayer", position: 1 });
    expect(ben.farewell).toBe("removed");
    expect(seatOf(ann, 1)).toEqual({ kind: "empty", position: 1 });
    expect(await ben.code({ type: "say", text: "But" })).toBe("GONE");
  });

  test("TABLE-HOST-6 does not remove somebody by mistake who has just sat down there", async () => {
    const { ann, ben, vic } = await scene("lobby");
    const { version } = ann.now;
    await accepted(ben, { type: "leave" });
    await accepted(vic, sit(1, "Vic"));
    expect(await ann.code({ type: "removePlayer", position: 1 }, { version })).toBe("STALE");
    expect(await ann.code({ type: "removePlayer", position: 1 })).toBe("ok");
  });

  test("TABLE-HOST-6 does not remove somebody by mistake who has just moved there", async () => {
    const { ann, ben, vic } = await scene("lobby");
    await accepted(vic, sit(3, "Vic"));
    const { version } = ann.now;
    await accepted(ben, { type: "changeSeat", position: 2 });
    await accepted(vic, { type: "changeSeat", position: 1 });
    expect(await ann.code({ type: "removePlayer", position: 1 }, { version })).toBe("STALE");
    expect(vic.now.you.position).toBe(1);
  });

  test("TABLE-HOST-5 removes somebody in a game: a bot for good", async () => {
    const { ann, ben, enter, clock } = await scene("bidding");
    await accepted(ann, { type: "removePlayer", position: 1 });
    expect(ben.farewell).toBe("removed");
    expect(seatOf(ann, 1)).toMatchObject({ kind: "bot" });
    expect(enter("Ben").now.you.role).toBe("visitor");
    await accepted(ann, { type: "act", action: { type: "PLACE_BID", playerPosition: 0, amount: "PASS" } });
    await clock.pass(3_000);
    expect(ann.buck.bids.map(({ playerPosition }) => playerPosition)).toContain(1);
  });

  test("TABLE-HOST-11 a host who locks the lobby and gets up does not lock everybody out", async () => {
    const house = await openHouse();
    await accepted(house.host, { type: "lock", locked: true });
    await accepted(house.host, { type: "leave" });
    expect(house.host.now.table.locked).toBe(false);
    await accepted(house.enter("Zoe"), sit(1, "Zoe"));
    expect(await house.host.code(sit(0, "Ann"))).toBe("ok");
  });

  test("TABLE-HOST-2 who leaves the lobby is followed by the next clockwise", async () => {
    const house = await openHouse();
    const [dov, ben] = [await seat(house, "Dov", 3), await seat(house, "Ben", 1)];
    await accepted(house.host, { type: "leave" });
    await house.clock.pass(0);
    expect([ben.now.you.isHost, dov.now.you.isHost]).toEqual([true, false]);
    expect(house.host.now.you).toEqual({
      role: "visitor",
      personId: null,
      position: null,
      isHost: false,
      leftSeat: null,
      freeSeats: [0, 2],
      isRemoved: false,
      mayUndo: false,
    });
  });

  test("TABLE-HOST-2 who leaves a game is followed, and comes back as a player", async () => {
    const { ann, ben, clock } = await scene("bidding");
    await accepted(ann, { type: "leave" });
    await clock.pass(0);
    expect(ben.now.you.isHost).toBe(true);
  });

  test("TABLE-SEAT-6 who left a game is not put back by a reload, and comes back when they sit", async () => {
    const { ann, ben, enter, clock } = await scene("bidding");
    await accepted(ben, { type: "leave" });
    ben.disconnect();
    const again = enter("Ben");
    await clock.pass(60_000);
    expect(again.now.you).toMatchObject({ role: "visitor", position: null, leftSeat: 1 });
    expect(again.now.game).toBeNull();
    expect(seatOf(ann, 1)).toMatchObject({ name: "Ben", covered: true });
    expect(ann.here).toEqual([0]);
    await accepted(again, sit(1, "Ben"));
    expect(again.now.you).toMatchObject({ role: "player", position: 1, leftSeat: null });
    expect(seatOf(ann, 1)).toMatchObject({ name: "Ben", covered: false });
    expect(newsOf(ann).slice(-1)).toEqual(["returned"]);
  });

  test("TABLE-HOST-2 who leaves a game is followed by the next clockwise, not by the lowest seat", async () => {
    const { ann, ben, vic, enter, clock } = await scene("bidding");
    await accepted(vic, sit(2, "Vic"));
    await accepted(ann, { type: "leave" });
    await clock.pass(0);
    enter("Ann");
    await clock.pass(0);
    await accepted(ben, { type: "leave" });
    await clock.pass(0);
    expect(vic.now.you.isHost).toBe(true);
  });

  test("TABLE-HOST-3 who is away from the lobby is followed after three minutes, not before", async () => {
    const { ann, ben, clock } = await scene("lobby");
    ann.disconnect();
    await clock.pass(179_999);
    expect(ben.now.you.isHost).toBe(false);
    await clock.pass(1);
    expect(ben.now.you.isHost).toBe(true);
    expect(seatOf(ben, 0)).toMatchObject({ kind: "person", name: "Ann", covered: false });
  });

  test("TABLE-HOST-4 stays host while nobody else is here", async () => {
    const { ann, ben, clock, enter } = await scene("bidding");
    ben.disconnect();
    ann.disconnect();
    await clock.pass(600_000);
    expect(enter("Ann").now.you.isHost).toBe(true);
  });

  test("TABLE-HOST-4 is whoever sits down first at a table all have left", async () => {
    const { host, enter, clock } = await openHouse();
    await accepted(host, { type: "leave" });
    expect(host.now.table.host).toBeNull();
    const zoe = enter("Zoe");
    await accepted(zoe, sit(2, "Zoe"));
    await clock.pass(0);
    expect(zoe.now.you.isHost).toBe(true);
  });

  test("TABLE-HOST-7 changes the rules for the next game", async () => {
    const { ann, enter } = await scene("lobby");
    const { settings } = ann.now.table;
    const rules = { game: "buck", options: { ...TEST_OPTIONS, startScore: 25 } } as const;
    await accepted(ann, { type: "changeSettings", settings: { ...settings, title: "  Long night ", rules } });
    await fillWithBots(ann, 3);
    await accepted(ann, { type: "start" });
    expect(ann.now.table.settings.title).toBe("Long night");
    expect(ann.buck.players.map(({ score }) => score)).toEqual([25, 25, 25, 25]);
    expect(enter("Zoe").now.table.settings.rules).toEqual(rules);
  });

  test("TABLE-HOST-7 cannot give the table an endless title", async () => {
    const { ann } = await scene("lobby");
    const settings = { ...ann.now.table.settings, title: "x".repeat(33) };
    expect(await ann.code({ type: "changeSettings", settings })).toBe("INVALID_TITLE");
  });

  test("TABLE-HOST-8 swaps seats with everything that is in them", async () => {
    const { ann, ben } = await scene("lobby");
    await accepted(ann, { type: "swapSeats", a: 1, b: 3 });
    expect(ben.now.you.position).toBe(3);
    expect(ann.now.table.seats.map(({ kind }) => kind)).toEqual(["person", "empty", "bot", "person"]);
  });

  test("TABLE-HOST-9 closes the table: all hear it and are let go", async () => {
    const { ann, ben, wes, vic, store } = await scene("bidding");
    await accepted(ann, { type: "close" });
    expect([ann, ben, wes, vic].map(({ farewell }) => farewell)).toEqual(Array(4).fill("closed"));
    expect(vic.now.table.stage).toBe("closed");
    expect((await store.load(CODE)).at(-1)?.changes).toEqual([{ type: "closed" }]);
  });
});

describe("a rematch", () => {
  test("TABLE-AGAIN-3 is the host's to start, and the next one's when the host is away", async () => {
    const { ann, ben, clock } = await scene("over");
    expect(await ben.code({ type: "rematch" })).toBe("NOT_HOST");
    ann.disconnect();
    await clock.pass(21_000);
    expect(ben.now.you.isHost).toBe(true);
    expect(await ben.code({ type: "rematch" })).toBe("ok");
  });

  test("TABLE-AGAIN-1 is another game in the same seats, with another id and its own record", async () => {
    const { ann, ben, store, clock } = await scene("over");
    const { gameId: first } = ann.now.table;
    await accepted(ben, { type: "ready" });
    expect([ann.now.table.ready, ann.now.table.gameId]).toEqual([[1], first]);
    await accepted(ann, { type: "rematch" });
    expect(ann.now.table.ready).toEqual([]);
    expect(ann.now.table.gameId).not.toBe(first);
    expect(ann.now.table.finishedGames).toEqual([first]);
    expect(ann.now.game?.view).toMatchObject({ phase: "DEALING", round: 0 });
    await clock.pass(5_000);
    expect(buck.toAct(ann.buck)).toEqual([0]);
    expect((await store.load(CODE)).at(-1)?.seq).toBe(ann.now.version);
  });
});
