import { createContext, use, useMemo } from "react";
import { useStore } from "zustand";
import type { ReviewedDecision } from "@buck/bots/review";
import type { Replay, ReplayState } from "./replay.ts";

export const ReplayContext = createContext<Replay | null>(null);

export function useReplay(): Replay {
  const replay = use(ReplayContext);
  if (replay === null) throw new Error("useReplay outside a replay");
  return replay;
}

export function useReplayState<Value>(selector: (state: ReplayState) => Value): Value {
  return useStore(useReplay().state, selector);
}

const NO_MISTAKES: readonly ReviewedDecision[] = [];

/** The decisions that cost something, once the game has been reviewed. How far a review is draws nothing anew. */
export function useMistakes(): readonly ReviewedDecision[] {
  const review = useStore(useReplay().reviewer.state, (state) =>
    state.stage === "done" ? state.review : null,
  );
  return useMemo(() => review?.decisions.filter(({ cost }) => cost > 0) ?? NO_MISTAKES, [review]);
}
