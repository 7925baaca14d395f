import { networksOf } from "./clientAddress.ts";

interface Capacity {
  readonly maxConnections: number;
  readonly connectionsPerAddress: number;
}

/** This part of all connections is kept for people who have a seat. */
const KEPT_FOR_SEATS = 1 / 10;

/** Counts open connections, in total and by address, and those of people without a seat. */
export class ConnectionCount {
  readonly #capacity: Capacity;
  readonly #from = new Map<string, number>();
  #size = 0;
  #seated = 0;

  constructor(capacity: Capacity) {
    this.#capacity = capacity;
  }

  get size(): number {
    return this.#size;
  }

  hasRoomFor(rateLimitKey: string): boolean {
    const { maxConnections, connectionsPerAddress } = this.#capacity;
    return (
      this.#size < maxConnections &&
      networksOf(rateLimitKey).every(({ key, share }) => this.#countFrom(key) < connectionsPerAddress * share)
    );
  }

  /** Whether people without a seat, the newest included, leave room for those who have one. */
  hasRoomForStrangers(): boolean {
    const kept = Math.floor(this.#capacity.maxConnections * KEPT_FOR_SEATS);
    return this.#size - this.#seated <= this.#capacity.maxConnections - kept;
  }

  enter(rateLimitKey: string): void {
    this.#size += 1;
    for (const { key } of networksOf(rateLimitKey)) this.#from.set(key, this.#countFrom(key) + 1);
  }

  leave(rateLimitKey: string): void {
    this.#size -= 1;
    for (const { key } of networksOf(rateLimitKey)) {
      const left = this.#countFrom(key) - 1;
      if (left > 0) this.#from.set(key, left);
      else this.#from.delete(key);
    }
  }

  /** Somebody who is connected turns out to have a seat; the returned function is called when they leave it. */
  seat(): () => void {
    this.#seated += 1;
    return () => (this.#seated -= 1);
  }

  #countFrom(key: string): number {
    return this.#from.get(key) ?? 0;
  }
}
