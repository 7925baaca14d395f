import type { Entry as ClubEntry } from "@buck/club";
import type { TableResult } from "@buck/protocol";
import { DEFAULT_SETTINGS, type ChatLine } from "@buck/protocol";
import type { Entry, FinishedGame, ReadableStore, Snapshot } from "@buck/table";
import { describe, expect, test, vi } from "vitest";
import { CLUB_SECONDS, type ServerStore } from "../../src/store/port.ts";

export const TABLE = "ACDE-FGHJ-2345";

export const entry = (seq: number, more: Partial<Entry> = {}): Entry => ({
  seq,
  at: 1000 * seq,
  commandId: `table/${seq}`,
  changes: [],
  news: [],
  ...more,
});

const line = (id: number, room: ChatLine["room"] = "players"): ChatLine => ({
  id,
  at: 1000 * id,
  room,
  name: "Ann",
  position: 0,
  text: `line ${id}`,
});

const finished = (gameId: string): FinishedGame => ({
  gameId,
  game: "buck",
  options: {
    startScore: 15,
    clubsTurnUp: "bid",
    minimumBid: 2,
    allPass: "redeal",
    folding: "secret",
    showHands: "game",
    players: 4,
    endsAfterHands: "none",
    noTrump: false,
  },
  players: [],
  actions: [],
  times: [],
});

export const snapshot = (version: number): Snapshot => ({
  code: TABLE,
  club: null,
  version,
  createdAt: 0,
  updatedAt: 0,
  stage: "lobby",
  settings: DEFAULT_SETTINGS,
  seats: [],
  host: null,
  rightfulHost: null,
  removed: [],
  chairAsks: [],
  locked: false,
  paused: false,
  ready: [],
  heldBy: null,
  game: null,
  nextDeals: null,
  finishedGames: [],
  evening: [],
  lastSeals: null,
  chat: [],
});

const CLUB = "CLUB-2345";
const founding: ClubEntry = {
  seq: 1,
  at: 1_700_000_000_000,
  commandId: "table/1",
  changes: [{ type: "founded", name: "Friday", memberId: "ann", founder: "Ann", tokenHash: "hash" }],
  news: [],
};

const resultOf = (gameId: string): TableResult => ({
  gameId: gameId.padEnd(22, "x"),
  game: "buck",
  endedAt: 1_700_000_000_000,
  seats: [
    { kind: "person", tokenHash: "hash" },
    { kind: "bot", level: "easy" },
  ],
  places: [1, 2],
  points: [[5, -5]],
  loners: [0, 0],
  hasRecord: true,
});

