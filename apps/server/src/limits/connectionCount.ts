interface Capacity {
  readonly maxConnections: number;
  readonly connectionsPerAddress: number;
}

/** Counts open connections, in total and by address. */
export class ConnectionCount {
  readonly #capacity: Capacity;
  readonly #from = new Map<string, number>();
  #size = 0;

  constructor(capacity: Capacity) {
    this.#capacity = capacity;
  }

  get size(): number {
    return this.#size;
  }

  hasRoomFor(rateLimitKey: string): boolean {
    const { maxConnections, connectionsPerAddress } = this.#capacity;
    return this.#size < maxConnections && this.#countFrom(rateLimitKey) < connectionsPerAddress;
  }

  enter(rateLimitKey: string): void {
    this.#size += 1;
    this.#from.set(rateLimitKey, this.#countFrom(rateLimitKey) + 1);
  }

  leave(rateLimitKey: string): void {
    this.#size -= 1;
    const left = this.#countFrom(rateLimitKey) - 1;
    if (left > 0) this.#from.set(rateLimitKey, left);
    else this.#from.delete(rateLimitKey);
  }

  #countFrom(rateLimitKey: string): number {
    return this.#from.get(rateLimitKey) ?? 0;
  }
}
