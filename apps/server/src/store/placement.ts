import type { Clock } from "@buck/authority";
import type { Code } from "@buck/protocol";
import type { ServerStore } from "./port.ts";

/** A table is here from now on, another server has it, or nobody knows for the moment. */
export type Placed =
  | { readonly where: "here" }
  | { readonly where: "elsewhere"; readonly node: string }
  | { readonly where: "unknown" };

export interface PlacementOptions {
  readonly store: ServerStore;
  readonly clock: Clock;
  /** Whether this server may have tables now. */
  readonly isAlive: () => boolean;
  /** So long a table is asked for when nobody knows who has it: by then this server may take it. */
  readonly patienceMs: number;
}

const ASK_AGAIN_MS = 250;

/** Finds out where a table is, and brings it here when it is nowhere. */
export class Placement {
  readonly #options: PlacementOptions;

  constructor(options: PlacementOptions) {
    this.#options = options;
  }

  isAlive(): boolean {
    return this.#options.isAlive();
  }

  async place(code: Code): Promise<Placed> {
    const { clock, patienceMs } = this.#options;
    const until = clock.monotonic() + patienceMs;
    for (;;) {
      const placed = await this.#placeOnce(code);
      if (placed.where !== "unknown" || clock.monotonic() + ASK_AGAIN_MS > until) return placed;
      await new Promise<void>((resolve) => void clock.after(ASK_AGAIN_MS, resolve));
    }
  }

  async #placeOnce(code: Code): Promise<Placed> {
    const { store, isAlive } = this.#options;
    if (!isAlive()) return { where: "unknown" };
    const claim = await store.claim(code);
    if (claim.owner === "me") return { where: "here" };
    return claim.owner === "other" ? { where: "elsewhere", node: claim.node } : { where: "unknown" };
  }
}

/** A server that shares its store with nobody has every table. */
export function everythingHere(store: ServerStore, clock: Clock): Placement {
  return new Placement({ store, clock, isAlive: () => true, patienceMs: 0 });
}
