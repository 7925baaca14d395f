import type { Entry } from "@buck/table";
import { describe, expect, test } from "vitest";
import { finishedGame } from "../../test/support/finishedGame.ts";
import { entry, snapshot, TABLE } from "../../test/support/serverStoreContract.ts";
import { DamagedTable } from "./port.ts";
import { appendOf, bytesOf, finishedGameOf, savedTableOf, type TableRows } from "./rows.ts";

const LAST = 300;
const commandAt = (seq: number) => (seq % 2 === 0 ? `p1/${seq}` : `table/${seq}`);
const appended = Array.from({ length: LAST }, (_, index) => {
  const seq = index + 1;
  const changes: Entry["changes"] = [{ type: "locked", locked: seq % 3 === 0 }];
  const more = seq % 64 === 0 ? { snapshot: snapshot(seq) } : {};
  return appendOf(TABLE, entry(seq, { changes, commandId: commandAt(seq) }), more);
});

/** A table of 300 entries as a database keeps it: snapshots at 192 and 256, entries from the first one on. */
const rows: TableRows = {
  version: LAST,
  snapshots: appended
    .flatMap(({ seq, snapshot: saved }) => (saved === null ? [] : [{ seq, ...saved }]))
    .slice(-2)
    .toReversed(),
  entries: appended.map(({ seq, at, command, changes, checksum }) => ({
    seq,
    at,
    command,
    changes,
    checksum,
  })),
};

/** The same after it has forgotten its oldest entries. */
const older: TableRows = { ...rows, version: 280, entries: rows.entries.slice(0, 280) };
const without = (seq: number, from = rows): TableRows => ({
  ...from,
  entries: from.entries.filter((each) => each.seq !== seq),
});

function problemOf(found: unknown, table = TABLE): string | null {
  try {
    savedTableOf(table, found);
    return null;
  } catch (error) {
    if (error instanceof DamagedTable) return error.message;
    throw error;
  }
}

describe("what is read of a table", () => {
  test("is its newest snapshot, the entries since, and the commands of all entries that are kept", () => {
    const saved = savedTableOf(TABLE, rows);
    expect(saved.snapshot).toEqual(snapshot(256));
    expect(saved.entries.map(({ seq }) => seq)).toEqual(
      Array.from({ length: 44 }, (_, index) => 257 + index),
    );
    expect(saved.entries.at(-1)?.commandId).toBe(`p1/${LAST}`);
    expect(saved.answered).toHaveLength(LAST / 2);
  });

  test.each([2, 100, 256, 257, LAST - 1, LAST])("is refused without entry %i", (seq) => {
    expect(problemOf(without(seq))).toBe(`entry ${seq} is missing`);
  });

  test("is refused without its first entry, as long as that one is to be kept", () => {
    const kept = { ...rows, entries: rows.entries.slice(1) };
    expect(problemOf(kept)).toBe("entry 1 is missing");
    const forgotten = { ...kept, snapshots: [{ ...rowOf(300), seq: 300 }, ...rows.snapshots] };
    expect(problemOf({ ...forgotten, entries: rows.entries.slice(44) })).toBeNull();
    expect(problemOf({ ...forgotten, entries: rows.entries.slice(45) })).toBe("entry 45 is missing");
  });

  test("is refused with entries beyond its version, or short of it", () => {
    expect(problemOf({ ...older, version: 279 })).toBe("it ends with entry 280, and should with 279");
    expect(problemOf({ ...older, version: 281 })).toBe("entry 281 is missing");
    expect(problemOf({ ...older, version: 0, snapshots: [], entries: [] })).toBeNull();
  });

  test("is refused when an entry is there twice, or two have changed places", () => {
    const [first, second, ...others] = rows.entries;
    expect(problemOf({ ...rows, entries: [first, first, second, ...others] })).toBe("entry 2 is missing");
    expect(problemOf({ ...rows, entries: [second, first, ...others] })).not.toBeNull();
  });

  test("is refused with an entry of another table, or with one that stands at another place", () => {
    expect(problemOf(rows, "ACDE-FGHJ-2346")).toBe("entry 1 is not as it was written");
    const [, second] = rows.entries;
    const moved = rows.entries.map((each) => (each.seq === 200 ? { ...second, seq: 200 } : each));
    expect(problemOf({ ...rows, entries: moved })).toBe("entry 200 is not as it was written");
  });

  test.each(["seq", "at", "command", "changes", "checksum"] as const)(
    "is refused with any bit of an entry's %s turned",
    (column) => {
      for (const index of [0, 1, 150, LAST - 1]) {
        for (const altered of bitsTurned(rows.entries[index]?.[column] ?? null)) {
          const entries = rows.entries.with(index, { ...entryAt(index), [column]: altered });
          expect(problemOf({ ...rows, entries }), `${index}: ${altered}`).not.toBeNull();
        }
      }
    },
  );

  test("is refused with an entry that no table writes, although its checksum fits", () => {
    const { seq, at, command, changes, checksum } = appendOf(
      TABLE,
      entry(LAST, { changes: [{ type: "won" } as unknown as Entry["changes"][number]] }),
      {},
    );
    const entries = rows.entries.with(LAST - 1, { seq, at, command, changes, checksum });
    expect(problemOf({ ...rows, entries })).toBe(`entry ${LAST} is none that a table writes`);
  });

  test.each([null, 7, {}, { ...rows, version: null }, { ...rows, entries: [{ seq: "1" }] }])(
    "is refused as %o",
    (found) => {
      expect(problemOf(found)).toBe("a row of it cannot be read");
    },
  );
});

