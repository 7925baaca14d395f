/** Counts plays and how long each took to be answered, while it runs. */
export class Meter {
  #times: number[] = [];
  #startedAt = 0;
  #endedAt = 0;
  #running = false;
  #packets = 0;
  /** Every play, also those while it did not run. */
  plays = 0;

  start(): void {
    this.#times = [];
    this.#packets = 0;
    this.#startedAt = performance.now();
    this.#running = true;
  }

  stop(): void {
    this.#endedAt = performance.now();
    this.#running = false;
  }

  note(ms: number): void {
    this.plays += 1;
    if (this.#running) this.#times.push(ms);
  }

  /** An event or an answer has arrived. */
  hear(): void {
    if (this.#running) this.#packets += 1;
  }

  report(): Measured {
    const sorted = Float64Array.from(this.#times).toSorted();
    const at = (share: number) => sorted[Math.floor((sorted.length - 1) * share)] ?? 0;
    const seconds = (this.#endedAt - this.#startedAt) / 1000;
    const plays = sorted.length;
    const inFlight = sorted.reduce((sum, ms) => sum + ms, 0) / 1000 / seconds;
    const packets = this.#packets;
    return {
      plays,
      packets,
      playsPerSecond: plays / seconds,
      inFlight,
      p50: at(0.5),
      p99: at(0.99),
      worst: at(1),
    };
  }
}

export interface Measured {
  readonly plays: number;
  /** Events and answers that the server has sent. */
  readonly packets: number;
  readonly playsPerSecond: number;
  /** How many were on their way at a time, on average. */
  readonly inFlight: number;
  readonly p50: number;
  readonly p99: number;
  readonly worst: number;
}

/** Holds plays back, lets them through as they come, or lets through so many a second. */
export class Gate {
  readonly #waiting: (() => void)[] = [];
  #isOpen = false;
  #timer: NodeJS.Timeout | null = null;

  pass(play: () => void): void {
    if (this.#isOpen) play();
    else this.#waiting.push(play);
  }

  open(): void {
    this.#isOpen = true;
    for (const play of this.#waiting.splice(0)) play();
  }

  hold(): void {
    this.#isOpen = false;
    if (this.#timer !== null) clearInterval(this.#timer);
  }

  /** The slots of a second are spread evenly; one that nobody needs is lost. */
  pace(perSecond: number): void {
    this.hold();
    let last = performance.now();
    let credit = 0;
    this.#timer = setInterval(() => {
      const now = performance.now();
      credit = Math.min(credit + ((now - last) / 1000) * perSecond, perSecond / 10);
      last = now;
      const due = this.#waiting.splice(0, Math.floor(credit));
      credit -= due.length;
      for (const play of due) play();
    }, 2);
  }
}
