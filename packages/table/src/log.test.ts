import { LogLost } from "@buck/authority";
import { SimClock } from "@buck/authority/testing";
import { hashOf } from "../test/kit/guest.ts";
import {
  accepted,
  CODE,
  fillWithBots,
  kindRandom,
  meekBots,
  openHouse,
  playUntil,
  reopen,
  seat,
} from "../test/kit/house.ts";
import { scene } from "../test/kit/situations.ts";
import { makeTable, memoryStore } from "./index.ts";
import type { Entry, ReadableStore, Store } from "./index.ts";
import { buck } from "@buck/engine";
import { describe, expect, test, vi } from "vitest";

/** A store that fails while it is told to. */
function brittle(): ReadableStore & { broken: boolean } {
  const inner = memoryStore();
  const store = {
    ...inner,
    broken: false,
    append: async (...entry: Parameters<Store["append"]>) => {
      if (store.broken) throw new Error("disk full");
      await inner.append(...entry);
    },
  };
  return store;
}

const pass = { type: "act", action: { type: "PLACE_BID", playerPosition: 0, amount: "PASS" } } as const;
const fold = (playerPosition: 1 | 2) =>
  ({ type: "act", action: { type: "FOLD_DECISION", playerPosition, folded: true } }) as const;
const say = (text: string) => ({ type: "say", text }) as const;

async function running() {
  const store = brittle();
  const errors: unknown[] = [];
  const house = await openHouse({ ports: { store, onError: (error) => errors.push(error) } });
  const ben = await seat(house, "Ben", 1);
  await fillWithBots(house.host, 2, 3);
  await accepted(house.host, { type: "start" });
  await playUntil(house, "BIDDING", [ben]);
  return { ...house, store, ben, errors };
}

describe("a store that fails", () => {
  test("TABLE-STORE-1 refuses a command, moves nothing and tells nobody; the same command works later", async () => {
    const { host, ben, store, table } = await running();
    const before = { version: host.now.version, heard: ben.heard.length };
    store.broken = true;
    expect(await host.code(pass, { id: "my-first-bid" })).toBe("STORE_FAILING");
    expect({ version: table.status().version, heard: ben.heard.length }).toEqual(before);
    store.broken = false;
    expect(await host.code(pass, { id: "my-first-bid" })).toBe("ok");
    expect(ben.now.version).toBe(before.version + 1);
  });

  test("TABLE-STORE-2 makes the table wait and try again by itself", async () => {
    const { host, ben, store, clock, errors } = await running();
    await accepted(host, pass);
    await accepted(ben, { type: "act", action: { ...pass.action, playerPosition: 1 } });
    store.broken = true;
    await clock.pass(10_000);
    expect(host.buck.bids).toHaveLength(2);
    expect(errors.length).toBeGreaterThan(5);
    expect(errors.length).toBeLessThan(12);
    store.broken = false;
    await clock.pass(1_000);
    expect(host.buck.bids.length).toBeGreaterThan(2);
  });

  test("TABLE-OPEN-4 cannot open a table", async () => {
    const ports = { clock: new SimClock(), random: kindRandom(), store: brittle(), bots: meekBots };
    ports.store.broken = true;
    const { settings } = (await openHouse()).host.now.table;
    const created = await makeTable({
      code: CODE,
      settings,
      host: { name: "Ann", tokenHash: hashOf("Ann") },
      ports,
    });
    expect(created).toMatchObject({ ok: false, code: "STORE_FAILING" });
  });
});

