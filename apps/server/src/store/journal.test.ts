import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { SEED, seededRandom } from "../../test/support/seededRandom.ts";
import type { Append } from "./appendBatch.ts";
import { openDatabase } from "./database.ts";
import { databaseOperations } from "./operations.ts";
import { packAppends } from "./packedAppends.ts";

const NEVER_OLD = { tableSeconds: 1e9, gameSeconds: 1e9 };

const entry = (table: string, seq: number, more: Partial<Append> = {}): Append => ({
  table,
  seq,
  at: 1000 * seq,
  command: `p/${seq}`,
  changes: `["${table} ${seq}"]`,
  chat: [],
  closes: false,
  game: null,
  snapshot: null,
  ...more,
});

function openFile() {
  const folder = mkdtempSync(join(tmpdir(), "buck-journal-"));
  const file = join(folder, "buck.db");
  const database = openDatabase(file);
  onTestFinished(() => {
    database.close();
    rmSync(folder, { recursive: true });
  });
  database.pragma("synchronous = OFF");
  let operations = databaseOperations(database, file);
  const rows = (table: string) =>
    Number(database.prepare(`SELECT count(*) FROM ${table}`).raw().all().flat()[0]);
  return {
    file,
    database,
    rows,
    append: (...batch: readonly Append[]) => operations.append(packAppends(batch)),
    changesOf: (table: string) => operations.entries(table).flatMap(({ changes }) => JSON.parse(changes)),
    restore: (table: string) => operations.restore(table),
    deleteOld: (keep: Partial<typeof NEVER_OLD>) => operations.deleteOld({ ...NEVER_OLD, ...keep }),
    observe: (seconds: number) => operations.observe(seconds),
    /** From here on nothing is remembered. */
    restart: () => void (operations = databaseOperations(database, file)),
  };
}

test("all entries of a commit are one row, which leads to the same tables after a kill", () => {
  const { append, changesOf, restart, rows } = openFile();
  append(entry("A", 1), entry("B", 1));
  append(entry("A", 2), entry("C", 1));
  expect([rows("journal"), rows("log")]).toEqual([2, 0]);
  for (let turn = 0; turn < 2; turn += 1) {
    expect(["A", "B", "C"].map(changesOf)).toEqual([["A 1", "A 2"], ["B 1"], ["C 1"]]);
    restart();
  }
  expect(append(entry("A", 2, { command: null }), entry("A", 3, { command: "p/2" }))).toMatchObject([
    { isConflict: true },
    { knownAt: 2 },
  ]);
});

test("a snapshot makes a page of its table's entries, and after a kill they are there once", () => {
  const { append, changesOf, restart, restore, rows } = openFile();
  append(entry("A", 1), entry("B", 1));
  append(entry("A", 2, { snapshot: `{"version":2}` }));
  expect(rows("log")).toBe(2);
  append(entry("A", 3, { snapshot: `{"version":3}` }));
  append(entry("A", 4));
  restart();
  // The log has forgotten what is older than the older snapshot; the journal's rows still have it.
  expect(changesOf("A")).toEqual(["A 3", "A 4"]);
  expect(restore("A")).toMatchObject({ snapshot: `{"version":3}`, entries: [{ seq: 4 }] });
  expect(restore("A")?.commands.map(([, seq]) => seq)).toEqual([1, 2, 3, 4]);
  expect(changesOf("B")).toEqual(["B 1"]);
});

test("the journal does not grow for ever: entries of tables that stand still become a page", () => {
  const { append, changesOf, restart, rows } = openFile();
  append(entry("STILL", 1));
  const busy = (seq: number, snapshot: string | null = null) =>
    entry("BUSY", seq, { command: null, snapshot });
  for (let from = 1; from < 70_000; from += 500) {
    append(...Array.from({ length: 499 }, (_, index) => busy(from + index)), busy(from + 499, "{}"));
  }
  expect(rows("journal")).toBeLessThan(3);
  expect(changesOf("STILL")).toEqual(["STILL 1"]);
  restart();
  expect(changesOf("STILL")).toEqual(["STILL 1"]);
});

