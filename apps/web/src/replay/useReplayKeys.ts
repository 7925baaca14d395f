import { useEffect } from "react";
import { useReplay } from "./context.ts";
import type { ReplaySession } from "./replaySession.ts";

/** The whole replay by keyboard. A slider or a button that has the focus keeps its own keys. */
export function useReplayKeys(): void {
  const replay = useReplay();
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isBusy(event)) return;
      if (press(replay, event)) event.preventDefault();
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, [replay]);
}

function isBusy({ target, key }: KeyboardEvent): boolean {
  if (document.querySelector("dialog[open]") !== null) return true;
  if (!(target instanceof HTMLElement)) return false;
  return target.matches("input, select, textarea") || (key === " " && target.matches("button, a"));
}

/** Does what a key means; false when it means nothing. */
function press({ back, forward, goTo, steps, togglePlaying }: ReplaySession, event: KeyboardEvent): boolean {
  const unit = event.shiftKey ? "trick" : undefined;
  const moves: Readonly<Record<string, () => void>> = {
    ArrowLeft: () => back(unit),
    ArrowRight: () => forward(unit),
    PageUp: () => back("hand"),
    PageDown: () => forward("hand"),
    Home: () => goTo(0),
    End: () => goTo(steps.length - 1),
    " ": togglePlaying,
  };
  const move = moves[event.key];
  move?.();
  return move !== undefined;
}
