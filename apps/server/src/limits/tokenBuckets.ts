import { networksOf } from "./clientAddress.ts";

export interface Rate {
  /** How many tokens a full bucket holds. */
  readonly burst: number;
  readonly perSecond: number;
}

interface Bucket {
  level: number;
  at: number;
}

/** Token buckets by key. A bucket that has filled up again is deleted, so old keys do not accumulate. */
export class TokenBuckets {
  readonly #buckets = new Map<string, Bucket>();
  readonly #rate: Rate;
  readonly #now: () => number;
  #sweptAt: number;

  constructor(rate: Rate, now: () => number = performance.now.bind(performance)) {
    this.#rate = rate;
    this.#now = now;
    this.#sweptAt = now();
  }

  get size(): number {
    return this.#buckets.size;
  }

  /** Whether `cost` more may pass now; what may not pass costs nothing. */
  take(key: string, cost = 1): boolean {
    const now = this.#now();
    this.#sweep(now);
    const bucket = this.#buckets.get(key);
    const level = this.#levelOf(bucket, now);
    if (level < cost) return false;
    this.#fill(key, bucket, { level: level - cost, at: now });
    return true;
  }

  has(key: string, cost = 1): boolean {
    const now = this.#now();
    this.#sweep(now);
    return this.#levelOf(this.#buckets.get(key), now) >= cost;
  }

  /** Takes `cost` tokens whether they are there or not; a bucket owes at most one burst. */
  charge(key: string, cost: number): void {
    const now = this.#now();
    const bucket = this.#buckets.get(key);
    const level = Math.max(-this.#rate.burst, this.#levelOf(bucket, now) - cost);
    this.#fill(key, bucket, { level, at: now });
  }

  #fill(key: string, bucket: Bucket | undefined, { level, at }: Bucket): void {
    if (bucket === undefined) this.#buckets.set(key, { level, at });
    else [bucket.level, bucket.at] = [level, at];
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

/** Token buckets by address, where the larger networks of an IPv6 address are counted too. */
export class AddressBuckets {
  readonly #rate: Rate;
  readonly #now: (() => number) | undefined;
  /** One set for each size of network, by its share. */
  readonly #byShare = new Map<number, TokenBuckets>();

  constructor(rate: Rate, now?: () => number) {
    this.#rate = rate;
    this.#now = now;
  }

  /** Whether `cost` more may pass now; what may not pass costs nothing. */
  take(rateLimitKey: string, cost = 1): boolean {
    if (!this.has(rateLimitKey, cost)) return false;
    this.charge(rateLimitKey, cost);
    return true;
  }

  has(rateLimitKey: string, cost = 1): boolean {
    return networksOf(rateLimitKey).every(({ key, share }) => this.#buckets(share).has(key, cost));
  }

  /** Takes `cost` tokens whether they are there or not; a bucket owes at most one burst. */
  charge(rateLimitKey: string, cost: number): void {
    for (const { key, share } of networksOf(rateLimitKey)) this.#buckets(share).charge(key, cost);
  }

  /** Whether an address or its network owes more than half a burst. */
  owesMuch(rateLimitKey: string): boolean {
    const half = this.#rate.burst / 2;
    return networksOf(rateLimitKey).some(({ key, share }) => !this.#buckets(share).has(key, -half * share));
  }

  #buckets(share: number): TokenBuckets {
    const known = this.#byShare.get(share);
    if (known !== undefined) return known;
    const { burst, perSecond } = this.#rate;
    const made = new TokenBuckets({ burst: burst * share, perSecond: perSecond * share }, this.#now);
    this.#byShare.set(share, made);
    return made;
  }
}
