import { TokenBuckets } from "./tokenBuckets.ts";

/** Bytes that may be stored in a day. */
export interface DiskBudgetOptions {
  readonly tableBytesPerDay: number;
  readonly addressBytesPerDay: number;
}

const DAY_SECONDS = 24 * 60 * 60;
/** A row of the database has some bytes beside its text. */
const ROW_BYTES = 100;
const MOST_REMEMBERED = 50_000;

/** What one table, and one address at all tables, may write. The last who spoke at a table pays for its entries. */
export class DiskBudget {
  readonly #tables: TokenBuckets;
  readonly #addresses: TokenBuckets;
  readonly #speakers = new Map<string, string>();

  constructor({ tableBytesPerDay, addressBytesPerDay }: DiskBudgetOptions, now?: () => number) {
    const perDay = (bytes: number) => new TokenBuckets({ burst: bytes, perSecond: bytes / DAY_SECONDS }, now);
    this.#tables = perDay(tableBytesPerDay);
    this.#addresses = perDay(addressBytesPerDay);
  }

  mayCreate(rateLimitKey: string): boolean {
    return this.#addresses.has(rateLimitKey);
  }

  /** Asked before a command; what it leads to is charged to this address. */
  mayWrite(table: string, rateLimitKey: string): boolean {
    if (this.#speakers.size >= MOST_REMEMBERED) this.#speakers.clear();
    this.#speakers.set(table, rateLimitKey);
    return this.#tables.has(table) && this.#addresses.has(rateLimitKey);
  }

  charge(table: string, bytes: number): void {
    const cost = bytes + ROW_BYTES;
    this.#tables.charge(table, cost);
    const speaker = this.#speakers.get(table);
    if (speaker !== undefined) this.#addresses.charge(speaker, cost);
  }
}
