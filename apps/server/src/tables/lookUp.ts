import type { StoredDates } from "@buck/club";
import type { Code, ConnectError } from "@buck/protocol";
import type { PublicFacts } from "@buck/table";
import { networksOf } from "../limits/clientAddress.ts";
import type { Limits } from "../limits/rateLimits.ts";
import type { Clubs, OpenedClub } from "./clubs.ts";
import type { Opened, Tables } from "./tables.ts";

interface Caller {
  readonly rateLimitKey: string;
  readonly tokenHash: string | null;
  /** Whether a page has paid for this code already. */
  readonly isPaid: boolean;
}

export interface LookupsOptions {
  readonly tables: Pick<Tables, "open" | "isInMemory" | "knowsSeat" | "storedFacts">;
  readonly clubs: Pick<Clubs, "dates" | "enter" | "knowsMember">;
  readonly limits: Pick<Limits, "mayLookUp" | "payForLookup" | "refundLookup" | "chargeRefusedConnect">;
}

const BUSY = { ok: false, error: "SERVER_BUSY" } as const;

type Result = { readonly ok: true } | { readonly ok: false; readonly error: ConnectError };

/** A table or a club that somebody asks for. */
interface Sought<Found> {
  /** Whoever asks is known to belong there. */
  readonly isKnown: boolean;
  readonly isInMemory: boolean;
  readonly open: () => Promise<Found>;
}

/**
 * Finds tables by the codes that people bring. An address that has brought too many codes of no table learns nothing more
 * for a while, right or wrong, and for it nothing is read: the time of an answer would tell. Those who are known to have a
 * seat at the table still come back to it.
 */
export class Lookups {
  readonly #options: LookupsOptions;
  /** Lookups that are paid for and not yet answered, by network. */
  readonly #pending = new Map<string, Set<Promise<unknown>>>();

  constructor(options: LookupsOptions) {
    this.#options = options;
  }

  find(code: Code, caller: Caller): Promise<Opened> {
    const { tables } = this.#options;
    return this.#find(caller, {
      isKnown: tables.knowsSeat(code, caller.tokenHash),
      isInMemory: tables.isInMemory(code),
      open: () => tables.open(code),
    });
  }

  /** A club by its link: for whoever may not enter, there is none. */
  findClub(link: Code, caller: Caller): Promise<OpenedClub> {
    const { clubs } = this.#options;
    return this.#find(caller, {
      isKnown: clubs.knowsMember(link, caller.tokenHash),
      isInMemory: false,
      open: () => clubs.enter(link, caller.tokenHash),
    });
  }

  /** What its calendar shows; a code that leads nowhere costs as much as at the door. */
  async clubDates(link: Code, rateLimitKey: string): Promise<StoredDates | null> {
    const found = await this.#find(
      { rateLimitKey, tokenHash: null, isPaid: false },
      {
        isKnown: false,
        isInMemory: false,
        open: async () => {
          const dates = await this.#options.clubs.dates(link);
          return dates === null
            ? ({ ok: false, error: "NO_SUCH_CLUB" } as const)
            : ({ ok: true, dates } as const);
        },
      },
    );
    return found.ok ? found.dates : null;
  }

  async #find<Found extends Result>(
    { rateLimitKey, isPaid }: Caller,
    { isKnown, isInMemory, open }: Sought<Found>,
  ): Promise<Found | typeof BUSY> {
    const { limits } = this.#options;
    if (isPaid || isKnown) return open();
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
    if (isInMemory) return open();
    return this.#remember(network, this.#lookUp(open, rateLimitKey));
  }

  /** What the store knows of a table that was found at another server. */
  storedFacts(code: Code): Promise<PublicFacts | null> {
    return this.#options.tables.storedFacts(code);
  }

  async #lookUp<Found extends Result>(open: () => Promise<Found>, rateLimitKey: string): Promise<Found> {
    const { limits } = this.#options;
    limits.payForLookup(rateLimitKey);
    let isWrong = false;
    try {
      const opened = await open();
      isWrong = !opened.ok && (opened.error === "NO_SUCH_TABLE" || opened.error === "NO_SUCH_CLUB");
      return opened;
    } finally {
      if (!isWrong) limits.refundLookup(rateLimitKey);
    }
  }

  async #remember<Found>(network: string, lookup: Promise<Found>): Promise<Found> {
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