describe("the same command again", () => {
  test("TABLE-COMMAND-3 gets its answer from the store when the table has forgotten it", async () => {
    const house = await openHouse();
    const ben = await seat(house, "Ben", 1);
    const first = await ben.ask(say("hi"), { id: "said-once-1" });
    await accepted(house.host, say("hello"));
    await house.clock.pass(4 * 60_000);
    house.table.tidy();
    expect(await ben.ask(say("hi"), { id: "said-once-1" })).toEqual(first);
    expect([house.host.farewell, house.table.status().lost]).toEqual([null, false]);
    expect(house.host.inbound.resync().chat.map(({ text }) => text)).toEqual(["hi", "hello"]);
  });

  test("TABLE-STORE-5 is another writer's when its entry is newer than the table", async () => {
    const { host, table, store } = await openHouse();
    const another = await openHouse();
    const lock = { type: "lock", locked: true } as const;
    await another.host.ask(lock, { id: "lock-it-1" });
    for (const entry of (await another.store.load(CODE)).slice(1)) await store.append(CODE, entry);
    await expect(host.ask(lock, { id: "lock-it-1" })).rejects.toThrow(LogLost);
    expect([table.status().lost, host.farewell]).toEqual([true, "restarting"]);
  });

  test("TABLE-COMMAND-3 gets the first answer, and nothing happens twice", async () => {
    const { ann, clock } = await scene("bidding");
    const first = await ann.ask(say("Hello"), { id: "once-and-again" });
    await accepted(ann, pass);
    await clock.pass(500);
    expect(await ann.ask(say("Hello"), { id: "once-and-again" })).toEqual(first);
    expect(ann.inbound.resync().chat).toHaveLength(1);
  });

  test("TABLE-COMMAND-3 gets the first refusal, also when it would be granted now", async () => {
    const { ann, vic } = await scene("lobby");
    await accepted(ann, { type: "lock", locked: true });
    const sit = { type: "sit", position: 3, name: "Vic" } as const;
    const first = await vic.ask(sit, { id: "let-me-in-please" });
    expect(first).toMatchObject({ ok: false, code: "LOCKED" });
    await accepted(ann, { type: "lock", locked: false });
    expect(await vic.ask(sit, { id: "let-me-in-please" })).toEqual(first);
    expect(await vic.code(sit)).toBe("ok");
  });

  test("TABLE-COMMAND-3 is known after a restart, on any line of the same token", async () => {
    const house = await openHouse();
    const sit = { type: "sit", position: 1, name: "Ben" } as const;
    const first = await house.enter("Ben").ask(sit, { id: "ben-sits-down" });
    const again = await reopen(house);
    const ben = again.enter("Ben");
    expect(ben.now.you.position).toBe(1);
    expect(await ben.ask(sit, { id: "ben-sits-down" })).toEqual(first);
  });

  test("TABLE-COMMAND-3 is known also to who has left", async () => {
    const { ben } = await scene("lobby");
    const first = await ben.ask({ type: "leave" }, { id: "ben-gets-up" });
    expect(await ben.ask({ type: "leave" }, { id: "ben-gets-up" })).toEqual(first);
  });

  test("TABLE-COMMAND-4 is another one when somebody else says it", async () => {
    const { ann, ben } = await scene("lobby");
    await accepted(ann, say("One"));
    await ann.ask(say("Two"), { id: "the-same-id" });
    await ben.ask(say("Three"), { id: "the-same-id" });
    expect(ann.inbound.resync().chat.map(({ text }) => text)).toEqual(["One", "Two", "Three"]);
  });

  test("TABLE-COMMAND-3 counts once when both are on the way at once", async () => {
    const { ann } = await scene("bidding");
    const answers = await Promise.all([1, 2, 3].map(() => ann.ask(pass, { id: "three-of-a-kind" })));
    expect(answers).toEqual([1, 2, 3].map(() => ({ ok: true, version: ann.now.version })));
    expect(ann.buck.bids).toHaveLength(1);
  });
});

describe("a decision made on an old version", () => {
  test("TABLE-VERSION-2 is stale once the game has moved, and says where the table is", async () => {
    const { ann, ben } = await scene("bidding");
    const { version } = ben.now;
    await accepted(ann, pass);
    const late = await ben.ask({ type: "act", action: { ...pass.action, playerPosition: 1 } }, { version });
    expect(late).toMatchObject({ ok: false, code: "STALE", version: version + 1 });
  });

  test("TABLE-VERSION-3 is good while people only talk, come and go", async () => {
    const { ann, ben, enter } = await scene("bidding");
    const { version } = ann.now;
    await accepted(ben, say("Hm"));
    await accepted(ben, { type: "emote", emote: "🃏" });
    await accepted(enter("Zoe"), { type: "sit", position: 2, name: "Zoe" });
    expect(await ann.code(pass, { version })).toBe("ok");
  });

  test("TABLE-VERSION-2 from the future is stale", async () => {
    const { ann } = await scene("bidding");
    expect(await ann.code(pass, { version: ann.now.version + 1 })).toBe("STALE");
  });

  test("TABLE-VERSION-3 is good when others who decide at the same time were faster", async () => {
    const house = await openHouse();
    const { host, clock } = house;
    const ben = await seat(house, "Ben", 1);
    const cleo = await seat(house, "Cleo", 2);
    await fillWithBots(host, 3);
    await accepted(host, { type: "start" });
    await playUntil(house, "FOLDING_DECISION", [ben, cleo]);
    const { version } = ben.now;
    await accepted(cleo, fold(2));
    await clock.pass(3_000);
    expect(ben.now.version).toBe(version + 2);
    expect(await ben.code(fold(1), { version })).toBe("ok");
  });

  test("TABLE-VERSION-2 never plays a card into another trick", async () => {
    const { ann, clock } = await scene("bidding");
    await accepted(ann, pass);
    const { version } = ann.now;
    await clock.pass(60_000);
    const late = {
      type: "act",
      action: { type: "PLAY_CARD", playerPosition: 0, cardId: "SPADES_9" },
    } as const;
    expect(await ann.code(late, { version: version - 1 })).toBe("STALE");
  });
});

