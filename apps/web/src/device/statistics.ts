import { create } from "zustand";
import { persist } from "zustand/middleware";
import { persisted } from "./persisted.ts";

export const COUNTERS = ["games", "wins", "hands", "bids", "made", "folds", "tricks"] as const;
export type Counter = (typeof COUNTERS)[number];
type Statistics = Readonly<Record<Counter, number>>;

const NOTHING: Statistics = { games: 0, wins: 0, hands: 0, bids: 0, made: 0, folds: 0, tricks: 0 };

export function parseStatistics(stored: unknown): Statistics {
  if (typeof stored !== "object" || stored === null) return NOTHING;
  const kept = Object.entries(stored).filter(
    ([name, value]) =>
      COUNTERS.some((counter) => counter === name) && Number.isSafeInteger(value) && value >= 0,
  );
  return { ...NOTHING, ...Object.fromEntries(kept) };
}

/** The viewer's own numbers, counted in this browser only. */
export const useStatistics = create<Statistics>()(
  persist(() => NOTHING, persisted("buck.statistics", parseStatistics)),
);

export function addToStatistics(tally: Readonly<Partial<Statistics>>): void {
  useStatistics.setState((before) =>
    Object.fromEntries(COUNTERS.map((name) => [name, before[name] + (tally[name] ?? 0)])),
  );
}

export function resetStatistics(): void {
  useStatistics.setState(NOTHING);
}
