import type { Code } from "@buck/protocol";
import type { Clock } from "@buck/table";
import type { ServerStore } from "../store/store.ts";
import type { ReachableTable } from "./reachableTable.ts";

/** A table is here from now on, it is reached elsewhere, or nobody knows for the moment. */
export type Placed =
  | { readonly where: "here" }
  | { readonly where: "there"; readonly table: ReachableTable }
  | { readonly where: "unknown" };

export interface PlacementOptions {
  readonly store: ServerStore;
  readonly clock: Clock;
  /** Whether this server may have tables now. */
  readonly isAlive: () => boolean;
  /** The table at the node with this address; null when the node cannot be reached. */
  readonly reach: (url: string, code: Code) => Promise<ReachableTable | null>;
  /** Whether other nodes may have tables. */
  readonly isShared: boolean;
  /** So long a table is asked for whose node does not answer: by then another node may take it. */
  readonly patienceMs: number;
}

const ASK_AGAIN_MS = 250;

/** Finds out where a table is, and brings it here when it is nowhere. */
export class Placement {
  readonly #options: PlacementOptions;

  constructor(options: PlacementOptions) {
    this.#options = options;
  }

  get isShared(): boolean {
    return this.#options.isShared;
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

  /** For those whom another node has sent: nobody is sent on. */
  async placeHere(code: Code): Promise<Placed> {
    const { store, isAlive } = this.#options;
    const isMine = isAlive() && (await store.claim(code)).owner === "me";
    return { where: isMine ? "here" : "unknown" };
  }

  async #placeOnce(code: Code): Promise<Placed> {
    const { store, isAlive, reach } = this.#options;
    if (!isAlive()) return { where: "unknown" };
    const claim = await store.claim(code);
    if (claim.owner === "me") return { where: "here" };
    const table = claim.owner === "other" ? await reach(claim.url, code) : null;
    return table === null ? { where: "unknown" } : { where: "there", table };
  }
}

const ALONE = { isAlive: () => true, reach: async () => null, isShared: false, patienceMs: 0 };

/** A server that shares its store with nobody has every table. */
export function everythingHere(store: ServerStore, clock: Clock): Placement {
  return new Placement({ store, clock, ...ALONE });
}
