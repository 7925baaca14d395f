import { LogLost } from "@buck/authority";
import type { OrderedTable } from "@buck/club";
import {
  chairsFor,
  type Answer,
  type Code,
  type ConnectError,
  type Created,
  type CreateTable,
  type Welcome,
} from "@buck/protocol";
import {
  type Connection,
  type KnownDeals,
  makeClubTable,
  makeTable,
  openTable,
  type OwnSeat,
  type Ports,
  type PublicFacts,
  type ResultOfClub,
  type Table,
  type TableFacts,
} from "@buck/table";
import type { DiskBudget } from "../limits/diskBudget.ts";
import type { Placement } from "../store/placement.ts";
import { sameDeals } from "./sameDeals.ts";
import { type Log, shortCode } from "../process/log.ts";
import { NewestKept } from "../process/newestKept.ts";
import { randomCode } from "../process/system.ts";
import { DamagedTable, type ServerStore } from "../store/port.ts";

/** One person's connection, as a table of this server speaks to it. */
export interface PersonConnection extends Connection {
  readonly rateLimitKey: string;
}

export interface PersonSession {
  /** Rejects with LogLost when nobody may answer. */
  command(message: unknown): Promise<Answer>;
  resync(): Promise<Welcome>;
  disconnect(): void;
}

/** A table of this server, as sockets and pages see it. */
export interface OpenTable {
  readonly code: Code;
  connect(connection: PersonConnection): PersonSession;
  /** Whether this token has a seat there, or had one that it can take again. */
  hasSeat(tokenHash: string | null): boolean;
  publicFacts(): PublicFacts;
}

interface Live {
  readonly table: Table;
  readonly open: OpenTable;
  /** Open connections, visitors included. */
  connections: number;
  /** On the monotonic clock: the last request or disconnection. */
  seenAt: number;
}

export type Opened =
  | { readonly ok: true; readonly table: OpenTable }
  | { readonly ok: false; readonly error: Exclude<ConnectError, "ELSEWHERE"> }
  | { readonly ok: false; readonly error: "ELSEWHERE"; readonly node: string };

/** A request for a new table, with the hash in place of the token. */
export interface TableRequest extends Omit<CreateTable, "token"> {
  readonly tokenHash: string;
  /** The person who makes a table pays for its first entry. */
  readonly rateLimitKey: string;
}

/** What tables tell the clubs to which they belong. */
export interface ClubsOfTables {
  tableChanged(club: Code, code: Code): void;
  tableGone(club: Code, code: Code): void;
  resultCame(result: ResultOfClub): void;
  wake(club: Code): Promise<void>;
}

export interface TablesOptions {
  readonly clubs?: ClubsOfTables;
  readonly store: ServerStore;
  readonly placement: Placement;
  readonly ports: Ports;
  readonly diskBudget: DiskBudget;
  readonly log: Log;
  readonly maxTables: number;
  readonly unloadMs: number;
}

/** A member who opens a table has the first chair, and the others are free. */
function atAll(seats: OrderedTable["seats"], { rules }: OrderedTable["settings"]): OrderedTable["seats"] {
  return chairsFor(rules).map((position) => seats[position] ?? { kind: "empty" });
}

const UNREACHED_MS = 10_000;

const BUSY: Created = { ok: false, code: "SERVER_BUSY" };

/** Enough for everybody who was here within a day or so. */
const SEATS_REMEMBERED = 20_000;

/** The seat of the person who makes a table. */
const HOSTS_SEAT: OwnSeat = { position: 0, isHost: true };

const REFUSED = "a table is refused: its rows in the database are damaged; a backup may have them whole";

function unlessDamaged(error: unknown): DamagedTable {
  if (error instanceof DamagedTable) return error;
  throw error;
}

/** Version 0: no client takes it for a newer version than its own. */
const FLOODING: Answer = { ok: false, code: "FLOODING", version: 0 };

function turnedAway(connection: PersonConnection): PersonSession {
  connection.goodbye({ reason: "restarting" });
  return { command: answersNothing, resync: answersNothing, disconnect: () => {} };
}

async function answersNothing(): Promise<never> {
  throw new LogLost("the table is not here any more");
}

/** Every table of this process: loaded when somebody connects, unloaded when nobody is connected. */
export class Tables {
  readonly #options: TablesOptions;
  readonly #live = new Map<Code, Live>();
  readonly #loading = new Map<Code, Promise<Opened>>();
  readonly #unloading = new Map<Code, Promise<void>>();
  /** Who had a seat when they left, by code and token. */
  readonly #seats = new NewestKept<true>(SEATS_REMEMBERED);
  #stopping = false;

