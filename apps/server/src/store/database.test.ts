import {
  chmodSync,
  closeSync,
  copyFileSync,
  mkdtempSync,
  openSync,
  readdirSync,
  rmSync,
  statSync,
  writeSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Database from "libsql";
import { expect, onTestFinished, test } from "vitest";
import { openDatabase } from "./database.ts";
import { databaseOperations } from "./operations.ts";

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

test.each(["tables", "pages", "journal"])("one damaged page of %s, and the database is not ready", (name) => {
  const file = join(temporaryFolder(), "buck.db");
  const whole = openDatabase(file);
  databaseOperations(whole, file).probe();
  const root = "SELECT rootpage FROM sqlite_master WHERE name = ?";
  const page = Number(whole.prepare(root).raw().all(name).flat()[0]);
  databaseOperations(whole, file).close();
  const handle = openSync(file, "r+");
  writeSync(handle, Buffer.alloc(4096, 0xff), 0, 4096, (page - 1) * 4096);
  closeSync(handle);
  const damaged = new Database(file);
  onTestFinished(() => void damaged.close());
  expect(() => databaseOperations(damaged, file).probe()).toThrow("malformed");
});
