import { expect, test } from "vitest";
import { DiskBudget } from "./diskBudget.ts";

const HOUR = 3_600_000;

function budgetAt() {
  const time = { now: 0 };
  const options = { tableBytesPerDay: 24_000, addressBytesPerDay: 48_000 };
  return { time, budget: new DiskBudget(options, () => time.now) };
}

test("a table that has written its share waits until there is some again", () => {
  const { time, budget } = budgetAt();
  expect(budget.mayWrite("A", "1.1.1.1")).toBe(true);
  budget.charge("A", 24_000);
  expect([budget.mayWrite("A", "1.1.1.1"), budget.mayWrite("B", "1.1.1.1")]).toEqual([false, true]);
  time.now = HOUR;
  expect(budget.mayWrite("A", "1.1.1.1")).toBe(true);
});

test("an address pays for what it leads to, at all its tables together, and nobody else does", () => {
  const { budget } = budgetAt();
  for (const table of ["A", "B", "C"]) {
    budget.mayWrite(table, "1.1.1.1");
    budget.charge(table, 20_000);
  }
  expect([budget.mayWrite("D", "1.1.1.1"), budget.mayCreate("1.1.1.1")]).toEqual([false, false]);
  expect([budget.mayWrite("D", "2.2.2.2"), budget.mayCreate("2.2.2.2")]).toEqual([true, true]);
});
