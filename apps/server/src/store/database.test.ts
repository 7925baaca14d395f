import { chmodSync, copyFileSync, mkdtempSync, readdirSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { openDatabase } from "./database.ts";

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
