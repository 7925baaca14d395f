import type { Clock } from "@buck/authority";
import type { AppendOutcome } from "../../src/store/port.ts";
import type { FencedAppend, FencedDatabase } from "../../src/store/fencedStore.ts";
import type { NodeIdentity } from "../../src/store/claims.ts";
import type { GameRow, TableRows } from "../../src/store/rows.ts";

interface LoggedEntry extends Pick<
  FencedAppend,
  "seq" | "at" | "command" | "changes" | "checksum" | "epoch"
> {
  /** The epoch of the table when this was written. */
  readonly tableEpoch: number;
}

export interface TableRow {
  owner: string | null;
  epoch: number;
  version: number;
  closed: boolean;
  readonly log: LoggedEntry[];
}

const FENCED: AppendOutcome = { message: "fenced", isConflict: true };

/** A shared database in memory that does what PostgreSQL does; without its fence it keeps whatever anybody writes. */
export class MemoryDatabase {
  readonly tables = new Map<string, TableRow>();
  readonly #clock: Clock;
  readonly #hasFence: boolean;
  readonly #nodes = new Map<string, { readonly name: string | null; readonly until: number }>();
  readonly #games = new Map<string, GameRow>();
  #seconds = 0;

  constructor(clock: Clock, { hasFence = true } = {}) {
    this.#clock = clock;
    this.#hasFence = hasFence;
  }

  isAlive(id: string): boolean {
    return (this.#nodes.get(id)?.until ?? 0) > this.#clock.monotonic();
  }

  expire(id: string): void {
    const name = this.#nodes.get(id)?.name ?? null;
    this.#nodes.set(id, { name, until: 0 });
  }

  /** As one node sees it: every call happens at once and whole. */
  view(node: NodeIdentity): FencedDatabase {
    const { id, name } = node;
    const free = (owner: string | null) => owner === null || owner === id || !this.isAlive(owner);
    const rowOf = (table: string) => this.tables.get(table);
    return {
      append: async (batch) => batch.map((each) => this.#append(each, id)),
      kept: async (batch) => batch.filter((each) => this.#isKept(each)).map(({ table }) => table),
      claim: async (table) => {
        const row = rowOf(table);
        if (row === undefined || !this.isAlive(id)) return null;
        if (!free(row.owner)) return { owner: "other", node: this.#nodes.get(row.owner ?? "")?.name ?? "" };
        row.owner = id;
        row.epoch += 1;
        return { owner: "me", epoch: row.epoch };
      },
      release: async (claims) => {
        for (const { table, epoch } of claims) {
          const row = rowOf(table);
          if (row?.owner === id && row.epoch === epoch) row.owner = null;
        }
      },
      beat: async (leaseMs) => {
        const others = [...this.#nodes].filter(([other]) => other !== id && this.isAlive(other));
        const clashes = others.some(([, other]) => [other.name, null].includes(name) || other.name === null);
        if (clashes) return false;
        this.#nodes.set(id, { name, until: this.#clock.monotonic() + leaseMs });
        return true;
      },
      leave: async () => {
        this.#nodes.delete(id);
        for (const row of this.tables.values()) if (row.owner === id) row.owner = null;
      },
      restore: async (table) => {
        const row = rowOf(table);
        if (row === undefined) return null;
        const { version, log } = row;
        return { version, snapshots: [], entries: [...log] } satisfies TableRows;
      },
      find: async (table) => {
        const row = rowOf(table);
        if (row === undefined) return null;
        return row.closed ? "closed" : "open";
      },
      findClub: async () => null,
      results: async () => [],
      game: async (gameId) => this.#games.get(gameId) ?? null,
      deleteGame: async (gameId) => void this.#games.delete(gameId),
      observedSeconds: async () => this.#seconds,
      observe: async (seconds) => void (this.#seconds = Math.max(this.#seconds, seconds)),
      touch: async () => {},
      deleteOld: async () => 0,
      probe: async () => {},
      close: async () => {},
    };
  }

  #isKept({ table, seq, epoch, command }: FencedAppend): boolean {
    const entry = this.tables.get(table)?.log.find((each) => each.seq === seq && each.epoch === epoch);
    return entry !== undefined && entry.command === command;
  }

  #append(append: FencedAppend, writer: string): AppendOutcome {
    const { table, seq, epoch, command, game } = append;
    const found = this.tables.get(table);
    if (found === undefined && seq !== 1) return FENCED;
    const row = found ?? { owner: writer, epoch, version: 0, closed: false, log: [] };
    const isNext = row.owner === writer && row.epoch === epoch && row.version === seq - 1;
    if (this.#hasFence && !isNext) return FENCED;
    const known = command === null ? undefined : row.log.find((each) => each.command === command);
    if (this.#hasFence && known !== undefined)
      return { message: "the command is known", isConflict: false, knownAt: known.seq };
    if (game !== null && this.#games.has(game.gameId))
      return { message: "the game exists", isConflict: false };
    this.tables.set(table, row);
    if (game !== null) this.#games.set(game.gameId, game);
    this.#write(row, append);
    return null;
  }

  #write(row: TableRow, { seq, at, changes, checksum, epoch, command, closes }: FencedAppend): void {
    row.version = seq;
    row.closed ||= closes;
    row.log.push({ seq, at, changes, checksum, epoch, command, tableEpoch: row.epoch });
  }
}
