import type { Random } from "@buck/authority";
import { inProcessBots } from "@buck/table";
import { Lease } from "../../src/store/lease.ts";
import { createLog } from "../../src/process/log.ts";
import type { FencedDatabase } from "../../src/store/fencedStore.ts";
import { fencedStore } from "../../src/store/fencedStore.ts";
import { Placement } from "../../src/store/placement.ts";
import { Tables } from "../../src/tables/tables.ts";
import { ampleDisk } from "../support/ampleDisk.ts";
import type { NodeClock } from "./nodeClock.ts";

export const LEASE_MS = 3000;
const SILENT = createLog("silent");

export interface SimulatedNodeOptions {
  readonly clock: NodeClock;
  readonly database: FencedDatabase;
  readonly random: Random;
}

/** Everything of a server but its sockets and its disk. */
export class SimulatedNode {
  readonly clock: NodeClock;
  readonly tables: Tables;
  readonly lease: Lease;
  /** Whatever went wrong and was survived. */
  readonly errors: unknown[] = [];

  constructor({ clock, database, random }: SimulatedNodeOptions) {
    this.clock = clock;
    const onError = (error: unknown) => void this.errors.push(error);
    this.lease = new Lease({ database, clock, leaseMs: LEASE_MS, onError });
    const isAlive = () => this.lease.isAlive();
    const store = fencedStore(database, { clock, isAlive });
    const placement = new Placement({ store, clock, isAlive, patienceMs: LEASE_MS + 1000 });
    const ports = { clock, random, store, bots: inProcessBots, onError };
    const log = SILENT;
    this.tables = new Tables({
      store,
      placement,
      ports,
      diskBudget: ampleDisk(),
      log,
      maxTables: 100,
      unloadMs: 600_000,
    });
  }

  /** Called whenever a table of this node tells somebody what it knows. */
  speaks(): void {
    if (!this.lease.isAlive()) this.errors.push(new Error("a node speaks without a lease"));
  }

  async drain(): Promise<void> {
    await this.tables.stop();
    await this.lease.stop();
  }
}
