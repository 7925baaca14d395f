import { createContext, use } from "react";
import { useStore } from "zustand";
import type { ReplaySession, ReplayState } from "./replaySession.ts";

export const ReplayContext = createContext<ReplaySession | null>(null);

export function useReplay(): ReplaySession {
  const replay = use(ReplayContext);
  if (replay === null) throw new Error("useReplay outside a replay");
  return replay;
}

export function useReplayState<Value>(selector: (state: ReplayState) => Value): Value {
  return useStore(useReplay().state, selector);
}
