import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { buck, decodeRecord, encodeRecord, replay } from "../src/index.ts";
import type { GameRecord } from "../src/index.ts";
import { referee } from "./checker/referee.ts";
import { deepFreeze } from "./freeze.ts";
import { digest } from "./golden/digest.ts";

const FOLDER = new URL("golden/", import.meta.url);

interface Expectation {
  readonly rounds: number;
  readonly winner: number;
  readonly scores: readonly number[];
  /** A digest of every state of the game. */
  readonly states: string;
}

const expected: Readonly<Record<string, Expectation>> = JSON.parse(
  readFileSync(new URL("expected.json", FOLDER), "utf8"),
);

function readText(name: string): string {
  return readFileSync(new URL(`${name}.record.json`, FOLDER), "utf8");
}

function readRecord(name: string): GameRecord<"buck"> {
  const decoded = decodeRecord(readText(name));
  if (!decoded.ok) throw new Error(`${name}: ${decoded.message}`);
  if (decoded.record.game !== "buck") throw new Error(`${name} is a record of another game`);
  return decoded.record;
}

function replayed(name: string) {
  const result = replay(readRecord(name));
  if (!result.ok) throw new Error(`${name}, action ${result.index}: ${result.message}`);
  return deepFreeze(result);
}

function heard(name: string): readonly string[] {
  return replayed(name)
    .events.flat()
    .map(({ type }) => type);
}

function refereeComplaint(name: string): string | null {
  const record = readRecord(name);
  const { states, events } = replayed(name);
  const { judge } = referee(record.options);
  for (const [index, action] of record.actions.entries()) {
    const [before, after] = [states[index], states[index + 1]];
    if (before === undefined || after === undefined) return `there is no state after action ${index}`;
    const toAct = buck.toAct(after);
    const complaint = judge({ before, action, legal: null, after, events: events[index] ?? [], toAct });
    if (complaint !== null) return `action ${index}: ${complaint}`;
  }
  return null;
}

describe.each(Object.entries(expected))(
  "the golden record %s",
  (name, { rounds, winner, scores, states }) => {
    test("ends as it always ended", () => {
      const final = replayed(name).states.at(-1);
      expect(final?.phase).toBe("GAME_OVER");
      expect(final?.round).toBe(rounds);
      expect(final?.players.map(({ score }) => score)).toEqual(scores);
      expect(final?.winner).toBe(winner);
    });

    test("goes through the same states as ever", () => {
      expect(digest(replayed(name).states)).toBe(states);
    });

    test("has the referee's approval", () => {
      expect(refereeComplaint(name)).toBeNull();
    });

    test("is written as it was read", () => {
      expect(`${encodeRecord(readRecord(name))}\n`).toBe(readText(name));
    });
  },
);

describe("the golden records", () => {
  test("are all expected, and all there", () => {
    const files = readdirSync(FOLDER).filter((file) => file.endsWith(".record.json"));
    expect(files.toSorted()).toEqual(
      Object.keys(expected)
        .map((name) => `${name}.record.json`)
        .toSorted(),
    );
  });

  test.each([
    ["normal", "allPassed"],
    ["tie-break", "tied"],
    ["everybody-folds", "tricksConceded"],
  ])("%s has a hand with %s", (name, type) => {
    expect(heard(name)).toContain(type);
  });

  test("a digest tells states apart that differ in one leaf, and not in the order of their fields", () => {
    expect(digest([{ a: 1, b: { c: 2 } }])).toBe(digest([{ b: { c: 2 }, a: 1 }]));
    expect(digest([{ a: 1, b: { c: 2 } }])).not.toBe(digest([{ a: 1, b: { c: 3 } }]));
  });
});
