import type { Code, ConnectError, Created, CreateTable } from "@buck/protocol";
import { makeTable, openTable, type Connection, type Ports, type Session, type Table } from "@buck/table";
import { shortCode, type Log } from "../platform/log.ts";
import { randomCode } from "../platform/random.ts";
import type { ServerStore } from "../store/store.ts";

interface Live {
  readonly table: Table;
  /** Open connections, visitors included. */
  connections: number;
  /** On the monotonic clock: the last request or disconnection. */
  seenAt: number;
}

export type Opened =
  | { readonly ok: true; readonly table: Table }
  | { readonly ok: false; readonly error: ConnectError };

/** A request for a new table, with the hash in place of the token. */
export interface TableRequest extends Omit<CreateTable, "token"> {
  readonly tokenHash: string;
}

export interface TablesOptions {
  readonly store: ServerStore;
  readonly ports: Ports;
  readonly log: Log;
  readonly maxTables: number;
  readonly unloadMs: number;
}

const BUSY: Created = {
  ok: false,
  code: "SERVER_BUSY",
  message: "This server has no room for another table now. Please try again later.",
};

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

  async create({ settings, name, tokenHash }: TableRequest): Promise<Created> {
    if (this.#isFull()) return BUSY;
    const { ports, log } = this.#options;
    const code = randomCode();
    const created = await makeTable({ code, settings, host: { name, tokenHash }, ports });
    if (!created.ok) return { ok: false, code: created.code, message: created.message };
    this.#add(code, created.table);
    log.info({ table: shortCode(code) }, "table created");
    return { ok: true, code };
  }

  /** The table with this code, read from the store when it is not in memory. */
  async open(code: Code): Promise<Opened> {
    if (this.#stopping) return { ok: false, error: "SERVER_BUSY" };
    const live = this.#live.get(code);
    if (live === undefined) return this.#loadOnce(code);
    const { closed, lost } = live.table.status();
    if (lost) {
      this.#live.delete(code);
      return this.#loadOnce(code);
    }
    live.seenAt = this.#now();
    return closed ? { ok: false, error: "TABLE_CLOSED" } : { ok: true, table: live.table };
  }

  /** Connects to a table. A table with a connection stays in memory. */
  connect(table: Table, connection: Connection): Session {
    const live = this.#live.get(table.code);
    const session = table.connect(connection);
    if (live !== undefined) live.connections += 1;
    return {
      ...session,
      disconnect: () => {
        session.disconnect();
        if (live === undefined) return;
        live.connections -= 1;
        live.seenAt = this.#now();
      },
    };
  }

  /** Two requests at the same moment must not load the same table twice. */
  #loadOnce(code: Code): Promise<Opened> {
    const loading = this.#loading.get(code) ?? this.#load(code).finally(() => this.#loading.delete(code));
    this.#loading.set(code, loading);
    return loading;
  }

  async #load(code: Code): Promise<Opened> {
    const { store, ports, log } = this.#options;
    await this.#unloading.get(code);
    const found = await store.find(code);
    if (found === "closed") return { ok: false, error: "TABLE_CLOSED" };
    if (found !== null && this.#isFull()) return { ok: false, error: "SERVER_BUSY" };
    const saved = found && (await store.restore(code));
    if (saved === null) return { ok: false, error: "NO_SUCH_TABLE" };
    if (this.#stopping) return { ok: false, error: "SERVER_BUSY" };
    const table = openTable({ ...saved, code, ports });
    this.#add(code, table);
    log.debug({ table: shortCode(code), version: table.status().version }, "table opened");
    return { ok: true, table };
  }

  #add(code: Code, table: Table): void {
    this.#live.set(code, { table, connections: 0, seenAt: this.#now() });
  }

  #now(): number {
    return this.#options.ports.clock.monotonic();
  }

  #isFull(): boolean {
    return this.#stopping || this.#live.size >= this.#options.maxTables;
  }

  /** Removes tables without connections from memory, and resolves with their codes; they stay in the store. */
  async unloadQuiet(): Promise<readonly Code[]> {
    const quiet = [...this.#live].filter(([, live]) => this.#isQuiet(live));
    for (const [code, live] of quiet) if (this.#isQuiet(live)) await this.#unload(code, live);
    return quiet.map(([code]) => code);
  }

  #isQuiet({ table, connections, seenAt }: Live): boolean {
    const { closed, lost } = table.status();
    const keepMs = closed || lost ? 0 : this.#options.unloadMs;
    return connections === 0 && this.#now() - seenAt >= keepMs;
  }

  async #unload(code: Code, { table }: Live): Promise<void> {
    this.#live.delete(code);
    const leaving = table.stop("restarting").finally(() => this.#unloading.delete(code));
    this.#unloading.set(code, leaving);
    await leaving;
    this.#options.log.debug({ table: shortCode(code) }, "table unloaded");
  }

  /** Waits until every table has written what it began, says goodbye, and opens no more tables. */
  async stop(): Promise<void> {
    this.#stopping = true;
    await Promise.all([...this.#live.values()].map(({ table }) => table.stop("restarting")));
    this.#live.clear();
  }
}
