import { create } from "zustand";
import { readStorage, writeStorage } from "./storage.ts";

const COUNTERS = ["games", "wins", "hands", "bids", "made", "folds", "tricks"] as const;
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

const KEY = "buck.statistics";

/** The viewer's own numbers, counted in this browser only. */
export const useStatistics = create<Statistics>(() => parseStatistics(readStorage(KEY)));

export function count(tally: Readonly<Partial<Statistics>>): void {
  const before = useStatistics.getState();
  const after = Object.fromEntries(COUNTERS.map((name) => [name, before[name] + (tally[name] ?? 0)]));
  keep(parseStatistics(after));
}

export function resetStatistics(): void {
  keep(NOTHING);
}

function keep(numbers: Statistics): void {
  useStatistics.setState(numbers);
  writeStorage(KEY, numbers);
}
