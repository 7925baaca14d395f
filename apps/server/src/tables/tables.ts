import {
  TABLE_ERRORS,
  type Answer,
  type Code,
  type ConnectError,
  type Created,
  type CreateTable,
} from "@buck/protocol";
import { makeTable, openTable, TableLost, type Ports, type Table } from "@buck/table";
import type { DiskBudget } from "../limits/diskBudget.ts";
import type { Placed, Placement } from "./placement.ts";
import type { PersonConnection, ReachableTable, PersonSession } from "./reachableTable.ts";
import { sameDeals } from "./sameDeals.ts";
import { shortCode, type Log } from "../platform/log.ts";
import { randomCode } from "../platform/random.ts";
import type { ServerStore } from "../store/store.ts";

interface Live {
  readonly table: Table;
  readonly reachable: ReachableTable;
  /** Open connections, visitors included. */
  connections: number;
  /** On the monotonic clock: the last request or disconnection. */
  seenAt: number;
}

export type Opened =
  | { readonly ok: true; readonly table: ReachableTable }
  | { readonly ok: false; readonly error: ConnectError };

/** A request for a new table, with the hash in place of the token. */
export interface TableRequest extends Omit<CreateTable, "token"> {
  readonly tokenHash: string;
  /** Whoever makes a table pays for its first entry. */
  readonly rateLimitKey: string;
}

export interface TablesOptions {
  readonly store: ServerStore;
  readonly placement: Placement;
  readonly ports: Ports;
  readonly diskBudget: DiskBudget;
  readonly log: Log;
  readonly maxTables: number;
  readonly unloadMs: number;
}

const BUSY: Created = {
  ok: false,
  code: "SERVER_BUSY",
  message: "This server has no room for another table now. Please try again later.",
};

/** Version 0: no client takes it for a newer version than its own. */
const FLOODING: Answer = { ok: false, code: "FLOODING", message: TABLE_ERRORS.FLOODING, version: 0 };

function turnedAway(connection: PersonConnection): PersonSession {
  connection.goodbye({ reason: "restarting" });
  return { command: answersNothing, resync: answersNothing, disconnect: () => {} };
}

async function answersNothing(): Promise<never> {
  throw new TableLost("the table is not here any more");
}

/** Every table of this process: loaded when somebody connects, unloaded when nobody is connected. */
export class Tables {
  readonly #options: TablesOptions;
  readonly #live = new Map<Code, Live>();
  readonly #loading = new Map<Code, Promise<Opened>>();
  readonly #unloading = new Map<Code, Promise<void>>();
  #stopping = false;

  constructor(options: TablesOptions) {
    this.#options = options;
  }

  get size(): number {
    return this.#live.size;
  }

