import type { TableClient } from "@buck/client";
import { euchre } from "@buck/engine";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { gameArchive } from "../replay/gameArchive.ts";
import { pastHands } from "../games/pastHands.ts";
import { parsePracticeGames, startAnew, usePracticeGames } from "../device/practiceGames.ts";
import { parseSetups, usualSetup } from "./practiceSetup.ts";
import { openPracticeTable } from "./practiceTable.ts";
import { english } from "../texts/language.ts";

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("document", Object.assign(new EventTarget(), { hidden: false }));
  vi.stubGlobal("addEventListener", () => undefined);
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
  usePracticeGames.setState(parsePracticeGames(null));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const LEVELS = ["easy", "expert", "hard"] as const;
const SETUP = { ...usualSetup("buck"), levels: LEVELS, name: "Dana" };

/** The table on this device, as it is after some seconds. */
async function sitDown(seconds = 0) {
  const client = await openPracticeTable(SETUP);
  await vi.advanceTimersByTimeAsync(seconds * 1_000);
  const frame = client.store.getState().frame;
  return { client, gameId: frame?.table.gameId, version: frame?.version ?? 0, hand: frame?.game?.view };
}

/** Of the bots around the table, clockwise from the person. */
const levelsAt = (client: TableClient) =>
  client.store.getState().frame?.table.seats.flatMap((seat) => (seat.kind === "bot" ? [seat.level] : []));

test("a game whose tab was closed goes on where it was, and the start page knows of it", async () => {
  const before = await sitDown(10);
  before.client.close();
  expect(usePracticeGames.getState().unfinished).toEqual(["buck"]);
  const after = await sitDown();
  expect(after.gameId).toBe(before.gameId);
  expect(after.hand).toEqual(before.hand);
  after.client.close();
});

test("every bot has the level of its seat, also in a game that goes on after a pause", async () => {
  const before = await sitDown(10);
  expect(levelsAt(before.client)).toEqual(LEVELS);
  before.client.close();
  // What has been chosen since is for the next game.
  const after = await openPracticeTable({ ...SETUP, levels: usualSetup("buck").levels });
  expect(levelsAt(after)).toEqual(LEVELS);
  after.close();
});

test("a finished game is kept on this device, and the next one has the same bots", async () => {
  const short = { game: "euchre", options: { ...euchre.DEFAULT_OPTIONS, targetScore: 1 } } as const;
  const usual = usualSetup("euchre");
  const settings = { ...usual.settings, rules: short };
  const client = await openPracticeTable({ ...usual, levels: LEVELS, settings, name: "Dana" });
  const state = () => client.store.getState().frame;
  for (let seconds = 0; state()?.table.finishedGames.length === 0 && seconds < 2_000; seconds += 1) {
    const game = state()?.game;
    const [action] = game?.game === "euchre" ? euchre.legalActions(game.view).filter(euchre.isDecision) : [];
    if (action !== undefined) await client.send({ type: "act", action });
    await vi.advanceTimersByTimeAsync(1_000);
  }
  const [kept] = await gameArchive.list();
  expect(kept).toMatchObject({ game: "euchre", isPractice: true, gameId: state()?.table.gameId });
  expect(kept?.players[kept.seat]).toEqual({ name: "Dana", isPerson: true });
  expect(pastHands(english, (await gameArchive.textOf(kept?.gameId ?? "")) ?? "", 0)).not.toEqual([]);
  expect(await client.send({ type: "rematch" })).toMatchObject({ ok: true });
  expect(state()?.table.gameId).not.toBe(kept?.gameId);
  expect(levelsAt(client)).toEqual(LEVELS);
  client.close();
});

test("the game that was played last is known, also when it goes on", async () => {
  const classic = await openPracticeTable({ ...usualSetup("euchre"), name: "Dana" });
  expect(parsePracticeGames(JSON.parse(localStorage.getItem("buck.practice") ?? "")).lastGame).toBe("euchre");
  classic.close();
  const { client } = await sitDown();
  expect(usePracticeGames.getState().lastGame).toBe("buck");
  client.close();
});

test("whoever begins anew gets another game", async () => {
  const before = await sitDown(10);
  before.client.close();
  startAnew("buck");
  expect(usePracticeGames.getState().unfinished).toEqual([]);
  const after = await sitDown();
  expect(after.gameId).not.toBe(before.gameId);
  after.client.close();
});

test("a table that cannot be read any more is replaced by a new one", async () => {
  localStorage.setItem("buck.practice.buck", JSON.stringify({ snapshot: null, entries: [{ seq: 7 }] }));
  const { client, gameId } = await sitDown(1);
  expect(gameId).toEqual(expect.any(String));
  client.close();
});

test("what is kept of a table stays small, however long it is played at", async () => {
  const { client } = await sitDown();
  for (let line = 0; line < 80; line += 1) await client.send({ type: "emote", emote: "👍" });
  const kept: { snapshot: unknown; entries: unknown[] } = JSON.parse(
    localStorage.getItem("buck.practice.buck") ?? "null",
  );
  expect(kept.snapshot).not.toBeNull();
  expect(kept.entries.length).toBeLessThan(64);
  client.close();
});

test.each([[null], ["euchre"], [{ buck: { level: "godlike", settings: {} } }]])(
  "%j is replaced by the usual choices",
  (stored) => {
    expect(parseSetups(stored)).toEqual({ buck: usualSetup("buck"), euchre: usualSetup("euchre") });
  },
);

test("the choices for each game are kept", () => {
  const usual = usualSetup("euchre");
  const rules = { game: "euchre", options: { ...euchre.PRESETS["whos-deal"], targetScore: 5 } } as const;
  const chosen = { levels: LEVELS, settings: { ...usual.settings, rules } } as const;
  expect(parseSetups({ euchre: chosen })).toEqual({ buck: usualSetup("buck"), euchre: chosen });
  expect(parseSetups({ buck: chosen }).buck.settings).toEqual(usualSetup("buck").settings);
});

test.each([
  [{ levels: LEVELS }, LEVELS],
  [{ levels: ["easy", "godlike", "hard"] }, ["medium", "medium", "medium"]],
  [{ levels: ["easy"] }, ["easy", "easy", "easy"]],
])("of the kept %j the bots are %j", (stored, levels) => {
  expect(parseSetups({ buck: stored }).buck.levels).toEqual(levels);
});

test("unknown games are not offered", () => {
  const kept = { unfinished: ["skat", "euchre"], lastGame: "skat" };
  expect(parsePracticeGames(kept)).toEqual({ unfinished: ["euchre"], lastGame: null });
  expect(parsePracticeGames("buck")).toEqual({ unfinished: [], lastGame: null });
});
