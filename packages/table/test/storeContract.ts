import { KnownCommand, LogLost } from "@buck/authority";
import { describe, expect, test } from "vitest";
import type { Entry, FinishedGame, ReadableStore } from "../src/index.ts";

const TABLE = "ACDE-FGHJ-2345";
const OTHER = "ACDE-FGHJ-2346";

const OPTIONS: FinishedGame["options"] = {
  startScore: 15,
  clubsTurnUp: "bid",
  minimumBid: 2,
  allPass: "redeal",
  folding: "secret",
  showHands: "game",
  players: 4,
  endsAfterHands: "none",
  noTrump: false,
};

const entry = (seq: number, commandId = `table/${seq}`): Entry => ({
  seq,
  at: 1_700_000_000_000 + seq,
  commandId,
  changes: [{ type: "renamed", personId: "p1", name: `Zoë "the 🃏" ${seq}` }],
  news: [{ type: "started" }],
});

const game = (gameId: string): FinishedGame => ({
  gameId,
  game: "buck",
  options: OPTIONS,
  players: [{ position: 0, name: "Ann", kind: "person" }],
  actions: [{ type: "OPEN_BIDDING" }],
  times: [1_700_000_000_000],
});

const outcomes = async (appends: readonly Promise<void>[]) =>
  (await Promise.allSettled(appends)).map(({ status }) => status);

/** What a table is restored from; a store need not keep what people were told. */
const log = async (store: ReadableStore, table: string) =>
  (await store.load(table)).map(({ seq, at, changes }) => ({ seq, at, changes }));

const logged = (...entries: readonly Entry[]) =>
  entries.map(({ seq, at, changes }) => ({ seq, at, changes }));

const seqs = async (store: ReadableStore, table: string) => (await store.load(table)).map(({ seq }) => seq);

/** What a table expects of any store. `make` gives an empty one and a way to let go of it. */
export function storeContract(
  name: string,
  make: () => Promise<{ readonly store: ReadableStore; readonly close: () => Promise<void> }>,
): void {
  const withStore = (check: (store: ReadableStore) => Promise<void>) => async () => {
    const { store, close } = await make();
    try {
      await check(store);
    } finally {
      await close();
    }
  };

  describe(`store: ${name}`, () => {
    test(
      "TABLE-STORE-5 gives back what was appended, whole and in order",
      withStore(async (store) => {
        await store.append(TABLE, entry(1));
        await Promise.all([store.append(TABLE, entry(2)), store.append(TABLE, entry(3))]);
        expect(await log(store, TABLE)).toEqual(logged(entry(1), entry(2), entry(3)));
      }),
    );

    test(
      "TABLE-STORE-5 knows nothing of a table that never was",
      withStore(async (store) => {
        await store.append(TABLE, entry(1));
        expect(await store.load(OTHER)).toEqual([]);
      }),
    );

    test(
      "TABLE-STORE-5 refuses a second entry with the same number and keeps the first",
      withStore(async (store) => {
        await store.append(TABLE, entry(1, "p1/first"));
        await expect(store.append(TABLE, entry(1, "p1/second"))).rejects.toThrow(LogLost);
        expect(await log(store, TABLE)).toEqual(logged(entry(1, "p1/first")));
      }),
    );

    test(
      "TABLE-STORE-5 refuses a second entry of the same command, also under another number",
      withStore(async (store) => {
        await store.append(TABLE, entry(1, "p1/same"));
        await expect(store.append(TABLE, entry(2, "p1/same"))).rejects.toThrow(new KnownCommand(1));
        await store.append(OTHER, entry(1, "p1/same"));
        expect(await seqs(store, TABLE)).toEqual([1]);
        expect(await seqs(store, OTHER)).toEqual([1]);
      }),
    );

    test(
      "TABLE-STORE-5 lets one bad entry fail alone among many of one moment",
      withStore(async (store) => {
        await store.append(TABLE, entry(1));
        const appends = [
          store.append(OTHER, entry(1)),
          store.append(TABLE, entry(1, "p1/late")),
          store.append(TABLE, entry(2, "p1/twice")),
          store.append(TABLE, entry(3, "p1/twice")),
          store.append(OTHER, entry(2)),
        ];
        expect(await outcomes(appends)).toEqual([
          "fulfilled",
          "rejected",
          "fulfilled",
          "rejected",
          "fulfilled",
        ]);
        expect(await seqs(store, TABLE)).toEqual([1, 2]);
        expect(await seqs(store, OTHER)).toEqual([1, 2]);
      }),
    );

    test(
      "TABLE-STORE-5 keeps a finished game with its entry, or neither",
      withStore(async (store) => {
        await store.append(TABLE, entry(1), { finished: game("first") });
        const appends = [
          store.append(TABLE, entry(1, "p1/late"), { finished: game("second") }),
          store.append(TABLE, entry(2), { finished: game("first") }),
          store.append(TABLE, entry(2), { finished: game("third") }),
        ];
        expect(await outcomes(appends)).toEqual(["rejected", "rejected", "fulfilled"]);
        expect(await seqs(store, TABLE)).toEqual([1, 2]);
        expect(await store.finishedGame("first")).toEqual(game("first"));
        expect(await store.finishedGame("second")).toBeNull();
        expect(await store.finishedGame("third")).toEqual(game("third"));
      }),
    );
  });
}