  constructor(options: TablesOptions) {
    this.#options = { ...options, ports: { ...options.ports, store: this.#toldToClubs(options) } };
  }

  /** A club hears of its table once the table has gone on. */
  #toldToClubs({ ports, clubs }: TablesOptions): Ports["store"] {
    const { store, clock } = ports;
    if (clubs === undefined) return store;
    return {
      append: async (code, entry, more) => {
        await store.append(code, entry, more);
        clock.after(0, () => {
          if (more?.result !== undefined) clubs.resultCame(more.result);
          const club = this.#live.get(code)?.table.club() ?? null;
          if (club !== null) clubs.tableChanged(club, code);
        });
      },
    };
  }

  /** Makes a table that a club has written down. Whoever asks again for the same code changes nothing. */
  async makeForClub({ code, club, settings, seats, night, decks }: OrderedTable): Promise<void> {
    const { store, ports } = this.#options;
    if (this.#live.has(code) || (await store.find(code)) !== null) return;
    if (this.#isFull()) throw new Error("there is no room for another table");
    const deals: KnownDeals | null = decks === null ? null : { dealer: 0, decks, areAll: false };
    const owner = night === null ? { code: club } : { code: club, night };
    const table = await makeClubTable({
      code,
      club: owner,
      settings,
      seats: atAll(seats, settings),
      deals,
      ports,
    });
    this.#add(code, table);
  }

  /** Ends a table of a club that is here or nowhere. */
  async end(code: Code): Promise<void> {
    await this.open(code);
    const live = this.#live.get(code);
    if (live === undefined) throw new Error("another server has the table");
    await live.table.end();
  }

  /** What a table of a club tells of itself; null where it is closed or was never made. */
  async facts(code: Code): Promise<TableFacts | null> {
    const live = this.#live.get(code);
    if (live !== undefined) return live.table.facts();
    const { store, ports } = this.#options;
    const saved = await store.restore(code).catch(unlessDamaged);
    if (saved === null || saved instanceof DamagedTable) return null;
    return openTable({ ...saved, code, ports }).facts();
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

  /** Whether this token is known to have a seat at that table, without reading anything. */
  knowsSeat(code: Code, tokenHash: string | null): boolean {
    const live = this.#live.get(code);
    if (live !== undefined) return live.table.seatOf(tokenHash) !== null;
    return this.#seats.get(`${code} ${tokenHash}`) ?? false;
  }

  async create(request: TableRequest): Promise<Created> {
    if (this.#isFull()) return BUSY;
    const { settings, name, tokenHash, rateLimitKey, sameDealsAs } = request;
    const { ports, log, store, diskBudget } = this.#options;
    const again = sameDealsAs === undefined ? null : await sameDeals(store, sameDealsAs);
    if (again !== null && !again.ok) return again;
    const code = randomCode();
    diskBudget.setPayer({ table: code, rateLimitKey, seat: HOSTS_SEAT });
    const created = await makeTable({
      code,
      settings: again === null ? settings : { ...settings, rules: again.rules },
      host: { name, tokenHash },
      ...(again === null ? {} : { deals: again.deals }),
      ports,
    });
    if (!created.ok) return { ok: false, code: created.code };
    this.#add(code, created.table);
    log.info({ table: shortCode(code) }, "table created");
    return { ok: true, code };
  }

  /** The table with this code: in memory, or read from the store when no other server has it. */
  async open(code: Code): Promise<Opened> {
    if (this.#stopping || !this.#options.placement.isAlive()) return { ok: false, error: "SERVER_BUSY" };
    const live = this.#live.get(code);
    if (live === undefined) return this.#loadOnce(code);
    const { closed, lost } = live.table.status();
    if (lost) {
      this.#live.delete(code);
      return this.#loadOnce(code);
    }
    live.seenAt = this.#now();
    return closed ? { ok: false, error: "TABLE_CLOSED" } : { ok: true, table: live.open };
  }

  /** What the store knows of a table, wherever it is; it is opened nowhere. */
  async storedFacts(code: Code): Promise<PublicFacts | null> {
    const { store, ports } = this.#options;
    const saved = await store.restore(code).catch(unlessDamaged);
    if (saved === null || saved instanceof DamagedTable) return null;
    return openTable({ ...saved, code, ports }).publicFacts();
  }

  /** A table with a connection stays in memory. */
  #connect(live: Live, connection: PersonConnection): PersonSession {
    const { placement, diskBudget } = this.#options;
    // It may have gone since it was opened for them.
    if (this.#live.get(live.table.code) !== live || !placement.isAlive()) return turnedAway(connection);
    const inbound = live.table.connect(connection);
    live.connections += 1;
    const { rateLimitKey, tokenHash } = connection;
    return {
      command: async (message) => {
        const writer = { table: live.table.code, rateLimitKey, seat: live.table.seatOf(tokenHash) };
        if (!diskBudget.mayWrite(writer, message)) return this.#onlyAlive(FLOODING);
        const answer = await inbound.command(message);
        if (answer.ok) diskBudget.chargeTalk(writer, message);
        return this.#onlyAlive(answer);
      },
      resync: async () => this.#onlyAlive(inbound.resync()),
      disconnect: () => {
        inbound.disconnect();
        if (live.table.seatOf(tokenHash) !== null) this.#seats.set(`${live.table.code} ${tokenHash}`, true);
        live.connections -= 1;
        live.seenAt = this.#now();
      },
    };
  }

  /** Another node may have the table by now, and may have said more than this one knows. */
  #onlyAlive<Said>(said: Said): Said {
    if (!this.#options.placement.isAlive()) throw new LogLost("this server does not count as alive");
    return said;
  }

  /** Two requests at the same moment must not load the same table twice. */
  #loadOnce(code: Code): Promise<Opened> {
    const known = this.#loading.get(code);
    if (known !== undefined) return known;
    const loading = this.#load(code).finally(() => this.#loading.delete(code));
    this.#loading.set(code, loading);
    return loading;
  }

  async #load(code: Code): Promise<Opened> {
    const { store, placement } = this.#options;
    await this.#unloading.get(code);
    const found = await store.find(code);
    if (found === "closed") return { ok: false, error: "TABLE_CLOSED" };
    if (found === null) return { ok: false, error: "NO_SUCH_TABLE" };
    const placed = await placement.place(code);
    if (placed.where === "elsewhere") return { ok: false, error: "ELSEWHERE", node: placed.node };
    if (placed.where === "here" && !this.#isFull()) return this.#restore(code);
    await store.release([code]);
    return { ok: false, error: "SERVER_BUSY" };
  }

  async #restore(code: Code): Promise<Opened> {
    const { store, ports, log } = this.#options;
    const saved = await store.restore(code).catch(unlessDamaged);
    if (saved instanceof DamagedTable) {
      log.error({ table: shortCode(code), problem: saved.message }, REFUSED);
      await store.release([code]);
      return { ok: false, error: "TABLE_DAMAGED" };
    }
    if (saved === null) return { ok: false, error: "NO_SUCH_TABLE" };
    if (this.#stopping) return { ok: false, error: "SERVER_BUSY" };
    const table = openTable({ ...saved, code, ports });
    log.debug({ table: shortCode(code), version: table.status().version }, "table opened");
    const club = table.club();
    if (club !== null) this.#options.clubs?.wake(club).catch((error) => ports.onError?.(error));
    return { ok: true, table: this.#add(code, table) };
  }

  #add(code: Code, table: Table): OpenTable {
    const open: OpenTable = {
      code,
      connect: (connection) => this.#connect(live, connection),
      hasSeat: (tokenHash) => table.seatOf(tokenHash) !== null,
      publicFacts: () => table.publicFacts(),
    };
    const live: Live = { table, open, connections: 0, seenAt: this.#now() };
    this.#live.set(code, live);
    return open;
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
      if (this.#live.get(code) === live && this.#isQuiet(live)) {
        const club = live.table.club();
        await this.#unload(code, live);
        if (club !== null) this.#options.clubs?.tableGone(club, code);
      }
    }
    return quiet.map(([code]) => code);
  }

  /**
   * A server at whose tables nobody is may be one that people cannot reach: it lets the tables go, and others can have
   * them. Resolves with whether that is so.
   */
  async unloadUnreached(): Promise<boolean> {
    const live = [...this.#live];
    const isReached = ({ connections, seenAt }: Live) =>
      connections > 0 || this.#now() - seenAt < UNREACHED_MS;
    if (live.some(([, each]) => isReached(each))) return false;
    for (const [code, each] of live) {
      if (this.#live.get(code) === each && !isReached(each)) await this.#unload(code, each);
    }
    return true;
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

  /** Another server may have these tables by now: everybody has to reconnect to find them. */
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
