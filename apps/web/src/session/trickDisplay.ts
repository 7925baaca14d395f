import type { Trick } from "@buck/engine";
import type { UiStore } from "./tableUi.ts";

export const TRICK_STAYS_MS = 1200;
const TRICK_LEAVES_MS = 280;

export interface TrickDisplay {
  show(trick: Trick): void;
  /** A tap, or the next card: what lay there goes at once. */
  skip(): void;
}

/** A finished trick stays a moment, then slides to its winner. */
export function createTrickDisplay(ui: UiStore): TrickDisplay {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const clear = () => {
    clearTimeout(timer);
    ui.setState({ finishedTrick: null });
  };
  const leave = (trick: Trick) => {
    ui.setState({ finishedTrick: { trick, leaving: true } });
    timer = setTimeout(clear, TRICK_LEAVES_MS);
  };
  return {
    show(trick) {
      clearTimeout(timer);
      ui.setState({ finishedTrick: { trick, leaving: false } });
      timer = setTimeout(() => leave(trick), TRICK_STAYS_MS);
    },
    skip: clear,
  };
}
