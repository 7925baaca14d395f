import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setImmediate as nextTurn } from "node:timers/promises";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { expect, onTestFinished, test } from "vitest";
import { isInUse, lockDatabase } from "./databaseLock.ts";

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
  expect(isInUse(errorOf(() => lockDatabase(file)))).toBe(true);
  letGo();
  lockDatabase(file)();
});

test("a link to the file, or to its folder, leads to the same lock", () => {
  const folder = mkdtempSync(join(tmpdir(), "buck-lock-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
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
  const folder = mkdtempSync(join(tmpdir(), "buck-lock-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
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