test("a thousand tables that are left at once keep no rows of the journal either", () => {
  const { append, changesOf, rows } = openFile();
  const tables = Array.from({ length: 1000 }, (_, index) => `T${index}`);
  for (const table of tables) append(entry(table, 1));
  for (let seq = 1; seq <= 66_500; seq += 1000) {
    append(...Array.from({ length: 1000 }, (_, index) => entry("BUSY", seq + index, { command: null })));
  }
  expect([rows("journal") <= 67, rows("pages")]).toEqual([true, 1001]);
  expect(tables.flatMap(changesOf)).toEqual(tables.map((table) => `${table} 1`));
});

test("a table that is made after another was deleted has none of its entries", () => {
  const { append, changesOf, deleteOld, observe, restart, restore, database } = openFile();
  append(entry("OLD", 1), entry("OLD", 2));
  observe(1000);
  expect(deleteOld({ tableSeconds: 10 })).toBe(1);
  append(entry("NEW", 1));
  expect(database.prepare("SELECT id, code FROM tables").raw().all()).toEqual([[1, "NEW"]]);
  restart();
  expect(changesOf("NEW")).toEqual(["NEW 1"]);
  expect(restore("OLD")).toBeNull();
});

test("what another program writes is seen, and nothing of the journal is lost by it", () => {
  const { append, changesOf, file, restart } = openFile();
  append(entry("A", 1), entry("B", 1));
  const other = openDatabase(file);
  const write = (seq: number, change: string) =>
    other
      .prepare("INSERT INTO pages VALUES (1, ?, ?, ?)")
      .run(seq, JSON.stringify([[seq, 0, JSON.stringify([change])]]), JSON.stringify([[`p/${seq}`, seq]]));
  write(2, "theirs");
  expect(append(entry("A", 2, { command: null }), entry("B", 2))).toMatchObject([{ isConflict: true }, null]);
  expect(append(entry("A", 3, { command: "p/2" }))).toMatchObject([{ knownAt: 2 }]);
  expect([changesOf("A"), changesOf("B")]).toEqual([
    ["A 1", "theirs"],
    ["B 1", "B 2"],
  ]);
  write(3, "theirs, too");
  other.close();
  restart();
  expect(changesOf("A")).toEqual(["A 1", "theirs", "theirs, too"]);
});

test(`whatever is kept, refused, undone or killed, every table has its entries (SEED=${SEED})`, () => {
  const random = seededRandom(SEED);
  const { append, changesOf, database, restart } = openFile();
  const tables = ["A", "B", "C", "D"].map((code) => ({ code, last: 0, snapshots: [0, 0] }));
  const isKept = (...batch: readonly Append[]) => append(...batch).map((outcome) => outcome === null);

  function undone(some: typeof tables): string {
    const entries = some.map(({ code, last }) =>
      entry(code, last + 1, { snapshot: random(2) === 0 ? "{}" : null, changes: `["undone"]` }),
    );
    database.pragma("max_page_count = 1");
    try {
      append(...entries, entry("OTHER", 1, { changes: JSON.stringify("x".repeat(200_000)) }));
      return "kept";
    } catch (error) {
      return String(error);
    } finally {
      database.pragma("max_page_count = 100000");
    }
  }

  function next(table: (typeof tables)[number]): Append {
    table.last += 1;
    if (random(9) > 0) return entry(table.code, table.last);
    table.snapshots = [...table.snapshots.slice(-1), table.last];
    return entry(table.code, table.last, { snapshot: `{"version":${table.last}}` });
  }

  /** Everything since the older of two snapshots. */
  function expected({ code, last, snapshots: [older = 0] }: (typeof tables)[number]): readonly string[] {
    return Array.from({ length: last - older }, (_, index) => `${code} ${older + 1 + index}`);
  }

  for (let step = 0; step < 500; step += 1) {
    const some = tables.filter(() => random(2) === 0);
    expect(random(8) === 0 ? undone(some) : "full").toMatch(/full/);
    const taken = some
      .filter(({ last }) => last > 0 && random(4) === 0)
      .map(({ code, last }) => entry(code, last, { command: null }));
    const fresh = some.map(next);
    expect(isKept(...taken, ...fresh)).toEqual([...taken.map(() => false), ...fresh.map(() => true)]);
    if (random(20) === 0) restart();
    expect(tables.map(({ code }) => changesOf(code))).toEqual(tables.map(expected));
  }
});
