import { readdirSync, readFileSync } from "node:fs";
import { deepFreeze } from "@buck/engine/testing";
import type { Game, GameTypes } from "@buck/engine";
import type { Referee } from "@buck/engine/testing";
import { describe, expect, test } from "vitest";
import { decodeRecord, encodeRecord } from "../../src/index.ts";
import type { GameRecord } from "../../src/index.ts";
import { digest } from "./digest.ts";

interface Replayed<K extends GameTypes> {
  readonly options: K["options"];
  readonly actions: readonly K["action"][];
  readonly states: readonly K["state"][];
  readonly events: readonly (readonly K["event"][])[];
}

export interface Golden<K extends GameTypes> {
  readonly folder: URL;
  readonly rules: Pick<Game<K>, "toAct" | "recordedOptions">;
  /** Replays a record of this game; throws on one that is not. */
  readonly replayed: (record: GameRecord) => Replayed<K>;
  readonly refereeFor: (options: K["options"]) => Referee<K["state"], K["action"]>;
  /** How a game ended, as it stands in the expectations. */
  readonly summary: (final: K["state"]) => object;
  /** What is heard in each record, and is the reason why it is kept. */
  readonly heard: Readonly<Record<string, readonly string[]>>;
}

/** Records that were kept are replayed: they end as they always ended, through the same states. */
export function testGolden<K extends GameTypes>(golden: Golden<K>): void {
  const { folder, summary, heard } = golden;
  const expected: Readonly<Record<string, object>> = JSON.parse(
    readFileSync(new URL("expected.json", folder), "utf8"),
  );
  const readText = (name: string) => readFileSync(new URL(`${name}.record.json`, folder), "utf8");
  const played = (name: string) => deepFreeze(golden.replayed(readRecord(name, readText(name))));

  describe.each(Object.entries(expected))("the golden record %s", (name, expectation) => {
    test("ends as it always ended, through the same states as ever", () => {
      const { states } = played(name);
      const final = states.at(-1);
      if (final === undefined) throw new Error(`${name} has no states`);
      expect(final.phase).toBe("GAME_OVER");
      expect({ ...summary(final), states: digest(recorded(golden, states)) }).toEqual(expectation);
    });

    test("has the referee's approval", () => {
      expect(complaintAbout(golden, played(name))).toBeNull();
    });

    test("is written as it was read", () => {
      expect(`${encodeRecord(readRecord(name, readText(name)))}\n`).toBe(readText(name));
    });
  });

  describe("the golden records", () => {
    test("are all expected, and all there", () => {
      const names = readdirSync(folder).flatMap((file) => /^(.+)\.record\.json$/.exec(file)?.[1] ?? []);
      expect(names.toSorted()).toEqual(Object.keys(expected).toSorted());
      expect(names.toSorted()).toEqual(Object.keys(heard).toSorted());
    });

    test.each(Object.entries(heard))("%s is kept for %j", (name, types) => {
      const all = new Set(
        played(name)
          .events.flat()
          .map(({ type }) => type),
      );
      expect(types.filter((type) => !all.has(type))).toEqual([]);
    });
  });
}

/** What came to the states later, with house rules that older games do not have. */
const LATER = new Set(["aloneDefender", "farmerPosition"]);

/** The states with their options as a record writes them: an option that came later is not in older ones. */
function recorded<K extends GameTypes>(
  { rules }: Golden<K>,
  states: readonly K["state"][],
): readonly object[] {
  return states.map((state) => {
    const fields = Object.entries(state).filter(([name, value]) => value !== null || !LATER.has(name));
    return { ...Object.fromEntries(fields), options: rules.recordedOptions(state.options) };
  });
}

function readRecord(name: string, text: string): GameRecord {
  const decoded = decodeRecord(text);
  if (!decoded.ok) throw new Error(`${name}: ${decoded.code}`);
  return decoded.record;
}

function complaintAbout<K extends GameTypes>(
  { rules: { toAct }, refereeFor }: Golden<K>,
  { options, actions, states, events }: Replayed<K>,
): string | null {
  const { judge } = refereeFor(options);
  for (const [index, action] of actions.entries()) {
    const [before, after] = [states[index], states[index + 1]];
    if (before === undefined || after === undefined) return `there is no state after action ${index}`;
    const step = { before, action, legal: null, after, events: events[index] ?? [], toAct: toAct(after) };
    const complaint = judge(step);
    if (complaint !== null) return `action ${index}: ${complaint}`;
  }
  return null;
}