describe("a damaged snapshot", () => {
  const [newest = rowOf(256), before = rowOf(192)] = rows.snapshots;

  test.each(["seq", "state", "checksum"] as const)("of which the %s is altered is passed over", (column) => {
    for (const altered of bitsTurned(newest[column]).slice(0, 200)) {
      const saved = savedTableOf(TABLE, { ...rows, snapshots: [{ ...newest, [column]: altered }, before] });
      expect(saved.snapshot).toEqual(snapshot(192));
      expect(saved.entries[0]?.seq).toBe(193);
    }
  });

  test("is not needed as long as the log is whole, and then it is", () => {
    const damaged = [newest, before].map(({ seq, checksum }) => ({ seq, checksum, state: "" }));
    expect(savedTableOf(TABLE, { ...rows, snapshots: damaged })).toMatchObject({ snapshot: null });
    const entries = rows.entries.slice(40);
    const snapshots = [
      { ...rowOf(300), state: "" },
      { ...rowOf(192), state: "" },
    ];
    expect(problemOf({ ...rows, snapshots, entries })).toBe("its snapshots are damaged");
  });

  test("of an entry that is gone does not take its place", () => {
    expect(problemOf({ ...rows, version: 255, entries: rows.entries.slice(0, 255) })).toBe(
      "it has a snapshot of entry 256, which is missing",
    );
  });
});

describe("what a table adds in bytes", () => {
  const line = { id: 2, at: 0, room: "watchers", name: "Wim", position: null, text: "👩‍👩‍👧‍👧" } as const;

  test("is nothing for talk and for what changes nothing", () => {
    expect(bytesOf(entry(2, { changes: [{ type: "said", line }] }))).toBe(0);
    expect(bytesOf(entry(2))).toBe(0);
  });

  test("is a change and a finished game", () => {
    const changes: Entry["changes"] = [{ type: "renamed", personId: "p", name: "Zoë" }];
    const finished = finishedGame("euchre");
    const text = Buffer.byteLength(JSON.stringify(changes));
    const game = Buffer.byteLength(JSON.stringify(finished));
    expect(bytesOf(entry(2, { changes }))).toBe(200 + text);
    expect(bytesOf(entry(2, { changes }), { finished })).toBe(200 + text + game);
  });
});

test("a record of a game is read whole, or not at all", () => {
  const finished = finishedGame("euchre");
  const { game } = appendOf(TABLE, entry(1), { finished });
  expect(finishedGameOf("g", game)).toEqual(finished);
  expect(finishedGameOf("g", null)).toBeNull();
  const altered = { ...game, body: game?.body.replace("Ann", "Amm") };
  expect(() => finishedGameOf("g", altered)).toThrow("the record of game g is not as it was written");
  expect(() => finishedGameOf("h", game)).toThrow("the record of game h is not as it was written");
});

function entryAt(index: number): TableRows["entries"][number] {
  const found = rows.entries[index];
  if (found === undefined) throw new Error(`there is no entry ${index}`);
  return found;
}

function rowOf(seq: number): TableRows["snapshots"][number] {
  const saved = appendOf(TABLE, entry(seq), { snapshot: snapshot(seq) }).snapshot;
  if (saved === null) throw new Error("there is no snapshot");
  return { seq, ...saved };
}

/** The value with each of its bits turned; a command that was none becomes one. */
function bitsTurned(value: string | number | null): readonly (string | number)[] {
  if (value === null) return ["p1/more"];
  if (typeof value === "number") {
    return Array.from({ length: 48 }, (_, bit) => Number(BigInt(value) ^ (1n << BigInt(bit))));
  }
  const bytes = Buffer.from(value);
  return Array.from({ length: 8 * bytes.length }, (_, bit) => {
    const turned = Buffer.from(bytes);
    turned[bit >> 3] = (turned[bit >> 3] ?? 0) ^ (1 << (bit & 7));
    return turned.toString();
  });
}
