import { Scheduler } from "@buck/authority";
import type { Position } from "@buck/engine";
import type { Timer } from "@buck/protocol";
import type { DecisionTimer, TableTimer } from "./timers.ts";

/** A bot that has not chosen by then plays any legal action. */
export const BOT_PATIENCE = 5_000;

/** The countdown that somebody in this seat is shown: their own, or the first of all. */
export type Countdown = (position: Position | null) => Timer | null;

/** What a table waits for, and what people see pass of it. */
export class TableScheduler extends Scheduler<TableTimer> {
  /** Makes a timer due again after its action could not be saved. */
  again(timer: DecisionTimer): void {
    // Who could not decide because nothing could be stored has their time again.
    this.retry(timer, timer.kind === "turn" ? timer.span.least : 0);
  }

  /** The countdowns at this moment. */
  get countdown(): Countdown {
    const shown = this.left.flatMap(({ timer, msLeft }) => {
      const { kind, countdown } = timer;
      if (countdown === undefined) return [];
      return [{ owner: kind === "turn" ? timer.position : null, shown: { kind: countdown, msLeft } }];
    });
    return (position) => {
      const own = shown.find(({ owner }) => owner !== null && owner === position);
      return (own ?? shown[0])?.shown ?? null;
    };
  }
}