/** What a server expects of any store, beside what its tables do. `make` gives an empty one. */
export function serverStoreContract(name: string, make: () => Promise<ServerStore>): void {
  const withStore = (check: (store: ServerStore) => Promise<void>) => async () => {
    const store = await make();
    try {
      await check(store);
    } finally {
      await store.close();
    }
  };

  describe(`server's store: ${name}`, () => {
    test(
      "can be written, and says so",
      withStore(async (store) => expect(await store.probe()).toBeUndefined()),
    );

    test(
      "knows which tables are open and which are closed",
      withStore(async (store) => {
        await store.append("OPEN", entry(1));
        await store.append("SHUT", entry(1));
        await store.append("SHUT", entry(2, { changes: [{ type: "closed" }] }));
        const found = await Promise.all(["OPEN", "SHUT", "NEVER"].map((code) => store.find(code)));
        expect(found).toEqual(["open", "closed", null]);
      }),
    );

    test(
      "a table that nobody else has is claimed again and again, released, and written in between",
      withStore(async (store) => {
        await store.append(TABLE, entry(1));
        expect(await store.claim(TABLE)).toMatchObject({ owner: "me" });
        await store.append(TABLE, entry(2));
        await store.release([TABLE]);
        expect(await store.claim(TABLE)).toMatchObject({ owner: "me" });
        await store.append(TABLE, entry(3));
        expect((await store.restore(TABLE))?.entries.map(({ seq }) => seq)).toEqual([1, 2, 3]);
      }),
    );

    test(
      "what is said is part of the log, and of a snapshot",
      withStore(async (store) => {
        const said = [line(2, "watchers"), line(3)];
        const entries = said.map((each) => entry(each.id, { changes: [{ type: "said", line: each }] }));
        const kept = { ...snapshot(4), chat: said };
        await store.append(TABLE, entry(1));
        for (const each of entries) await store.append(TABLE, each);
        expect((await store.restore(TABLE))?.entries).toMatchObject([entry(1), ...entries]);
        await store.append(TABLE, entry(4), { snapshot: kept });
        expect((await store.restore(TABLE))?.snapshot).toEqual(kept);
      }),
    );

    test(
      "commands that may come again are given back with their versions",
      withStore(async (store) => {
        await store.append(TABLE, entry(1));
        await store.append(TABLE, entry(2, { commandId: "p1/sit" }));
        expect(await store.restore(TABLE)).toMatchObject({ answered: [{ commandId: "p1/sit", seq: 2 }] });
        expect(await store.restore("NEVER")).toBeNull();
      }),
    );

    test(
      "TABLE-UNDO-4 entries are given back with the commands they came from: those are people's",
      withStore(async (store) => {
        await store.append(TABLE, entry(1));
        await store.append(TABLE, entry(2, { commandId: "p1/bid" }), { snapshot: snapshot(2) });
        await store.append(TABLE, entry(3, { commandId: "p2/pass" }));
        await store.append(TABLE, entry(4));
        const saved = await store.restore(TABLE);
        expect(saved?.entries.map(({ commandId }) => commandId).slice(-2)).toEqual(["p2/pass", "table/4"]);
      }),
    );

    test(
      "a table is given back as its newest snapshot and the entries since",
      withStore(async (store) => {
        for (let seq = 1; seq <= 23; seq += 1) {
          const more = seq % 10 === 0 ? { snapshot: snapshot(seq) } : {};
          await store.append(TABLE, entry(seq), more);
        }
        const saved = await store.restore(TABLE);
        expect(saved?.snapshot).toEqual(snapshot(20));
        expect(saved?.entries.map(({ seq }) => seq)).toEqual([21, 22, 23]);
      }),
    );

    test(
      "an entry that cannot be written at all fails alone, and so does one of a table that never was",
      withStore(async (store) => {
        const broken = entry(1, { at: Symbol("no number") as unknown as number });
        const appends = [
          store.append("GOOD", entry(1)),
          store.append("BAD", broken),
          store.append("NEVER", entry(2)),
        ];
        expect((await Promise.allSettled(appends)).map(({ status }) => status)).toEqual([
          "fulfilled",
          "rejected",
          "rejected",
        ]);
        expect([await store.find("GOOD"), await store.find("BAD")]).toEqual(["open", null]);
        await store.append("BAD", entry(1));
      }),
    );

    test(
      "tables and games are deleted when they have been kept long enough, and not before",
      withStore(async (store) => {
        await store.append("OLD", entry(1), { finished: finished("g") });
        await store.observe(1000);
        await store.append("NEW", entry(1));
        expect(await store.deleteOld({ tableSeconds: 1000, gameSeconds: 1000 })).toBe(0);
        expect(await store.deleteOld({ tableSeconds: 999, gameSeconds: 1000 })).toBe(1);
        expect([await store.find("OLD"), await store.find("NEW")]).toEqual([null, "open"]);
        expect(await store.restore("OLD")).toBeNull();
        expect(await store.restore("NEW")).toMatchObject({ entries: [{ seq: 1 }] });
        expect(await store.finishedGame("g")).toEqual(finished("g"));
        expect(await store.deleteOld({ tableSeconds: 1000, gameSeconds: 999 })).toBe(1);
        expect(await store.finishedGame("g")).toBeNull();
      }),
    );

    test(
      "a game that is deleted is gone, and the others stay",
      withStore(async (store) => {
        await store.append(TABLE, entry(1), { finished: finished("g") });
        await store.append(TABLE, entry(2), { finished: finished("h") });
        await store.deleteGame("g");
        expect(await store.finishedGame("g")).toBeNull();
        expect(await store.finishedGame("h")).toMatchObject({ gameId: "h" });
      }),
    );

    test(
      "a table keeps the records of its newest games",
      withStore(async (store) => {
        for (let seq = 1; seq <= 52; seq += 1) {
          const more = seq === 52 ? { snapshot: snapshot(52) } : {};
          await store.append(TABLE, entry(seq), { ...more, finished: finished(`g${seq}`) });
        }
        const found = () => Promise.all(["g2", "g3", "g52"].map((id) => store.finishedGame(id)));
        const ids = async () => (await found()).map((game) => game?.gameId ?? null);
        // Some stores forget a moment later.
        await vi.waitFor(async () => expect(await ids()).toEqual([null, "g3", "g52"]), { timeout: 20_000 });
      }),
    );

    test(
      "CLUB-RESULT-1 what tables leave for a club comes with their entry, and is numbered without a gap",
      withStore(async (store) => {
        await store.appendClub(CLUB, founding);
        const leaving = (table: string, seq: number, id: string) =>
          store.append(table, entry(seq), { result: { club: CLUB, result: resultOf(id) } });
        await store.append("T-1", entry(1));
        await store.append("T-2", entry(1));
        const appends = [leaving("T-1", 2, "g1"), leaving("T-2", 2, "g2"), leaving("T-3", 1, "g3")];
        await Promise.all(appends);
        // Neither an entry of somebody else nor a game that is known leaves anything.
        await Promise.allSettled([leaving("T-1", 2, "g4"), leaving("T-2", 3, "g1")]);
        await store.appendClub(CLUB, { ...founding, seq: 2, commandId: "p/2" });
        const all = await store.results(CLUB, 0);
        expect(all.map(({ id }) => id)).toEqual([1, 2, 3]);
        expect(new Set(all.map(({ result }) => result.gameId.slice(0, 2)))).toEqual(
          new Set(["g1", "g2", "g3"]),
        );
        expect(all[0]?.result).toEqual(resultOf(all[0]?.result.gameId ?? ""));
        expect((await store.results(CLUB, 2)).map(({ id }) => id)).toEqual([3]);
        expect(await store.results("OTHER", 0)).toEqual([]);
      }),
    );

    test(
      "CLUB-LINK-1 a club is found by every code that it ever had, and is no table",
      withStore(async (store) => {
        await store.appendClub(CLUB, founding);
        await store.append(TABLE, entry(1));
        const changes = [{ type: "linkRenewed", link: "NEWS-2345" }] as const;
        await store.appendClub(
          CLUB,
          { ...founding, seq: 2, commandId: "p/2", changes },
          { link: "NEWS-2345" },
        );
        const found = await Promise.all(
          [CLUB, "NEWS-2345", TABLE, "NONE"].map((link) => store.findClub(link)),
        );
        expect(found).toEqual([CLUB, CLUB, null, null]);
        expect(await store.find(CLUB)).toBeNull();
        const saved = await store.restoreClub(CLUB);
        expect(saved?.entries.map((each) => each.changes)).toEqual([founding.changes, changes]);
        expect(saved?.answered).toEqual([{ commandId: "p/2", seq: 2 }]);
      }),
    );

    test(
      "a club is kept for years when nobody comes",
      withStore(async (store) => {
        await store.appendClub(CLUB, founding);
        await store.append(TABLE, entry(1));
        const keep = { tableSeconds: 10, gameSeconds: 10 };
        await store.observe(CLUB_SECONDS);
        while ((await store.deleteOld(keep)) > 0);
        expect([await store.find(TABLE), await store.findClub(CLUB)]).toEqual([null, CLUB]);
        await store.observe(CLUB_SECONDS + 1);
        while ((await store.deleteOld(keep)) > 0);
        expect(await store.findClub(CLUB)).toBeNull();
      }),
    );
  });
}

/** A store whose entries can be listed, as long as none of them is behind a snapshot. */
export function logStore(store: ServerStore): ServerStore & ReadableStore {
  return { ...store, load: async (table) => (await store.restore(table))?.entries ?? [] };
}
