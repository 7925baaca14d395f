import { expect, test } from "vitest";
import { MOST_REMEMBERED, secretReports } from "./secretReports.ts";

function reports() {
  const told: string[] = [];
  const see = secretReports({
    onDifferent: (other) => void told.push(`${other} differs`),
    onSameAgain: (other) => void told.push(`${other} is the same`),
  });
  return {
    told,
    differs: (other: string) => see({ other, isSame: false }),
    agrees: (other: string) => see({ other, isSame: true }),
  };
}

test("a secret that differs is told once for each server, and again after it was the same", () => {
  const { told, differs, agrees } = reports();
  agrees("a");
  for (const other of ["a", "a", "b", "a", "b"]) differs(other);
  expect(told).toEqual(["a differs", "b differs"]);
  agrees("a");
  agrees("a");
  differs("b");
  differs("a");
  expect(told.slice(2)).toEqual(["a is the same", "a differs"]);
});

test("callers from everywhere do not fill the log", () => {
  const { told, differs } = reports();
  for (let caller = 0; caller < MOST_REMEMBERED + 10; caller += 1) differs(`caller ${caller}`);
  expect(told).toHaveLength(MOST_REMEMBERED);
});
