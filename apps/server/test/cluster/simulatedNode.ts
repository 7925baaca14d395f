import type { Code } from "@buck/protocol";
import { inProcessBots, type Random } from "@buck/table";
import type { ToGateway } from "../../src/cluster/linkMessages.ts";
import { Lease } from "../../src/cluster/lease.ts";
import { hostRelay } from "../../src/cluster/relayHost.ts";
import { RelayLink } from "../../src/cluster/relayLink.ts";
import { createLog } from "../../src/platform/log.ts";
import type { FencedDatabase } from "../../src/store/fenced/fencedDatabase.ts";
import { fencedStore } from "../../src/store/fenced/fencedStore.ts";
import { Placement } from "../../src/tables/placement.ts";
import type { ReachableTable } from "../../src/tables/reachableTable.ts";
import { Tables } from "../../src/tables/tables.ts";
import { ampleDisk } from "../support/ampleDisk.ts";
import type { Link } from "./badNetwork.ts";
import type { NodeClock } from "./nodeClock.ts";

export const LEASE_MS = 3000;
const SILENT = createLog("silent");
const TELLS = /^2\["(welcome|frame|update)"/;

export interface SimulatedNodeOptions {
  readonly url: string;
  readonly clock: NodeClock;
  readonly database: FencedDatabase;
  readonly random: Random;
  /** A new link to another node; null when there is no way. */
  readonly dial: (url: string) => { readonly link: Link; readonly owner: SimulatedNode } | null;
}

/** Everything of a server but its sockets and its disk. */
export class SimulatedNode {
  readonly url: string;
  readonly clock: NodeClock;
  readonly tables: Tables;
  readonly lease: Lease;
  readonly #options: SimulatedNodeOptions;
  readonly #links = new Map<string, RelayLink>();
  /** Whatever went wrong and was survived. */
  readonly errors: unknown[] = [];

  constructor(options: SimulatedNodeOptions) {
    const { url, clock, database, random } = options;
    this.#options = options;
    this.url = url;
    this.clock = clock;
    const onError = (error: unknown) => void this.errors.push(error);
    const onLapse = () => void this.tables.dropAll().catch(onError);
    this.lease = new Lease({ database, clock, leaseMs: LEASE_MS, onLapse, onError });
    const isAlive = () => this.lease.isAlive();
    const store = fencedStore(database, { clock, isAlive });
    const reach = async (other: string, code: Code) => this.#reach(other, code);
    const placement = new Placement({
      store,
      clock,
      isAlive,
      reach,
      isShared: true,
      patienceMs: LEASE_MS + 1000,
    });
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

  host(link: Link): void {
    const channel = link.atOwner;
    const send = (message: ToGateway) => {
      if (message.type === "packet" && TELLS.test(message.text)) this.speaks();
      channel.send(message);
    };
    hostRelay(
      { ...channel, send },
      {
        tables: this.tables,
        onError: (error) => this.errors.push(error),
      },
    );
  }

  /** Called whenever a table of this node tells somebody what it knows. */
  speaks(): void {
    if (!this.lease.isAlive()) this.errors.push(new Error("a node speaks without a lease"));
  }

  async drain(): Promise<void> {
    await this.tables.stop();
    for (const link of this.#links.values()) link.close();
    await this.lease.stop();
  }

  #reach(url: string, code: Code): ReachableTable | null {
    const known = this.#links.get(url);
    if (known !== undefined) return known.table(code);
    const dialled = this.#options.dial(url);
    if (dialled === null) return null;
    const link = new RelayLink(dialled.link.atGateway, { onClosed: () => this.#links.delete(url) });
    this.#links.set(url, link);
    dialled.owner.host(dialled.link);
    return link.table(code);
  }
}
