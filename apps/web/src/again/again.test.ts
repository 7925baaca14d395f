import { POSITIONS } from "@buck/engine/testing";
import { euchre } from "@buck/engine";
import type { Position } from "@buck/engine";
import { EUCHRE, stepsOf } from "@buck/engine/testing";
import { dealsOf, historyOf, readGameFile, recordOf } from "@buck/records";
import type { GameHistory } from "@buck/records";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { gameArchive } from "../replay/gameArchive.ts";
import { compareGames } from "./comparison.ts";
import { openAgainTable } from "./againTable.ts";

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
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const GAME_ID = "abcdefghijklmnopqrstuv";
const OPTIONS = { ...euchre.DEFAULT_OPTIONS, targetScore: 3, firstDealer: "seat0" } as const;

function finished(): GameHistory<"euchre"> {
  const actions = stepsOf(EUCHRE, { seed: 5, options: OPTIONS }).map(({ action }) => action);
  const result = historyOf<"euchre">(recordOf("euchre", OPTIONS, actions));
  if (!result.ok) throw new Error(result.code);
  return result.history;
}

/** Plays the deals of this game with the cards of a seat, and gives the game that was kept of it. */
async function playAgain(history: GameHistory, seat: Position): Promise<GameHistory> {
  const client = await openAgainTable({ gameId: GAME_ID, history, seat, name: "Dana", title: "Again" });
  const frame = () => client.store.getState().frame;
  expect(frame()?.table.sameDeals?.gameId).toBe(GAME_ID);
  for (let seconds = 0; frame()?.table.finishedGames.length === 0 && seconds < 2_000; seconds += 1) {
    const game = frame()?.game;
    const [action] = game?.game === "euchre" ? euchre.legalActions(game.view).filter(euchre.isDecision) : [];
    if (action !== undefined) await client.send({ type: "act", action });
    await vi.advanceTimersByTimeAsync(1_000);
  }
  client.close();
  const [kept] = await gameArchive.list();
  const read = readGameFile((await gameArchive.textOf(kept?.gameId ?? "")) ?? "");
  if (!read.ok) throw new Error(read.code);
  return read.history;
}

const dealsIn = ({ record }: GameHistory) => (record === null ? null : dealsOf(record));

test("a finished game is played again with the cards of another seat, kept, and compared", async () => {
  const history = finished();
  const again = await playAgain(history, 3);
  expect(again.record?.sameDealsAs).toEqual({ gameId: GAME_ID, turn: 3 });
  // Seat 0 has the cards that seat 3 had: the dealer sits one seat further on.
  const [before, now] = [dealsIn(history), dealsIn(again)];
  expect(now?.dealer).toBe(((before?.dealer ?? 0) + 1) % POSITIONS.length);
  expect(now?.decks[0]).toEqual(before?.decks[0]);
  const [own, others] = compareGames(history, again, 3);
  expect(own?.now).toContain("Dana");
  expect(own?.total.before).toBe(-(others?.total.before ?? 0));
});

test("hands that only one of two games has are left open", () => {
  const whole = finished();
  const { record } = whole;
  const first = record?.actions.findIndex(({ type }) => type === "NEXT_ROUND") ?? 0;
  const short = historyOf<"euchre">(recordOf("euchre", OPTIONS, record?.actions.slice(0, first) ?? []));
  const [own] = short.ok ? compareGames(whole, short.history, 0) : [];
  expect(own?.hands.at(-1)?.now).toBeNull();
  expect(own?.hands[0]?.now).toBe(own?.hands[0]?.before);
});
