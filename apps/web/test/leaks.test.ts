import { readFileSync } from "node:fs";
import { buck, euchre, POSITIONS } from "@buck/engine";
import { decodeRecord, replay } from "@buck/records";
import type { GameRecord } from "@buck/records";
import { DEFAULT_SETTINGS } from "@buck/protocol";
import type { Frame, GameFrame } from "@buck/protocol";
import { describe, expect, test } from "vitest";
import { injectLeaks } from "../e2e/support/leakInjection.ts";
import type { Message } from "../e2e/support/receivedMessages.ts";
import { leaks } from "../e2e/support/leaks.ts";
import type { FinishedGame, Viewer } from "../e2e/support/disclosure.ts";

const RECORDS = new URL("../../../packages/records/test/golden/", import.meta.url);
const GAME_ID = "g".repeat(22);
const VIEWERS: readonly Viewer[] = [...POSITIONS, "spectator"];

function recorded(path: string): GameRecord {
  const decoded = decodeRecord(readFileSync(new URL(`${path}.record.json`, RECORDS), "utf8"));
  if (!decoded.ok) throw new Error(decoded.message);
  return decoded.record;
}

/** What an honest server shows one viewer: a picture of every moment, and what led to it. */
function picturesOf(record: GameRecord, viewer: Viewer): readonly GameFrame[] {
  switch (record.game) {
    case "buck": {
      const { states, events } = played(replay(record));
      return states.map((state, index) => ({
        game: "buck",
        view: buck.view(state, viewer),
        events: [...(events[index - 1] ?? [])],
      }));
    }
    case "euchre": {
      const { states, events } = played(replay(record));
      return states.map((state, index) => ({
        game: "euchre",
        view: euchre.view(state, viewer),
        events: [...(events[index - 1] ?? [])],
      }));
    }
  }
}

function played<Result extends { readonly ok: boolean }>(
  result: Result,
): Extract<Result, { readonly ok: true }> {
  if (!isPlayed(result)) throw new Error("The record breaks a rule");
  return result;
}

function isPlayed<Result extends { readonly ok: boolean }>(
  result: Result,
): result is Extract<Result, { readonly ok: true }> {
  return result.ok;
}

function frameOf(game: GameFrame, version: number): Frame {
  return {
    version,
    table: {
      code: "ACDE-FGHJ-2345",
      settings: DEFAULT_SETTINGS,
      stage: "playing",
      host: null,
      locked: false,
      paused: false,
      claimedBy: null,
      undo: null,
      lateHands: { agreed: [], thisHand: false },
      seats: [],
      ready: [],
      gameId: GAME_ID,
      removed: [],
      sameDeals: null,
      finishedGames: [],
      createdAt: 1_700_000_000_000,
      updatedAt: 1_700_000_000_000,
    },
    you: { role: "watcher", personId: null, position: null, isHost: false, leftSeat: null, isRemoved: false },
    game,
    news: [],
    said: [],
    timer: null,
    lateHand: null,
    seals: null,
  };
}

const told = (record: GameRecord, viewer: Viewer): readonly Message[] =>
  picturesOf(record, viewer).map((game, version) => ["frame", frameOf(game, version)]);
const lateLeaks = (record: GameRecord, late: Late) => leaks(toldLate(record, late), finished(record));
const finished = (record: GameRecord): FinishedGame => ({ ...record, gameId: GAME_ID });

/** The last picture of each hand with every card open, as watchers are shown it during the next one. */
function openHands(record: GameRecord): ReadonlyMap<number, GameFrame> {
  switch (record.game) {
    case "buck": {
      const { states } = played(replay(record));
      return new Map(
        states.map((state) => [state.round, { game: "buck", view: buck.openView(state), events: [] }]),
      );
    }
    case "euchre": {
      const { states } = played(replay(record));
      return new Map(
        states.map((state) => [state.round, { game: "euchre", view: euchre.openView(state), events: [] }]),
      );
    }
  }
}

interface Late {
  readonly role: "watcher" | "player";
  readonly thisHand: boolean;
}

/** What a watcher is told at a table where all have agreed, or something of that is wrong. */
function toldLate(record: GameRecord, { role, thisHand }: Late): readonly Message[] {
  const hands = openHands(record);
  return picturesOf(record, "spectator").map((game, version) => {
    const frame = frameOf(game, version);
    const table = { ...frame.table, lateHands: { agreed: [...POSITIONS], thisHand } };
    const lateHand = hands.get(game.view.round - 1) ?? null;
    return ["frame", { ...frame, table, lateHand, you: { ...frame.you, role } }];
  });
}

/** The same pictures in the wrong hands. */
function passedOn(messages: readonly Message[], viewer: Viewer): readonly Message[] {
  const json = JSON.stringify(messages).replaceAll(/"viewer":[^,]+/g, `"viewer":${JSON.stringify(viewer)}`);
  return JSON.parse(json);
}

/** The same game at a table that shows all cards after each hand. */
function openly(record: GameRecord): GameRecord {
  switch (record.game) {
    case "buck":
      return { ...record, options: { ...record.options, showHands: "hand" } };
    case "euchre":
      return { ...record, options: { ...record.options, showHands: "hand" } };
  }
}

describe.each([
  "buck/normal",
  "buck/everybody-folds",
  "euchre/whos-deal",
  "euchre/command-line",
  "euchre/euchre-cli",
])("in the record %s", (path) => {
  const record = recorded(path);

  test.each(VIEWERS)("an honest server tells %s nothing too much", (viewer) => {
    for (const game of [record, openly(record)])
      expect(leaks(told(game, viewer), finished(game))).toEqual([]);
  });

  test.each([0, "spectator"] as const)("every secret told to %s is found", (viewer) => {
    for (const [where, messages] of Object.entries(injectLeaks(told(record, viewer)))) {
      expect({ where, found: leaks(messages, finished(record)).length }).toEqual({ where, found: 1 });
    }
  });

  test("TABLE-LATE-3 hands that are shown late are no leak to watchers of a table that agreed, and else they are", () => {
    expect(lateLeaks(record, { role: "watcher", thisHand: true })).toEqual([]);
    expect(lateLeaks(record, { role: "watcher", thisHand: false })).toContain(
      "hand 1 late, without everybody's word",
    );
    expect(lateLeaks(record, { role: "player", thisHand: true })).toContain("hand 1 late, to a player");
  });

  test("what one player sees is too much for another, and for whoever watches", () => {
    for (const viewer of [3, "spectator"] as const) {
      const found = leaks(passedOn(told(record, 2), viewer), finished(record));
      expect(found.every((leak) => leak.includes(`to ${viewer}`))).toBe(true);
      expect(found.length).toBeGreaterThan(told(record, 2).length / 2);
    }
  });
});
