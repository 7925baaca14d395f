import { LogLost } from "@buck/authority";
import { describe, expect, test } from "vitest";
import type { FencedDatabase } from "../../src/store/fencedStore.ts";
import { fencedStore } from "../../src/store/fencedStore.ts";
import type { ServerStore } from "../../src/store/port.ts";
import { systemClock } from "../../src/process/system.ts";
import { entry, TABLE } from "../support/serverStoreContract.ts";

/** Nodes on one new database. `expire` lets the lease of one of them pass. */
export interface ClaimWorld {
  open(id: string, name: string | null): Promise<FencedDatabase>;
  expire(id: string): Promise<void>;
}

const LEASE_MS = 60_000;
const WRITTEN = {
  table: TABLE,
  at: 0,
  command: null,
  changes: "[]",
  checksum: 0,
  closes: false,
  founds: false,
  link: null,
  result: null,
  game: null,
  snapshot: null,
};

interface Node {
  readonly database: FencedDatabase;
  readonly store: ServerStore;
}

async function openNode(world: ClaimWorld, id: string): Promise<Node> {
  const database = await world.open(id, `node-${id}`);
  expect(await database.beat(LEASE_MS)).toBe(true);
  return { database, store: fencedStore(database, { clock: systemClock, isAlive: () => true }) };
}

/** What nodes expect of a database that they share. */
export function claimContract(name: string, make: () => Promise<ClaimWorld>): void {
  const withNodes =
    (check: (nodes: { a: Node; b: Node; world: ClaimWorld }) => Promise<void>) => async () => {
      const world = await make();
      const [a, b] = [await openNode(world, "a"), await openNode(world, "b")];
      await a.store.append(TABLE, entry(1));
      await check({ a, b, world });
      await Promise.all([a.store.close(), b.store.close()]);
    };

  describe(`claims: ${name}`, () => {
    test(
      "whoever makes a table has it, and others learn where it is",
      withNodes(async ({ a, b }) => {
        expect(await b.store.claim(TABLE)).toEqual({ owner: "other", node: "node-a" });
        expect(await a.store.claim(TABLE)).toMatchObject({ owner: "me" });
        expect(await b.store.claim("NEVER")).toEqual({ owner: "unknown" });
      }),
    );

    test(
      "a table that is released is anybody's, and only the newest claim can release it",
      withNodes(async ({ a, b }) => {
        await a.store.release([TABLE]);
        expect(await b.store.claim(TABLE)).toMatchObject({ owner: "me" });
        await a.database.release([{ table: TABLE, epoch: 1 }]);
        expect(await a.store.claim(TABLE)).toEqual({ owner: "other", node: "node-b" });
      }),
    );

    test(
      "the tables of a node whose lease has passed are anybody's, and what it writes then is refused",
      withNodes(async ({ a, b, world }) => {
        await world.expire("a");
        expect(await b.store.claim(TABLE)).toMatchObject({ owner: "me" });
        await expect(a.store.append(TABLE, entry(2, { commandId: "p/late" }))).rejects.toThrow(LogLost);
        await b.store.append(TABLE, entry(2, { commandId: "p/right" }));
        expect(await b.store.restore(TABLE)).toMatchObject({ answered: [{ commandId: "p/right", seq: 2 }] });
      }),
    );

    test(
      "a node whose lease has passed claims nothing",
      withNodes(async ({ a, b, world }) => {
        await a.store.release([TABLE]);
        await world.expire("b");
        expect(await b.store.claim(TABLE)).toEqual({ owner: "unknown" });
      }),
    );

    test(
      "the epoch rises with every claim, also with one's own, and what was on its way before is refused",
      withNodes(async ({ a }) => {
        const first = await a.database.claim(TABLE);
        const second = await a.database.claim(TABLE);
        expect([first, second]).toEqual([
          { owner: "me", epoch: 2 },
          { owner: "me", epoch: 3 },
        ]);
        await expect(a.store.append(TABLE, entry(2))).rejects.toThrow(LogLost);
      }),
    );

    test(
      "an epoch that was given out twice is its owner's alone, as after a fail-over that forgot a claim",
      withNodes(async ({ a, b, world }) => {
        await world.expire("a");
        expect(await b.database.claim(TABLE)).toEqual({ owner: "me", epoch: 2 });
        const next = { ...WRITTEN, seq: 2, epoch: 2 };
        expect(await a.database.append([next])).toMatchObject([{ isConflict: true }]);
        expect(await b.database.append([next])).toEqual([null]);
      }),
    );

    test(
      "an entry that is there is found by its number, command and epoch",
      withNodes(async ({ a }) => {
        const mine = { ...WRITTEN, seq: 1, epoch: 1 };
        expect(await a.database.kept([mine])).toEqual([TABLE]);
        expect(await a.database.kept([{ ...mine, epoch: 2 }])).toEqual([]);
        expect(await a.database.kept([{ ...mine, command: "p/other" }])).toEqual([]);
      }),
    );

    test(
      "a node that leaves has no tables, and one without a name shares with nobody",
      withNodes(async ({ a, b, world }) => {
        const alone = await world.open("c", null);
        expect(await alone.beat(LEASE_MS)).toBe(false);
        await a.database.leave();
        expect(await b.store.claim(TABLE)).toMatchObject({ owner: "me" });
        await b.database.leave();
        expect(await alone.beat(LEASE_MS)).toBe(true);
        expect(await b.database.beat(LEASE_MS)).toBe(false);
        await alone.close();
      }),
    );

    test(
      "a name belongs to one live node, and to the next one once its lease has passed",
      withNodes(async ({ a, b, world }) => {
        const twin = await world.open("twin", "node-a");
        expect(await twin.beat(LEASE_MS)).toBe(false);
        expect(await a.database.beat(LEASE_MS)).toBe(true);
        await world.expire("a");
        expect(await twin.beat(LEASE_MS)).toBe(true);
        expect(await a.database.beat(LEASE_MS)).toBe(false);
        expect(await b.store.claim(TABLE)).toMatchObject({ owner: "me" });
        await twin.close();
      }),
    );
  });
}
