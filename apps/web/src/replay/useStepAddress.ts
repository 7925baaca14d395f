import { makeStepAddress } from "@buck/records";
import { useEffect } from "react";
import type { ReplaySession } from "./replaySession.ts";

/** Browsers refuse an address that changes too often. */
const SETTLED_MS = 300;

/** Keeps `#hand.step` in the address of the page, and goes where it says when somebody changes it. */
export function useStepAddress(replay: ReplaySession): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const write = () => {
      const step = replay.steps[replay.state.getState().index];
      if (step !== undefined) history.replaceState(history.state, "", makeStepAddress(step));
    };
    const unsubscribe = replay.state.subscribe((state, before) => {
      if (state.index === before.index) return;
      clearTimeout(timer);
      timer = setTimeout(write, SETTLED_MS);
    });
    const onHash = () => replay.goToAddress(location.hash);
    addEventListener("hashchange", onHash);
    return () => {
      clearTimeout(timer);
      unsubscribe();
      removeEventListener("hashchange", onHash);
    };
  }, [replay]);
}
