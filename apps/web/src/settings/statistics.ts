import type { buck } from "@buck/engine";
import { create } from "zustand";
import { recall, remember } from "./keep.ts";

const COUNTERS = ["games", "wins", "hands", "bids", "made", "folds", "tricks"] as const;
type Counter = (typeof COUNTERS)[number];
export type Statistics = Readonly<Record<Counter, number>>;

const NOTHING: Statistics = { games: 0, wins: 0, hands: 0, bids: 0, made: 0, folds: 0, tricks: 0 };

export function parseStatistics(stored: unknown): Statistics {
  if (typeof stored !== "object" || stored === null) return NOTHING;
  const kept = Object.entries(stored).filter(
    ([name, value]) =>
      COUNTERS.some((counter) => counter === name) && Number.isSafeInteger(value) && value >= 0,
  );
  return { ...NOTHING, ...Object.fromEntries(kept) };
}

/** What this frame adds to the viewer's own numbers; null when no hand ended in it. */
export function tally(before: Statistics, view: buck.View, events: readonly buck.Event[]): Statistics | null {
  const me = view.players.find(({ position }) => position === view.viewer);
  if (me === undefined || !events.some(({ type }) => type === "roundScored")) return null;
  const isBidder = me.position === view.winningBidderPosition;
  const made = isBidder && me.tricksTaken >= (view.highestBid ?? 0);
  return {
    games: before.games + (view.gameOver ? 1 : 0),
    wins: before.wins + (view.winner === me.position ? 1 : 0),
    hands: before.hands + 1,
    bids: before.bids + (isBidder ? 1 : 0),
    made: before.made + (made ? 1 : 0),
    folds: before.folds + (me.folded ? 1 : 0),
    tricks: before.tricks + me.tricksTaken,
  };
}

const KEY = "buck.statistics";

export const useStatistics = create<Statistics>(() => parseStatistics(recall(KEY)));

export function countHand(view: buck.View, events: readonly buck.Event[]): void {
  const after = tally(useStatistics.getState(), view, events);
  if (after === null) return;
  useStatistics.setState(after);
  remember(KEY, after);
}

export function forgetStatistics(): void {
  useStatistics.setState(NOTHING);
  remember(KEY, NOTHING);
}
