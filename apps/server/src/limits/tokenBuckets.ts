export interface Rate {
  /** How many may come at once. */
  readonly burst: number;
  readonly perSecond: number;
}

interface Bucket {
  level: number;
  at: number;
}

/**
 * Token buckets by key. A bucket that has filled up again is forgotten, so that a key for every address that ever
 * called does not pile up.
 */
export class TokenBuckets {
  readonly #buckets = new Map<string, Bucket>();
  readonly #rate: Rate;
  readonly #now: () => number;
  #sweptAt: number;

  constructor(rate: Rate, now: () => number = () => performance.now()) {
    this.#rate = rate;
    this.#now = now;
    this.#sweptAt = now();
  }

  get size(): number {
    return this.#buckets.size;
  }

  /** Whether one more may pass now. */
  take(key: string): boolean {
    const now = this.#now();
    this.#sweep(now);
    const level = this.#levelOf(this.#buckets.get(key), now);
    const passes = level >= 1;
    this.#buckets.set(key, { level: passes ? level - 1 : level, at: now });
    return passes;
  }

  #levelOf(bucket: Bucket | undefined, now: number): number {
    const { burst, perSecond } = this.#rate;
    if (bucket === undefined) return burst;
    return Math.min(burst, bucket.level + ((now - bucket.at) / 1000) * perSecond);
  }

  #sweep(now: number): void {
    const fillMs = (this.#rate.burst / this.#rate.perSecond) * 1000;
    if (now - this.#sweptAt < fillMs) return;
    this.#sweptAt = now;
    for (const [key, bucket] of this.#buckets) {
      if (this.#levelOf(bucket, now) >= this.#rate.burst) this.#buckets.delete(key);
    }
  }
}
