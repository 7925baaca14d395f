import { LogLost } from "@buck/authority";
import { hashOf } from "../test/kit/guest.ts";
import {
  accepted,
  CODE,
  fillWithBots,
  meek,
  openHouse,
  playUntil,
  TEST_SETTINGS,
} from "../test/kit/house.ts";
import { scene } from "../test/kit/situations.ts";
import { makeTable, openTable } from "./index.ts";
import type { Bots } from "./index.ts";
import type { GameAction } from "@buck/engine";
import { describe, expect, test } from "vitest";

const DAY = 86_400_000;
const pass = { type: "act", action: { type: "PLACE_BID", playerPosition: 0, amount: "PASS" } } as const;

describe("a new table", () => {
  test.each([
    [{ name: " " }, "INVALID_NAME"],
    [{ title: "x".repeat(33) }, "INVALID_TITLE"],
  ])(
    "TABLE-OPEN-2 with %j is not opened",
    async ({ name = "Ann", title = "" }: { name?: string; title?: string }, code) => {
      const { ports, store } = await openHouse();
      const settings = { ...TEST_SETTINGS, title };
      const host = { name, tokenHash: hashOf("Ann") };
      const created = await makeTable({ code: "OTHR-2345-6789", settings, host, ports });
      expect(created).toMatchObject({ ok: false, code });
      expect(await store.load("OTHR-2345-6789")).toEqual([]);
    },
  );

  test("TABLE-OPEN-1 has its host at position 0 and everybody else outside", async () => {
    const { host, enter } = await openHouse();
    expect(host.now).toMatchObject({ version: 1, you: { role: "player", position: 0, isHost: true } });
    expect(enter("Zoe").now.you.role).toBe("visitor");
  });

  test("TABLE-OPEN-3 tells when it was made and when it last changed", async () => {
    const { host, clock } = await openHouse();
    const createdAt = clock.wallTime();
    expect(host.now.table).toMatchObject({ createdAt, updatedAt: createdAt });
    await clock.pass(5_000);
    await accepted(host, { type: "say", text: "Hello" });
    expect(host.now.table).toMatchObject({ createdAt, updatedAt: createdAt + 5_000 });
  });

  test("TABLE-OPEN-4 cannot be opened from an empty log", async () => {
    const { ports } = await openHouse();
    expect(() => openTable({ code: CODE, entries: [], ports })).toThrow("no log");
  });
});

describe("a table that another server is about to have", () => {
  test("TABLE-END-2 is silent once it is settled, and says goodbye when it is stopped", async () => {
    const { ann, table, clock, store } = await scene("bidding");
    const { length } = await store.load(CODE);
    await table.settle();
    await expect(ann.ask(pass)).rejects.toThrow(LogLost);
    await clock.pass(DAY);
    expect(await store.load(CODE)).toHaveLength(length);
    expect(ann.farewell).toBeNull();
    await table.stop("restarting");
    expect(ann.farewell).toBe("restarting");
  });
});

describe("a table that somebody else writes", () => {
  test("TABLE-END-1 says goodbye to everybody, answers nothing and does nothing more", async () => {
    const { ann, ben, table, clock, store } = await scene("bidding");
    const { length } = await store.load(CODE);
    const entry = { seq: length + 1, at: 0, commandId: "p9/other", changes: [], news: [] };
    await store.append(CODE, entry);
    await expect(ann.ask(pass)).rejects.toThrow(LogLost);
    expect([ann.farewell, ben.farewell]).toEqual(["restarting", "restarting"]);
    expect(table.status().lost).toBe(true);
    await clock.pass(DAY);
    expect((await store.load(CODE)).at(-1)).toEqual(entry);
  });
});

describe("a restart", () => {
  test("TABLE-END-2 finishes what is being written, then says goodbye and does nothing more", async () => {
    const { ann, ben, table, clock, store } = await scene("bidding");
    const bid = ann.ask(pass);
    const stopped = table.stop("restarting");
    expect(await bid).toMatchObject({ ok: true });
    await stopped;
    expect([ann.farewell, ben.farewell]).toEqual(["restarting", "restarting"]);
    const { length } = await store.load(CODE);
    expect(await ann.code({ type: "leave" })).toBe("GONE");
    await clock.pass(DAY);
    expect((await store.load(CODE)).length).toBe(length);
  });
});

