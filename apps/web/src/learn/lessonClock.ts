import type { Platform } from "@buck/client";
import { createStore } from "zustand/vanilla";

type Clock = Platform["clock"];

interface Alarm {
  readonly due: number;
  readonly ring: () => void;
  /** Takes it off the clock that runs; null while this one stands still. */
  callOff: (() => void) | null;
}

/** The clock of a lesson's table: it stands still while the pupil reads, and then goes on at what is due next. */
export class LessonClock implements Clock {
  readonly #clock: Clock;
  readonly #alarms = new Set<Alarm>();
  /** How far this clock is ahead of the one that runs. */
  #ahead = 0;
  #stoppedAt: number | null = null;
  /** For whoever draws it. */
  readonly shown = createStore(() => ({ isStopped: false }));

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  wallTime(): number {
    return this.#clock.wallTime();
  }

  monotonic(): number {
    return this.#stoppedAt ?? this.#clock.monotonic() + this.#ahead;
  }

  after(ms: number, callback: () => void): () => void {
    const ring = () => {
      this.#alarms.delete(alarm);
      callback();
    };
    const alarm: Alarm = { due: this.monotonic() + ms, ring, callOff: null };
    this.#alarms.add(alarm);
    if (this.#stoppedAt === null) this.#set(alarm);
    return () => {
      this.#alarms.delete(alarm);
      alarm.callOff?.();
    };
  }

  stop(): void {
    if (this.#stoppedAt !== null) return;
    this.#stoppedAt = this.monotonic();
    this.shown.setState({ isStopped: true });
    for (const alarm of this.#alarms) alarm.callOff?.();
  }

  goOn(): void {
    if (this.#stoppedAt === null) return;
    const next = Math.min(...[...this.#alarms].map(({ due }) => due));
    const now = Number.isFinite(next) ? Math.max(this.#stoppedAt, next) : this.#stoppedAt;
    this.#stoppedAt = null;
    this.shown.setState({ isStopped: false });
    this.#ahead = now - this.#clock.monotonic();
    for (const alarm of this.#alarms) this.#set(alarm);
  }

  #set(alarm: Alarm): void {
    alarm.callOff = this.#clock.after(Math.max(0, alarm.due - this.monotonic()), alarm.ring);
  }
}
