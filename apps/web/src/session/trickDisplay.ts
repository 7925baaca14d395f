import type { Trick } from "@buck/engine";
import { TRICK_LEAVES_MS } from "@buck/protocol";
import type { UiStore } from "./tableUi.ts";

/** Everybody sees for a second who won, also when the winner leads at once: a busy device takes a while to draw it. */
export const TRICK_LEAST_MS = 1_200;

export interface TrickDisplay {
  /** Shows a finished trick for so long. */
  show(trick: Trick, ms: number): void;
  /** The next card is on the table: the finished trick goes once it has been seen. */
  makeWay(): void;
  /** A tap, or an own card: what lay there goes at once. */
  skip(): void;
}

/** A finished trick stays a while, then slides to its winner. */
export function createTrickDisplay(ui: UiStore): TrickDisplay {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let shownAt = 0;
  const after = (ms: number, callback: () => void) => {
    clearTimeout(timer);
    timer = setTimeout(callback, ms);
  };
  const skip = () => {
    clearTimeout(timer);
    ui.setState({ finishedTrick: null });
  };
  const leave = (trick: Trick) => {
    ui.setState({ finishedTrick: { trick, leaving: true } });
    after(TRICK_LEAVES_MS, skip);
  };
  return {
    show(trick, ms) {
      shownAt = performance.now();
      ui.setState({ finishedTrick: { trick, leaving: false } });
      after(ms, () => leave(trick));
    },
    makeWay() {
      const { finishedTrick } = ui.getState();
      if (finishedTrick === null || finishedTrick.leaving) return;
      const left = shownAt + TRICK_LEAST_MS - performance.now();
      after(Math.max(0, left), skip);
    },
    skip,
  };
}
