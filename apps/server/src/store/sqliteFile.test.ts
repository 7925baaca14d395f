import {
  chmodSync,
  closeSync,
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  rmSync,
  statSync,
  symlinkSync,
  writeSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setImmediate as nextTurn } from "node:timers/promises";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import Database from "libsql";
import { expect, onTestFinished, test } from "vitest";
import { sqliteCalls } from "./sqliteDatabase.ts";
import { checkFile, isInUse, lockDatabase, openDatabase, upgrade } from "./sqliteFile.ts";

function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "buck-database-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

test("what a killed server left readable for others is readable for its owner alone", () => {
  const before = temporaryFolder();
  const folder = temporaryFolder();
  const killed = openDatabase(join(before, "buck.db"));
  killed.exec("UPDATE observed_time SET seconds = 7");
  for (const name of readdirSync(before)) {
    copyFileSync(join(before, name), join(folder, name));
    chmodSync(join(folder, name), 0o644);
  }
  killed.close();
  const database = openDatabase(join(folder, "buck.db"));
  expect(database.prepare("SELECT seconds FROM observed_time").raw().all()).toEqual([[7]]);
  const modes = readdirSync(folder).map((name) => [name, statSync(join(folder, name)).mode & 0o777]);
  expect(modes).toEqual([
    ["buck.db", 0o600],
    ["buck.db-shm", 0o600],
    ["buck.db-wal", 0o600],
  ]);
  database.close();
});

const GAMES_HAVE_NAMES = "ALTER TABLE games ADD COLUMN name TEXT NOT NULL DEFAULT ''";

/** A file of schema 1 in which seven seconds were observed, and what it says after an update. */
function olderFile() {
  const file = join(temporaryFolder(), "buck.db");
  const database = openDatabase(file);
  onTestFinished(() => void database.close());
  database.pragma("user_version = 1");
  database.exec("UPDATE observed_time SET seconds = 7");
  const ask = (sql: string, asked = database) => asked.prepare(sql).raw().all().flat();
  const schema = () => ask("PRAGMA user_version")[0];
  return { file, database, ask, schema };
}

test("an older file is updated after a backup of it, which opens as it was", () => {
  const { file, database, ask, schema } = olderFile();
  upgrade(database, file, { steps: [GAMES_HAVE_NAMES, "UPDATE observed_time SET seconds = seconds + 1"] });
  expect(schema()).toBe(3);
  expect(ask("SELECT seconds FROM observed_time")).toEqual([8]);
  expect(ask("SELECT name FROM games")).toEqual([]);
  const backup = new Database(`${file}-schema-1`);
  onTestFinished(() => void backup.close());
  expect(ask("PRAGMA user_version", backup)).toEqual([1]);
  expect(ask("SELECT seconds FROM observed_time", backup)).toEqual([7]);
  expect(statSync(`${file}-schema-1`).mode & 0o777).toBe(0o600);
});

test("an update that fails half-way leaves the file as it was, and can be tried again", () => {
  const { file, database, schema } = olderFile();
  expect(() =>
    upgrade(database, file, { steps: [GAMES_HAVE_NAMES, "INSERT INTO nowhere VALUES (1)"] }),
  ).toThrow("no such table");
  expect(schema()).toBe(1);
  upgrade(database, file, { steps: [GAMES_HAVE_NAMES] });
  expect(schema()).toBe(2);
});

test("without room for the backup nothing is updated", () => {
  const { file, database, schema } = olderFile();
  expect(() => upgrade(database, file, { steps: [GAMES_HAVE_NAMES], freeBytes: 4096 })).toThrow(
    "updating it needs 1 MB of free space beside it",
  );
  expect(schema()).toBe(1);
  expect(readdirSync(join(file, ".."))).not.toContain("buck.db-schema-1");
});

test.each(["tables", "log"])("one damaged page of %s, and the database is not ready", (name) => {
  const file = join(temporaryFolder(), "buck.db");
  const whole = openDatabase(file);
  sqliteCalls(whole, file).probe();
  const root = "SELECT rootpage FROM sqlite_master WHERE name = ?";
  const page = Number(whole.prepare(root).raw().all(name).flat()[0]);
  sqliteCalls(whole, file).close();
  const handle = openSync(file, "r+");
  writeSync(handle, Buffer.alloc(4096, 0xff), 0, 4096, (page - 1) * 4096);
  closeSync(handle);
  expect(checkFile(file)).not.toBeNull();
  const damaged = new Database(file);
  onTestFinished(() => void damaged.close());
  expect(() => sqliteCalls(damaged, file).probe()).toThrow("malformed");
});

function errorOf(work: () => unknown): unknown {
  try {
    work();
  } catch (error) {
    return error;
  }
  return null;
}

test("a database has one server at a time, and is free again when that one lets go", () => {
  const folder = temporaryFolder();
  const file = join(folder, "new", "buck.db");
  const letGo = lockDatabase(file);
  expect(isInUse(errorOf(() => lockDatabase(file)))).toBe(true);
  letGo();
  lockDatabase(file)();
});

test("a link to the file, or to its folder, leads to the same lock", () => {
  const folder = temporaryFolder();
  mkdirSync(join(folder, "data"));
  symlinkSync(join(folder, "data"), join(folder, "link"));
  symlinkSync(join(folder, "data", "buck.db"), join(folder, "other.db"));
  const letGo = lockDatabase(join(folder, "data", "buck.db"));
  onTestFinished(letGo);
  for (const file of [join(folder, "link", "buck.db"), join(folder, "other.db")]) {
    expect(isInUse(errorOf(() => lockDatabase(file)))).toBe(true);
  }
});

test("a lock is held also when nobody keeps the function that releases it", async () => {
  setFlagsFromString("--expose-gc");
  const collect: () => void = runInNewContext("gc");
  const folder = temporaryFolder();
  const file = join(folder, "buck.db");
  lockDatabase(file);
  for (let turn = 0; turn < 3; turn += 1) {
    collect();
    await nextTurn();
  }
  expect(isInUse(errorOf(() => lockDatabase(file)))).toBe(true);
});

test("a folder that cannot be made is not taken for a lock", () => {
  expect(isInUse(errorOf(() => lockDatabase("package.json/buck.db")))).toBe(false);
});
