import { POSITIONS } from "@buck/engine/testing";
import { DAILY_HANDS, dailyChoice, dailyDeals, daysBefore, expertGame, total } from "@buck/bots/daily";
import type { Daily } from "@buck/bots/daily";
import { dealCards, euchre } from "@buck/engine";
import type { GameFrame } from "@buck/protocol";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import {
  forgetOldTables,
  isBegun,
  keepResult,
  nextAttempt,
  parseResults,
  playableDays,
  readDaily,
  resultOf,
  today,
  useDailyResults,
} from "./dailyResults.ts";
import { dailyHistory, openDailyTable } from "./dailyTable.ts";

const DAY = "2025-11-16";
const CLASSIC: Daily<"euchre"> = { game: "euchre", day: DAY };

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse(`${DAY}T20:00:00Z`) });
  vi.stubGlobal("document", Object.assign(new EventTarget(), { hidden: false }));
  vi.stubGlobal("addEventListener", () => undefined);
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
  useDailyResults.setState(parseResults(null));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function sitDown(daily: Daily) {
  const attempt = nextAttempt(daily);
  const client = await openDailyTable({ daily, attempt, name: "Dana", title: "Today" });
  return { client, attempt, frame: () => client.store.getState().frame?.game ?? null };
}

function expertChoice(frame: GameFrame | null, daily: Daily<"euchre">): euchre.Action | null {
  if (frame?.game !== "euchre" || frame.view.currentPlayerPosition !== 0) return null;
  return frame.view.phase === "ROUND_OVER" ? null : dailyChoice(daily, frame.view);
}

/** Plays same as the expert would until so many hands are over. */
async function playHands(
  { client, frame }: Awaited<ReturnType<typeof sitDown>>,
  hands: number,
): Promise<void> {
  for (let step = 0; step < 2_000; step += 1) {
    const now = frame();
    if (now?.view.phase === "ROUND_OVER" && now.view.round >= hands) return;
    const action = expertChoice(now, CLASSIC);
    if (action !== null && euchre.isDecision(action)) await client.send({ type: "act", action });
    if (now?.view.phase === "ROUND_OVER") await client.send({ type: "ready" });
    await vi.advanceTimersByTimeAsync(1_000);
  }
  throw new Error("The hands are not played");
}

test("a day has its own cards, goes on after a reload, ends after four hands, and its first result counts", async () => {
  const first = await sitDown(CLASSIC);
  expect(first.attempt).toBe("counted");
  await playHands(first, 1);
  first.client.close();
  expect(isBegun(CLASSIC, "counted")).toBe(true);
  const again = await sitDown(CLASSIC);
  expect(again.frame()?.view.round).toBe(1);
  await playHands(again, DAILY_HANDS);
  await again.client.send({ type: "ready" });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(again.frame()?.view).toMatchObject({ round: DAILY_HANDS, phase: "ROUND_OVER" });
  again.client.close();
  const result = resultOf(useDailyResults.getState(), CLASSIC, "counted");
  // Whoever plays like the expert gets what the expert got.
  expect(result?.points).toEqual(expertGame(CLASSIC).points);
  const deals = dailyHistory(CLASSIC, "counted")?.actions.filter((action) => action?.type === "DEAL");
  expect(deals?.map((action) => action !== null && "deck" in action && action.deck)).toEqual(
    dailyDeals(CLASSIC).decks,
  );
  expect(nextAttempt(CLASSIC)).toBe("practice");
}, 30_000);

test("the first dealer and the cards in hand are those of the day", async () => {
  const table = await sitDown({ game: "buck", day: DAY });
  await vi.advanceTimersByTimeAsync(5_000);
  const { dealer, decks } = dailyDeals({ game: "buck", day: DAY });
  const view = table.frame()?.view;
  expect(view?.dealerPosition).toBe(dealer);
  expect(view?.turnUpCard).toEqual(dealCards(decks[0], dealer, POSITIONS)?.turnUpCard);
  table.client.close();
});

test("only the day itself counts, and what was begun on it", async () => {
  const yesterday = { game: "buck", day: daysBefore(DAY, 1) } as const;
  expect(nextAttempt(yesterday)).toBe("practice");
  const late = { game: "buck", day: DAY } as const;
  const table = await sitDown(late);
  table.client.close();
  vi.setSystemTime(Date.parse("2025-11-17T00:10:00Z"));
  expect(nextAttempt(late)).toBe("counted");
});

test("a result that counts stays, one of practice is the last one", () => {
  const points = [1, 2, 3, 4];
  for (const attempt of ["counted", "practice"] as const) {
    keepResult({ ...CLASSIC, attempt, points });
    keepResult({ ...CLASSIC, attempt, points: [0, 0, 0, 0] });
  }
  const kept = useDailyResults.getState();
  expect(total(resultOf(kept, CLASSIC, "counted")?.points ?? [])).toBe(10);
  expect(total(resultOf(kept, CLASSIC, "practice")?.points ?? [])).toBe(0);
});

test("tables of days that cannot be played any more are forgotten, results are not", () => {
  const old = { game: "buck", day: daysBefore(DAY, 9) } as const;
  localStorage.setItem(`buck.daily.buck.${old.day}.counted`, "null");
  localStorage.setItem(`buck.daily.buck.${DAY}.counted`, "null");
  keepResult({ ...old, attempt: "counted", points: [1, 1, 1, 1] });
  forgetOldTables();
  expect([isBegun(old, "counted"), isBegun({ ...old, day: DAY }, "counted")]).toEqual([false, true]);
  expect(resultOf(useDailyResults.getState(), old, "counted")).not.toBeNull();
});

test("what is kept is read with care", () => {
  const good = { game: "buck", day: DAY, attempt: "counted", points: [1, -2, 0, 5] };
  const bad = [null, { ...good, day: "today" }, { ...good, points: [1] }, { ...good, attempt: "third" }];
  expect(parseResults({ results: [good, ...bad], experts: "none" })).toEqual({
    results: [good],
    experts: [],
  });
  expect(parseResults("nonsense")).toEqual({ results: [], experts: [] });
});

test("an address names a game and a day that has come", () => {
  expect(readDaily({})).toEqual({ game: "buck", day: DAY });
  expect(readDaily({ game: "euchre", day: "2025-11-10" })).toEqual({ game: "euchre", day: "2025-11-10" });
  expect([{ game: "poker" }, { day: "2025-11-17" }, { day: "2025-13-01" }].map(readDaily)).toEqual([
    null,
    null,
    null,
  ]);
  expect([today(), playableDays().length, playableDays().at(-1)]).toEqual([DAY, 7, "2025-11-10"]);
});