describe("nonsense", () => {
  test.each([
    undefined,
    null,
    "sit",
    {},
    { commandId: "12345678", expectedVersion: 1, command: { type: "cheat" } },
    { commandId: "12345678", expectedVersion: 1, command: { type: "start", also: 1 } },
    { commandId: "short", expectedVersion: 1, command: { type: "start" } },
    { commandId: "12345678", expectedVersion: 0.5, command: { type: "start" } },
    JSON.parse(`{"commandId":"12345678","expectedVersion":1,"command":{"type":"start","__proto__":{"x":1}}}`),
    {
      commandId: "12345678",
      expectedVersion: 9,
      command: { type: "act", action: { type: "DEAL", deck: [] } },
    },
  ])("TABLE-COMMAND-1 %j is answered and does nothing", async (message) => {
    const { ann, table } = await scene("bidding");
    const { version } = table.status();
    expect(await ann.inbound.command(message)).toMatchObject({ ok: false, code: "BAD_MESSAGE", version });
    expect(table.status().version).toBe(version);
  });
});

async function withBots(choose: Bots["choose"]) {
  const errors: unknown[] = [];
  const ports = { bots: { choose }, onError: (error: unknown) => errors.push(error) };
  const house = await openHouse({ settings: { pace: "relaxed" }, ports });
  await fillWithBots(house.host, 1, 2, 3);
  await accepted(house.host, { type: "start" });
  await playUntil(house, "BIDDING");
  await accepted(house.host, pass);
  return { ...house, errors };
}

describe("a bot that", () => {
  const never = new Promise<GameAction>(() => undefined);

  test.each([
    { does: "throws", choose: () => Promise.reject(new Error("bug")), within: 3_000, errors: 1 },
    { does: "never answers", choose: () => never, within: 8_000, errors: 0 },
    {
      does: "plays for another seat",
      choose: async () => ({ type: "PLACE_BID", playerPosition: 2, amount: "PASS" }) as const,
      within: 3_000,
      errors: 0,
    },
    {
      does: "breaks the rules",
      choose: async () => ({ type: "PLAY_CARD", playerPosition: 1, cardId: "SPADES_9" }) as const,
      within: 3_000,
      errors: 0,
    },
    { does: "deals", choose: async () => ({ type: "OPEN_BIDDING" }) as const, within: 3_000, errors: 0 },
  ])("TABLE-BOT-2 $does makes any legal move instead", async ({ choose, within, errors: expected }) => {
    const { host, clock, errors } = await withBots(choose);
    await clock.pass(within);
    expect(host.buck.bids[1]).toEqual({ playerPosition: 1, amount: "PASS" });
    expect(errors).toHaveLength(expected);
  });

  test("TABLE-BOT-3 thinks long does not keep people from talking, and is not heard after a pause", async () => {
    const answers: ((action: GameAction) => void)[] = [];
    const { host, clock } = await withBots(() => new Promise((resolve) => answers.push(resolve)));
    await clock.pass(3_000);
    await accepted(host, { type: "say", text: "Take your time" });
    await accepted(host, { type: "pause" });
    await accepted(host, { type: "resume" });
    answers[0]?.({ type: "PLACE_BID", playerPosition: 1, amount: 2 });
    await clock.pass(0);
    expect(host.buck.bids).toHaveLength(1);
    await clock.pass(3_000);
    answers[1]?.({ type: "PLACE_BID", playerPosition: 1, amount: 3 });
    await clock.pass(0);
    expect(host.buck.bids[1]).toEqual({ playerPosition: 1, amount: 3 });
  });

  test("TABLE-BOT-1 chooses gets a view of its own seat and nothing else", async () => {
    const seen: unknown[] = [];
    const { clock } = await withBots(async (turn) => {
      seen.push(turn);
      return meek(turn);
    });
    await clock.pass(3_000);
    expect(seen).toEqual([{ game: "buck", level: "easy", view: expect.objectContaining({ viewer: 1 }) }]);
  });
});

test("TABLE-TAB-2 a line that breaks is closed, and the others hear all the same", async () => {
  const { ann, ben, table } = await scene("lobby");
  table.connect({
    tokenHash: null,
    welcome: () => undefined,
    presence: () => undefined,
    goodbye: () => undefined,
    frame: () => {
      throw new Error("socket closed");
    },
  });
  await accepted(ann, { type: "emote", emote: "👍" });
  await accepted(ann, { type: "emote", emote: "👍" });
  expect(ben.now.news).toHaveLength(1);
});
