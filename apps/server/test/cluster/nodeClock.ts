import type { Clock } from "@buck/authority";

/** The clock of one node, which can stand still for its process (SIGSTOP) or be gone with it (SIGKILL). */
export class NodeClock implements Clock {
  readonly #world: Clock;
  readonly #missed: (() => void)[] = [];
  #state: "running" | "stopped" | "dead" = "running";

  constructor(world: Clock) {
    this.#world = world;
  }

  get isRunning(): boolean {
    return this.#state === "running";
  }

  wallTime(): number {
    return this.#world.wallTime();
  }

  /** Steady time passes for a stopped process too. */
  monotonic(): number {
    return this.#world.monotonic();
  }

  after(ms: number, callback: () => void): () => void {
    return this.#world.after(ms, () => this.run(callback));
  }

  /** Whatever happens in the process: now, when it goes on, or never. */
  run(callback: () => void): void {
    if (this.#state === "running") callback();
    else if (this.#state === "stopped") this.#missed.push(callback);
  }

  stop(): void {
    if (this.#state === "running") this.#state = "stopped";
  }

  goOn(): void {
    if (this.#state !== "stopped") return;
    this.#state = "running";
    for (const callback of this.#missed.splice(0)) this.run(callback);
  }

  kill(): void {
    this.#state = "dead";
    this.#missed.length = 0;
  }
}
