import type { OwnSeat } from "@buck/table";
import { expect, test } from "vitest";
import { DiskBudget } from "./diskBudget.ts";

const HOUR = 3_600_000;
const LOCK = { command: { type: "lock", locked: true } };
const EMOTE = { command: { type: "emote", emote: "👍" } };
const line = (text: string) => ({ command: { type: "say", text } });

const HOST: OwnSeat = { position: 0, isHost: true };
const GUEST: OwnSeat = { position: 1, isHost: false };

const at = (table: string, rateLimitKey = "1.1.1.1", seat: OwnSeat | null = GUEST) => ({
  table,
  rateLimitKey,
  seat,
});

function budgetAt() {
  const time = { now: 0 };
  const options = { tableBytesPerDay: 24_000, addressBytesPerDay: 48_000 };
  return { time, budget: new DiskBudget(options, () => time.now) };
}

test("a seat that has written its share waits until there is some again, and no other seat does", () => {
  const { time, budget } = budgetAt();
  expect(budget.mayWrite(at("A"), LOCK)).toBe(true);
  budget.charge("A", 3000);
  const others = [at("B"), at("A", "1.1.1.1", HOST), at("A", "1.1.1.1", null)];
  expect(budget.mayWrite(at("A"), LOCK)).toBe(false);
  expect(others.map((writer) => budget.mayWrite(writer, LOCK))).toEqual([true, true, true]);
  time.now = HOUR;
  expect(budget.mayWrite(at("A"), LOCK)).toBe(true);
});

test("an address pays for what it leads to, at all its tables together, and nobody else does", () => {
  const { budget } = budgetAt();
  for (const table of ["A", "B", "C"]) {
    budget.mayWrite(at(table), LOCK);
    budget.charge(table, 20_000);
  }
  expect([budget.mayWrite(at("D"), LOCK), budget.mayCreate("1.1.1.1")]).toEqual([false, false]);
  expect([budget.mayWrite(at("D", "2.2.2.2"), LOCK), budget.mayCreate("2.2.2.2")]).toEqual([true, true]);
});

test("a room that has said its share waits for less than an hour, and nothing but talk waits with it", () => {
  const { time, budget } = budgetAt();
  const watcher = at("A", "1.1.1.1", null);
  for (const said of [line("x".repeat(300)), line("x"), EMOTE]) {
    expect(budget.mayWrite(watcher, said)).toBe(true);
    for (let times = 0; times < 100; times += 1) budget.chargeTalk(watcher, said);
    expect([line("x"), EMOTE, LOCK].map((message) => budget.mayWrite(watcher, message))).toEqual([
      false,
      false,
      true,
    ]);
    expect([line("x"), EMOTE, LOCK].map((message) => budget.mayWrite(at("A"), message))).toEqual([
      true,
      true,
      true,
    ]);
    expect(budget.mayWrite(at("B", "1.1.1.1", null), line("x"))).toBe(true);
    time.now += 2 * HOUR;
  }
});

test("a line counts in bytes, and what is no talk counts nothing", () => {
  const { budget } = budgetAt();
  budget.chargeTalk(at("A"), LOCK);
  budget.chargeTalk(at("A"), line("€".repeat(300)));
  expect(budget.mayWrite(at("A"), line("x"))).toBe(true);
  budget.chargeTalk(at("A"), line("€".repeat(300)));
  expect(budget.mayWrite(at("A"), line("x"))).toBe(false);
});

test("whoever talks does not pay for the game", () => {
  const { budget } = budgetAt();
  budget.mayWrite(at("A"), LOCK);
  budget.mayWrite(at("A", "2.2.2.2", null), line("x"));
  budget.charge("A", 48_000);
  expect([budget.mayCreate("1.1.1.1"), budget.mayCreate("2.2.2.2")]).toEqual([false, true]);
});

test("a host whose share or address is used up still keeps the table in order", () => {
  const { time, budget } = budgetAt();
  const host = at("A", "1.1.1.1", HOST);
  budget.mayWrite(host, LOCK);
  budget.charge("A", 100_000);
  const may = (type: string) => budget.mayWrite(host, { command: { type } });
  expect(["lock", "removePlayer", "start", "pause", "resume", "close"].every(may)).toBe(true);
  expect([may("changeSettings"), budget.mayWrite(at("A"), LOCK)]).toEqual([false, false]);
  expect(Array.from({ length: 100 }, () => may("lock")).filter(Boolean)).toHaveLength(60 - 6);
  time.now = 60_000;
  expect([may("lock"), may("lock")]).toEqual([true, false]);
});