describe("after a restart", () => {
  test.each(["lobby", "bidding", "paused", "result", "over"] as const)(
    "TABLE-STORE-3 %s is the same",
    async (situation) => {
      const { ann, table, store, ports, clock } = await scene(situation);
      await accepted(ann, say("Still here"));
      const before = ann.inbound.resync();
      const again = await reopen({ table, store, ports, clock });
      const { timer: _, ...frame } = before.frame;
      for (const name of ["Ben", "Wes", "Vic"]) again.enter(name);
      expect(again.host.inbound.resync().frame).toMatchObject(frame);
      expect(again.host.inbound.resync().chat).toEqual(before.chat);
    },
  );
});

describe("the log", () => {
  test("TABLE-VERSION-1 has one entry for each version, each frame tells exactly one", async () => {
    const house = await openHouse();
    await fillWithBots(house.host, 1, 2, 3);
    await accepted(house.host, { type: "start" });
    await playUntil(house, "GAME_OVER");
    const entries = await house.store.load(CODE);
    expect(entries.map(({ seq }) => seq)).toEqual(entries.map((_, index) => index + 1));
    const frames = house.host.heard.flatMap((heard) => (heard.type === "frame" ? [heard.frame] : []));
    expect(frames.map(({ version }) => version)).toEqual(entries.slice(1).map(({ seq }) => seq));
    expect(frames.map(({ news }) => news)).toEqual(entries.slice(1).map(({ news }) => news));
  });

  test("TABLE-STORE-4 keeps the record of a finished game, which replays to the same end", async () => {
    const { ann, store } = await finishedHouse();
    const [gameId] = ann.now.table.finishedGames;
    const record = await store.finishedGame(gameId ?? "");
    expect(record?.players).toEqual([
      { position: 0, name: "Ann", kind: "person" },
      { position: 1, name: "Rosie", kind: "bot" },
      { position: 2, name: "Otto", kind: "bot" },
      { position: 3, name: "Mabel", kind: "bot" },
    ]);
    expect(record?.times).toHaveLength(record?.actions.length ?? 0);
    let state = buck.create(record?.options);
    for (const action of record?.actions ?? []) {
      const result = buck.apply(state, action);
      state = result.ok ? result.state : buck.create();
    }
    expect(state.players.map(({ score }) => score)).toEqual([0, 10, 10, 10]);
    expect(state.winner).toBe(0);
  });

  test("TABLE-STORE-3 is made of plain data", async () => {
    const { store } = await finishedHouse();
    const entries: readonly Entry[] = await store.load(CODE);
    expect(structuredClone(entries)).toEqual(entries);
  });
});

async function finishedHouse() {
  const house = await openHouse();
  await fillWithBots(house.host, 1, 2, 3);
  await accepted(house.host, { type: "start" });
  await playUntil(house, "GAME_OVER");
  return { ...house, ann: house.host };
}

/** A store that writes nothing while it is held. */
function slow() {
  const inner = memoryStore();
  const waiting: (() => void)[] = [];
  const store = {
    ...inner,
    isHeld: false,
    waiting,
    letGo: () => waiting.forEach((goOn) => goOn()),
    append: async (...entry: Parameters<Store["append"]>) => {
      if (store.isHeld) await new Promise<void>((resolve) => waiting.push(resolve));
      await inner.append(...entry);
    },
  };
  return store;
}

test("TABLE-STORE-1 who reloads the page while their seat is being stored is not sent away", async () => {
  const store = slow();
  const house = await openHouse({ ports: { store } });
  const ben = house.enter("Ben");
  store.isHeld = true;
  const answer = ben.ask({ type: "sit", position: 1, name: "Ben" });
  await vi.waitFor(() => expect(store.waiting).toHaveLength(1), { timeout: 20_000 });
  ben.disconnect();
  const again = house.enter("Ben");
  store.letGo();
  await answer;
  expect([again.farewell, again.now.you.role]).toEqual([null, "player"]);
});

test("TABLE-TIMER-4 nobody runs out of time because nothing could be stored", async () => {
  const store = brittle();
  const house = await openHouse({ ports: { store }, settings: { turnTimer: 15 } });
  const { host, clock } = house;
  await fillWithBots(host, 1, 2, 3);
  await accepted(host, { type: "start" });
  await playUntil(house, "BIDDING");
  store.broken = true;
  expect(await host.code(pass)).toBe("STORE_FAILING");
  await clock.pass(20_000);
  store.broken = false;
  await clock.pass(1_500);
  expect(host.buck.bids).toEqual([]);
  expect(await host.code(pass)).toBe("ok");
});
