import { foundClub, openClub, storedDates } from "@buck/club";
import type { Club, Connection, OrderedTable, Ports, StoredDates, TableFacts } from "@buck/club";
import type { Answer, ClubFrame, ClubHistory, Code, ConnectError, CreateClub, Created } from "@buck/protocol";
import type { ResultOfClub, Ports as TablePorts } from "@buck/table";
import { shuffledDeck } from "@buck/table";
import type { DiskBudget } from "../limits/diskBudget.ts";
import { shortCode, type Log } from "../process/log.ts";
import { randomCode } from "../process/system.ts";
import type { Placement } from "../store/placement.ts";
import { DamagedTable, type ServerStore } from "../store/port.ts";

/** One person's connection, as a club of this server speaks to it. */
export interface ClubConnection extends Connection {
  readonly rateLimitKey: string;
}

export interface ClubSession {
  /** Rejects with LogLost when nobody may answer. */
  command(message: unknown): Promise<Answer>;
  resync(): ClubFrame;
  history(): ClubHistory;
  disconnect(): void;
}

/** A club of this server, as sockets and pages see it. */
export interface OpenClub {
  readonly club: Club;
  connect(connection: ClubConnection): ClubSession;
}

interface Live {
  readonly club: Club;
  readonly open: OpenClub;
  connections: number;
  /** On the monotonic clock: the last request or disconnection. */
  seenAt: number;
}

export type OpenedClub =
  | { readonly ok: true; readonly club: OpenClub }
  | { readonly ok: false; readonly error: Exclude<ConnectError, "ELSEWHERE"> }
  | { readonly ok: false; readonly error: "ELSEWHERE"; readonly node: string };

/** What clubs ask of the tables of this server. */
export interface TablesOfClubs {
  makeForClub(order: OrderedTable): Promise<void>;
  /** Rejects where another server has the table. */
  end(code: Code): Promise<void>;
  /** What a table tells of itself, in memory or in the store; null where it is closed or was never made. */
  facts(code: Code): Promise<TableFacts | null>;
}

export interface ClubsOptions {
  readonly store: ServerStore;
  readonly placement: Placement;
  readonly ports: Pick<TablePorts, "clock" | "random" | "onError">;
  readonly diskBudget: DiskBudget;
  readonly log: Log;
  readonly maxTables: number;
  readonly unloadMs: number;
}

const UNREACHED_MS = 10_000;

const NO_SUCH_CLUB: OpenedClub = { ok: false, error: "NO_SUCH_CLUB" };
const SERVER_BUSY: OpenedClub = { ok: false, error: "SERVER_BUSY" };

/** Every club of this process: loaded when somebody comes, and kept while somebody is there or a night goes on. */
export class Clubs {
  readonly #options: ClubsOptions;
  readonly #live = new Map<Code, Live>();
  readonly #loading = new Map<Code, Promise<OpenedClub>>();
  readonly #ports: Ports;
  #tables: TablesOfClubs | null = null;
  #stopping = false;

