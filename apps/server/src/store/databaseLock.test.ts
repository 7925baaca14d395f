import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { isLocked, lockDatabase } from "./databaseLock.ts";

function errorOf(work: () => unknown): unknown {
  try {
    work();
  } catch (error) {
    return error;
  }
  return null;
}

test("a database has one server at a time, and is free again when that one lets go", () => {
  const folder = mkdtempSync(join(tmpdir(), "buck-lock-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, "new", "buck.db");
  const letGo = lockDatabase(file);
  expect(isLocked(errorOf(() => lockDatabase(file)))).toBe(true);
  letGo();
  lockDatabase(file)();
});

test("a folder that cannot be made is not taken for a lock", () => {
  expect(isLocked(errorOf(() => lockDatabase("package.json/buck.db")))).toBe(false);
});
