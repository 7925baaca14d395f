import type { Code, ConnectError, Created, CreateTable } from "@buck/protocol";
import {
  ARCHIVE_AFTER,
  createTable,
  openTable,
  type Connection,
  type Ports,
  type Session,
  type Table,
} from "@buck/table";
import { shortCode, type Log } from "./log.ts";
import { randomCode } from "./random.ts";
import type { ServerStore } from "./store/store.ts";

interface Live {
  readonly table: Table;
  /** Open lines, also of people who only look in. */
  lines: number;
  /** On the monotonic clock: when somebody last asked for it, or left. */
  seenAt: number;
}

export type Opened =
  | { readonly ok: true; readonly table: Table }
  | { readonly ok: false; readonly error: ConnectError };

/** Who asks for a table, and for which; the token stayed at the door. */
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

/** Every table of this process: opened from the store when somebody comes, let go when nobody is left. */
export class Tables {
  readonly #options: TablesOptions;
  readonly #live = new Map<Code, Live>();
  readonly #loading = new Map<Code, Promise<Opened>>();
  readonly #leaving = new Map<Code, Promise<void>>();
  #stopping = false;

  constructor(options: TablesOptions) {
    this.#options = options;
  }

  get size(): number {
    return this.#live.size;
  }

  async create({ settings, name, tokenHash }: TableRequest): Promise<Created> {
    if (this.#isFull()) return BUSY;
    const { ports, log } = this.#options;
    const code = randomCode();
    const created = await createTable({ code, settings, host: { name, tokenHash }, ports });
    if (!created.ok) return { ok: false, code: created.code, message: created.message };
    this.#keep(code, created.table);
    log.info({ table: shortCode(code) }, "table made");
    return { ok: true, code };
  }

  /** The table with this code, read from the store when it is not in memory. */
  async open(code: Code): Promise<Opened> {
    if (this.#stopping) return { ok: false, error: "SERVER_BUSY" };
    const live = this.#live.get(code);
    if (live === undefined) return this.#loadOnce(code);
    live.seenAt = this.#now();
    return live.table.status().closed
      ? { ok: false, error: "TABLE_CLOSED" }
      : { ok: true, table: live.table };
  }

  /** Opens a line to a table; while there is one, the table stays in memory. */
  connect(table: Table, connection: Connection): Session {
    const live = this.#live.get(table.code);
    const session = table.connect(connection);
    if (live !== undefined) live.lines += 1;
    return {
      ...session,
      disconnect: () => {
        session.disconnect();
        if (live === undefined) return;
        live.lines -= 1;
        live.seenAt = this.#now();
      },
    };
  }

  /** Two who come at the same moment must not get two tables with the same code. */
  #loadOnce(code: Code): Promise<Opened> {
    const loading = this.#loading.get(code) ?? this.#load(code).finally(() => this.#loading.delete(code));
    this.#loading.set(code, loading);
    return loading;
  }

  async #load(code: Code): Promise<Opened> {
    const { store, ports, log } = this.#options;
    await this.#leaving.get(code);
    const found = await store.find(code);
    if (found !== "open") return { ok: false, error: found === null ? "NO_SUCH_TABLE" : "TABLE_CLOSED" };
    if (this.#isFull()) return { ok: false, error: "SERVER_BUSY" };
    const table = openTable({ code, entries: await store.load(code), ports });
    this.#keep(code, table);
    log.debug({ table: shortCode(code), version: table.status().version }, "table opened");
    return { ok: true, table };
  }

  #keep(code: Code, table: Table): void {
    this.#live.set(code, { table, lines: 0, seenAt: this.#now() });
  }

  #now(): number {
    return this.#options.ports.clock.monotonic();
  }

  #isFull(): boolean {
    return this.#stopping || this.#live.size >= this.#options.maxTables;
  }

  /** Forgets tables that nobody is at; the store remembers them. */
  async unloadQuiet(): Promise<void> {
    for (const [code, live] of this.#live) {
      if (this.#isQuiet(live)) await this.#unload(code, live);
    }
  }

  #isQuiet({ table, lines, seenAt }: Live): boolean {
    const patience = table.status().closed ? 0 : this.#options.unloadMs;
    return lines === 0 && this.#now() - seenAt >= patience;
  }

  async #unload(code: Code, { table }: Live): Promise<void> {
    this.#live.delete(code);
    const leaving = table.stop("restarting").finally(() => this.#leaving.delete(code));
    this.#leaving.set(code, leaving);
    await leaving;
    this.#options.log.debug({ table: shortCode(code) }, "table let go");
  }

  /** Closes for good what nobody has come back to. A table that cannot be closed does not keep the others open. */
  async archiveUntouched(): Promise<void> {
    const { store, ports } = this.#options;
    for (const code of await store.untouchedSince(ports.clock.wallTime() - ARCHIVE_AFTER)) {
      await this.#archive(code).catch((error: unknown) => ports.onError?.(error));
    }
  }

  async #archive(code: Code): Promise<void> {
    const opened = await this.open(code);
    if (!opened.ok || !opened.table.status().archivable) return;
    await opened.table.archive();
    this.#options.log.info({ table: shortCode(code) }, "table archived");
  }

  /** Lets every table finish what it is writing and say goodbye, and opens no more. */
  async stop(): Promise<void> {
    this.#stopping = true;
    await Promise.all([...this.#live.values()].map(({ table }) => table.stop("restarting")));
    this.#live.clear();
  }
}