  constructor(options: ClubsOptions) {
    this.#options = options;
    const { store, ports } = options;
    this.#ports = {
      ...ports,
      store: { append: (club, entry, more) => store.appendClub(club, entry, more) },
      tables: {
        newCode: randomCode,
        make: async (order) => {
          await this.#tablesHere.makeForClub(order);
          this.tableChanged(order.club, order.code);
        },
        end: (code) => this.#tablesHere.end(code),
        results: (club, after) => store.results(club, after),
        decks: (players, count) => Array.from({ length: count }, () => shuffledDeck(ports.random, players)),
      },
    };
  }

  /** Tables and clubs tell each other: the second of them is brought to the first. */
  attach(tables: TablesOfClubs): void {
    this.#tables = tables;
  }

  get #tablesHere(): TablesOfClubs {
    if (this.#tables === null) throw new Error("Clubs have no tables");
    return this.#tables;
  }

  codes(): readonly Code[] {
    return [...this.#live.keys()];
  }

  async create({
    name,
    founder,
    tokenHash,
    rateLimitKey,
  }: Omit<CreateClub, "token"> & {
    readonly tokenHash: string;
    readonly rateLimitKey: string;
  }): Promise<Created> {
    if (this.#isFull()) return { ok: false, code: "SERVER_BUSY" };
    const code = randomCode();
    this.#options.diskBudget.setPayer({ table: code, rateLimitKey, seat: null });
    const founded = await foundClub({
      code,
      name,
      founder: { name: founder, tokenHash },
      ports: this.#ports,
    });
    if (!founded.ok) return { ok: false, code: founded.code };
    this.#add(code, founded.club);
    this.#options.log.info({ club: shortCode(code) }, "club founded");
    return { ok: true, code };
  }

  /** Whether this token is known to belong to the club of this link, without reading anything. */
  knowsMember(link: Code, tokenHash: string | null): boolean {
    return [...this.#live.values()].some(
      ({ club }) => club.status().link === link && club.isMember(tokenHash),
    );
  }

  /** The club to which this link leads whoever has this token. */
  async enter(link: Code, tokenHash: string | null): Promise<OpenedClub> {
    if (this.#stopping || !this.#options.placement.isAlive()) return SERVER_BUSY;
    const code = await this.#options.store.findClub(link);
    if (code === null) return NO_SUCH_CLUB;
    const opened = await this.#open(code);
    return opened.ok && !opened.club.club.mayEnter(link, tokenHash) ? NO_SUCH_CLUB : opened;
  }

  async #open(code: Code): Promise<OpenedClub> {
    const live = this.#live.get(code);
    if (live !== undefined && !live.club.status().lost) {
      live.seenAt = this.#now();
      return { ok: true, club: live.open };
    }
    this.#live.delete(code);
    const known = this.#loading.get(code);
    if (known !== undefined) return known;
    const loading = this.#load(code).finally(() => this.#loading.delete(code));
    this.#loading.set(code, loading);
    return loading;
  }

  async #load(code: Code): Promise<OpenedClub> {
    const { store, placement, log } = this.#options;
    const placed = await placement.place(code);
    if (placed.where === "elsewhere") return { ok: false, error: "ELSEWHERE", node: placed.node };
    if (placed.where !== "here" || this.#isFull()) return SERVER_BUSY;
    try {
      const saved = await store.restoreClub(code);
      if (saved === null) return NO_SUCH_CLUB;
      const open = this.#add(code, openClub({ ...saved, code, ports: this.#ports }));
      for (const table of open.club.status().tables) this.tableChanged(code, table);
      return { ok: true, club: open };
    } catch (error) {
      if (!(error instanceof DamagedTable)) throw error;
      log.error({ club: shortCode(code), problem: error.message }, "a club is refused: its rows are damaged");
      await store.release([code]);
      return { ok: false, error: "TABLE_DAMAGED" };
    }
  }

  #add(code: Code, club: Club): OpenClub {
    const open: OpenClub = { club, connect: (connection) => this.#connect(live, connection) };
    const live: Live = { club, open, connections: 0, seenAt: this.#now() };
    this.#live.set(code, live);
    return open;
  }

  #connect(live: Live, connection: ClubConnection): ClubSession {
    const { diskBudget } = this.#options;
    const { rateLimitKey } = connection;
    const inbound = live.club.connect(connection);
    live.connections += 1;
    return {
      command: async (message) => {
        const writer = { table: live.club.code, rateLimitKey, seat: null };
        if (!diskBudget.mayWrite(writer, message)) return { ok: false, code: "FLOODING", version: 0 };
        return inbound.command(message);
      },
      resync: () => inbound.resync(),
      history: () => inbound.history(),
      disconnect: () => {
        inbound.disconnect();
        live.connections -= 1;
        live.seenAt = this.#now();
      },
    };
  }

  /** The dates of a club from the store, whichever server has it; null where the link leads nowhere any more. */
  async dates(link: Code): Promise<StoredDates | null> {
    const { store } = this.#options;
    const code = await store.findClub(link);
    const saved = code === null ? null : await store.restoreClub(code);
    if (code === null || saved === null) return null;
    const dates = storedDates({ ...saved, code });
    return dates.link === link ? dates : null;
  }

  /** A table of a club has changed here. Only a club that is open is told. */
  tableChanged(club: Code, code: Code): void {
    const live = this.#live.get(club);
    if (live === undefined) return;
    const seen = this.#tablesHere.facts(code).then((facts) => live.club.tableSeen(code, facts));
    seen.catch((error: unknown) => this.#options.ports.onError?.(error));
  }

  /** Nobody is at a table of a club any more. */
  tableGone(club: Code, code: Code): void {
    this.#live.get(club)?.club.tableSeen(code, null);
  }

  resultCame({ club }: Pick<ResultOfClub, "club">): void {
    this.#live.get(club)?.club.resultCame();
  }

  /** A night goes on as soon as somebody is at one of its tables. */
  async wake(club: Code): Promise<void> {
    await this.#open(club);
  }

  #now(): number {
    return this.#options.ports.clock.monotonic();
  }

  #isFull(): boolean {
    const { placement, maxTables } = this.#options;
    return this.#stopping || !placement.isAlive() || this.#live.size >= maxTables;
  }

  /** Removes clubs from memory at which nobody is and nothing goes on. */
  async unloadQuiet(): Promise<readonly Code[]> {
    const { store, unloadMs } = this.#options;
    const quiet = [...this.#live].filter(([, { club, connections, seenAt }]) => {
      club.tidy();
      return connections === 0 && !club.status().busy && this.#now() - seenAt >= unloadMs;
    });
    for (const [code, { club }] of quiet) {
      this.#live.delete(code);
      await club.stop("restarting");
      await store.release([code]);
    }
    return quiet.map(([code]) => code);
  }

  /** Lets the clubs of a server go that people cannot reach, unless somebody is at one of them. */
  async unloadUnreached(): Promise<void> {
    const isReached = ({ connections, seenAt }: Live) =>
      connections > 0 || this.#now() - seenAt < UNREACHED_MS;
    if ([...this.#live.values()].some(isReached)) return;
    const codes = this.codes();
    await this.dropAll();
    await this.#options.store.release(codes);
  }

  /** Somebody else may have these clubs by now: everybody is told to come back to them. */
  async dropAll(): Promise<void> {
    const clubs = [...this.#live.values()];
    this.#live.clear();
    await Promise.all(clubs.map(({ club }) => club.stop("restarting")));
  }

  async stop(): Promise<void> {
    this.#stopping = true;
    await Promise.all([...this.#live.values()].map(({ club }) => club.settle()));
    await this.#options.store.release(this.codes()).catch((error) => this.#options.ports.onError?.(error));
    await this.dropAll();
  }
}