  /** The codes of all tables in memory. */
  codes(): readonly Code[] {
    return [...this.#live.keys()];
  }

  isInMemory(code: Code): boolean {
    return this.#live.has(code);
  }

  async create(request: TableRequest): Promise<Created> {
    if (this.#isFull()) return BUSY;
    const { settings, name, tokenHash, rateLimitKey, sameDealsAs } = request;
    const { placement, ports, log, store, diskBudget } = this.#options;
    const again = sameDealsAs === undefined ? null : await sameDeals(store, sameDealsAs);
    if (again !== null && !again.ok) return again;
    const code = randomCode();
    diskBudget.setPayer(code, rateLimitKey);
    const created = await makeTable({
      code,
      settings: again === null ? settings : { ...settings, rules: again.rules },
      host: { name, tokenHash },
      ...(again === null ? {} : { deals: again.deals }),
      ports,
    });
    if (!created.ok) return { ok: false, code: created.code, message: created.message };
    // A balancer sends the people of one table to one node, which is seldom the one that was asked for the table.
    if (placement.isShared) await this.#release(code, created.table);
    else this.#add(code, created.table);
    log.info({ table: shortCode(code) }, "table created");
    return { ok: true, code };
  }

  /** The table with this code: in memory, read from the store, or at another node. */
  open(code: Code): Promise<Opened> {
    return this.#open(code, () => this.#options.placement.place(code));
  }

  /** The same for those whom another node has sent: the table is here, or it is not found. */
  async openHere(code: Code): Promise<Opened> {
    const opened = await this.#open(code, () => this.#options.placement.placeHere(code));
    // Somebody of this node may have asked in the same moment, and have been sent elsewhere.
    const isHere = !opened.ok || opened.table === this.#live.get(code)?.reachable;
    return isHere ? opened : { ok: false, error: "SERVER_BUSY" };
  }

  async #open(code: Code, place: () => Promise<Placed>): Promise<Opened> {
    if (this.#stopping || !this.#options.placement.isAlive()) return { ok: false, error: "SERVER_BUSY" };
    const live = this.#live.get(code);
    if (live === undefined) return this.#loadOnce(code, place);
    const { closed, lost } = live.table.status();
    if (lost) {
      this.#live.delete(code);
      return this.#loadOnce(code, place);
    }
    live.seenAt = this.#now();
    return closed ? { ok: false, error: "TABLE_CLOSED" } : { ok: true, table: live.reachable };
  }

  /** A table with a connection stays in memory. */
  #connect(live: Live, connection: PersonConnection): PersonSession {
    const { placement, diskBudget } = this.#options;
    // It may have gone since it was opened for them.
    if (this.#live.get(live.table.code) !== live || !placement.isAlive()) return turnedAway(connection);
    const session = live.table.connect(connection);
    live.connections += 1;
    const { rateLimitKey, tokenHash } = connection;
    return {
      command: async (message) => {
        const writer = { table: live.table.code, rateLimitKey, hasSeat: live.table.hasSeat(tokenHash) };
        if (!diskBudget.mayWrite(writer, message)) return this.#onlyAlive(FLOODING);
        const answer = await session.command(message);
        if (answer.ok) diskBudget.chargeTalk(writer, message);
        return this.#onlyAlive(answer);
      },
      resync: async () => this.#onlyAlive(session.resync()),
      disconnect: () => {
        session.disconnect();
        live.connections -= 1;
        live.seenAt = this.#now();
      },
    };
  }

  /** Another node may have the table by now, and may have said more than this one knows. */
  #onlyAlive<Said>(said: Said): Said {
    if (!this.#options.placement.isAlive()) throw new TableLost("this server does not count as alive");
    return said;
  }

  /** Two requests at the same moment must not load the same table twice. */
  #loadOnce(code: Code, place: () => Promise<Placed>): Promise<Opened> {
    const known = this.#loading.get(code);
    if (known !== undefined) return known;
    const loading = this.#load(code, place).finally(() => this.#loading.delete(code));
    this.#loading.set(code, loading);
    return loading;
  }

  async #load(code: Code, place: () => Promise<Placed>): Promise<Opened> {
    const { store } = this.#options;
    await this.#unloading.get(code);
    const found = await store.find(code);
    if (found === "closed") return { ok: false, error: "TABLE_CLOSED" };
    if (found === null) return { ok: false, error: "NO_SUCH_TABLE" };
    const placed = await place();
    if (placed.where === "there") return { ok: true, table: placed.table };
    if (placed.where === "here" && !this.#isFull()) return this.#restore(code);
    await store.release([code]);
    return { ok: false, error: "SERVER_BUSY" };
  }

  async #restore(code: Code): Promise<Opened> {
    const { store, ports, log } = this.#options;
    const saved = await store.restore(code);
    if (saved === null) return { ok: false, error: "NO_SUCH_TABLE" };
    if (this.#stopping) return { ok: false, error: "SERVER_BUSY" };
    const table = openTable({ ...saved, code, ports });
    log.debug({ table: shortCode(code), version: table.status().version }, "table opened");
    return { ok: true, table: this.#add(code, table) };
  }

  #add(code: Code, table: Table): ReachableTable {
    const reachable: ReachableTable = {
      code,
      connect: (connection) => this.#connect(live, connection),
      hasSeat: async (tokenHash) => table.hasSeat(tokenHash),
      publicFacts: async () => table.publicFacts(),
    };
    const live: Live = { table, reachable, connections: 0, seenAt: this.#now() };
    this.#live.set(code, live);
    return reachable;
  }

  #now(): number {
    return this.#options.ports.clock.monotonic();
  }

  #isFull(): boolean {
    const { placement, maxTables } = this.#options;
    return this.#stopping || !placement.isAlive() || this.#live.size >= maxTables;
  }

  /** Tidies all tables, removes those without connections from memory, and resolves with their codes; they stay in the store. */
  async unloadQuiet(): Promise<readonly Code[]> {
    for (const { table } of this.#live.values()) table.tidy();
    const quiet = [...this.#live].filter(([, live]) => this.#isQuiet(live));
    for (const [code, live] of quiet) {
      // While others were unloaded somebody may have come, also to a lost table that is another one by now.
      if (this.#live.get(code) === live && this.#isQuiet(live)) await this.#unload(code, live);
    }
    return quiet.map(([code]) => code);
  }

  #isQuiet({ table, connections, seenAt }: Live): boolean {
    const { closed, lost } = table.status();
    const keepMs = closed || lost ? 0 : this.#options.unloadMs;
    return connections === 0 && this.#now() - seenAt >= keepMs;
  }

  async #unload(code: Code, { table }: Live): Promise<void> {
    this.#live.delete(code);
    const leaving = this.#release(code, table).finally(() => this.#unloading.delete(code));
    this.#unloading.set(code, leaving);
    await leaving;
    this.#options.log.debug({ table: shortCode(code) }, "table unloaded");
  }

  async #release(code: Code, table: Table): Promise<void> {
    await table.stop("restarting");
    await this.#options.store.release([code]);
  }

  /** Somebody else may have these tables by now: everybody is told to come back to them. */
  async dropAll(): Promise<void> {
    const tables = [...this.#live.values()];
    this.#live.clear();
    await Promise.all(tables.map(({ table }) => table.stop("restarting")));
  }

  /** Waits until every table has written what it began, lets others have them, says goodbye, and opens no more. */
  async stop(): Promise<void> {
    this.#stopping = true;
    const tables = [...this.#live.values()];
    await Promise.all(tables.map(({ table }) => table.settle()));
    // Who cannot release them now loses them a little later.
    await this.#options.store.release(this.codes()).catch((error) => this.#options.ports.onError?.(error));
    await this.dropAll();
  }
}
