import type { Code } from "@buck/protocol";
import type { PublicFacts } from "@buck/table";
import { networksOf } from "../limits/clientAddress.ts";
import type { Limits } from "../limits/rateLimits.ts";
import type { Opened, Tables } from "./tables.ts";

interface Caller {
  readonly rateLimitKey: string;
  readonly tokenHash: string | null;
  /** Whether a page has paid for this code already. */
  readonly isPaid: boolean;
}

export interface LookupsOptions {
  readonly tables: Pick<Tables, "open" | "isInMemory" | "knowsSeat" | "storedFacts">;
  readonly limits: Pick<Limits, "mayLookUp" | "payForLookup" | "refundLookup" | "chargeRefusedConnect">;
}

const BUSY: Opened = { ok: false, error: "SERVER_BUSY" };

/**
 * Finds tables by the codes that people bring. An address that has brought too many codes of no table learns nothing more
 * for a while, right or wrong, and for it nothing is read: the time of an answer would tell. Those who are known to have a
 * seat at the table still come back to it.
 */
export class Lookups {
  readonly #options: LookupsOptions;
  /** Lookups that are paid for and not yet answered, by network. */
  readonly #pending = new Map<string, Set<Promise<Opened>>>();

  constructor(options: LookupsOptions) {
    this.#options = options;
  }

  async find(code: Code, { rateLimitKey, tokenHash, isPaid }: Caller): Promise<Opened> {
    const { tables, limits } = this.#options;
    if (isPaid || tables.knowsSeat(code, tokenHash)) return tables.open(code);
    const network = networksOf(rateLimitKey).at(-1)?.key ?? rateLimitKey;
    // A whole school that comes back at once waits for its own payments, which are given back.
    while (!limits.mayLookUp(rateLimitKey)) {
      const pending = this.#pending.get(network);
      if (pending === undefined) {
        limits.chargeRefusedConnect(rateLimitKey);
        return BUSY;
      }
      await Promise.race(pending).catch(() => null);
    }
    if (tables.isInMemory(code)) return tables.open(code);
    return this.#remember(network, this.#lookUp(code, rateLimitKey));
  }

  /** What the store knows of a table that was found at another server. */
  storedFacts(code: Code): Promise<PublicFacts | null> {
    return this.#options.tables.storedFacts(code);
  }

  async #lookUp(code: Code, rateLimitKey: string): Promise<Opened> {
    const { tables, limits } = this.#options;
    limits.payForLookup(rateLimitKey);
    let isWrong = false;
    try {
      const opened = await tables.open(code);
      isWrong = !opened.ok && opened.error === "NO_SUCH_TABLE";
      return opened;
    } finally {
      if (!isWrong) limits.refundLookup(rateLimitKey);
    }
  }

  async #remember(network: string, lookup: Promise<Opened>): Promise<Opened> {
    const pending = this.#pending.get(network) ?? new Set();
    this.#pending.set(network, pending.add(lookup));
    try {
      return await lookup;
    } finally {
      pending.delete(lookup);
      if (pending.size === 0) this.#pending.delete(network);
    }
  }
}
