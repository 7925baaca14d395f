import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { decodeRecord, replay } from "../packages/records/src/index.ts";
import type { GameRecord } from "../packages/records/src/index.ts";

const page = readFileSync(join(import.meta.dirname, "../docs/records.md"), "utf8");
const [, example = ""] = /```json\n([\s\S]*?)```/.exec(page) ?? [];

function decoded(text: string): GameRecord<"buck"> {
  const result = decodeRecord(text);
  if (!result.ok || result.record.game !== "buck") throw new Error("The example is no record of Buck Euchre");
  return result.record;
}

/** The code of what is wrong with a text, or where its replay stops, or nothing. */
function objection(text: string): string {
  const result = decodeRecord(text);
  if (!result.ok) return result.code;
  const replayed = replay(result.record);
  return replayed.ok ? "none" : `${replayed.reason.code} at ${replayed.index}`;
}

const codesOnPage = [...page.matchAll(/^\| `([A-Z_]+)` /gm)].map(([, code]) => code);

test("the example replays to the scores the page names", () => {
  const replayed = replay(decoded(example));
  if (!replayed.ok) throw new Error(replayed.reason.code);
  const last = replayed.states.at(-1);
  expect(last?.players.map(({ name, score }) => [name, score])).toEqual([
    ["Ada", 15],
    ["Ben", 13],
    ["Cleo", 12],
    ["Dov", 20],
  ]);
  expect(replayed.states).toHaveLength(decoded(example).actions.length + 1);
});

test("the page has a row for every action of the example", () => {
  for (const { type } of decoded(example).actions) expect(codesOnPage).toContain(type);
});

const changed = (change: object) => JSON.stringify({ ...decoded(example), ...change });
const { actions } = decoded(example);
const withAction = (index: number, action: object) =>
  changed({ actions: actions.with(index, { ...actions[index], ...action } as never) });

describe("what the page says is refused is refused", () => {
  test.each([
    ["NOT_JSON", "Ada deals"],
    ["NOT_A_RECORD", "[]"],
    ["NOT_A_RECORD", changed({ format: "pgn" })],
    ["NOT_A_RECORD", changed({ actions: "none" })],
    ["UNKNOWN_VERSION", changed({ version: 2 })],
    ["UNKNOWN_GAME", changed({ game: "bridge" })],
    ["INVALID_OPTIONS", changed({ options: { startScore: 16 } })],
    ["INVALID_OPTIONS", changed({ options: { jokers: 2 } })],
    ["none", changed({ options: {} })],
    ["none", changed({ comment: "a fine hand" })],
    ["none", changed({ actions: actions.slice(0, 9) })],
    ["MALFORMED_ACTION at 6", withAction(6, { why: "it was time" })],
    ["NOT_YOUR_TURN at 7", withAction(7, { playerPosition: 3 })],
    ["NOT_A_FULL_DECK at 5", withAction(5, { deck: ["SPADES_ACE"] })],
    ["MUST_FOLLOW_SUIT at 17", withAction(17, { cardId: "CLUBS_ACE" })],
  ])("%s", (expected, text) => {
    expect(objection(text)).toBe(expected);
    const isRefusalToDecode = /^[A-Z_]+$/.test(expected);
    expect(codesOnPage.includes(expected)).toBe(isRefusalToDecode);
  });
});
