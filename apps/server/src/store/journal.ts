import { inTransaction, rowsOf, type SqliteDatabase } from "./transaction.ts";

/** An entry as it is kept. */
export interface KeptEntry {
  readonly seq: number;
  readonly at: number;
  /** Null for what the table did by itself. */
  readonly command: string | null;
  /** As JSON. */
  readonly changes: string;
}

/** One entry in a row of the journal: a list is half as long as an object with names. */
type Packed = readonly [id: number, seq: number, at: number, command: string | null, changes: string];

/** The newest entries of one table, which no page of the log has yet. */
interface Recent {
  readonly entries: KeptEntry[];
  /** The number of the table's newest entry. */
  last: number;
  /** The row of the journal that the first of them is in. */
  readonly firstRow: number;
  /** How many entries the journal had seen before it. */
  readonly since: number;
}

/** About 15 MB of text, and as much memory for what of it no page has. */
const MOST_ENTRIES = 65_536;
/** After so many entries no more tables than that can have become too old. */
const TRIM_EVERY = 256;

/**
 * Where entries are written first: all of one commit are one row, at the end of the file, so that a commit writes one page
 * and not one for each table. With the next snapshot of their table, or when their row has become too old, they become
 * a page of the log, many at a time. Until then they are remembered here.
 */
export class Journal {
  readonly #database: SqliteDatabase;
  readonly #recent = new Map<number, Recent>();
  readonly #row: Packed[] = [];
  readonly #undo: (() => void)[] = [];
  readonly #statements;
  #version: unknown;
  #lastRow = 0;
  #seen = 0;
  #trimmedAt = 0;

  constructor(database: SqliteDatabase) {
    this.#database = database;
    this.#statements = {
      /** Another one whenever another program has written to the file. */
      version: database.prepare("PRAGMA data_version").raw(),
      rows: database.prepare("SELECT id, entries FROM journal ORDER BY id").raw(),
      lastOf: database.prepare("SELECT max(last) FROM pages WHERE table_id = ?").raw(),
      inPages: database.prepare("SELECT seq FROM log WHERE table_id = ?").raw(),
      snapshotOf: database.prepare("SELECT max(seq) FROM snapshots WHERE table_id = ?").raw(),
      addRow: database.prepare("INSERT INTO journal VALUES (?, ?)"),
      deleteRows: database.prepare("DELETE FROM journal WHERE id < ?"),
      addPage: database.prepare("INSERT INTO pages VALUES (?, ?, ?, ?)"),
    };
    this.#version = this.#versionNow();
    this.#load();
  }

  #versionNow(): unknown {
    return rowsOf(this.#statements.version.all())[0]?.[0];
  }

  /** If another program has written to the file, all of it is read anew; false if none has. */
  refresh(): boolean {
    const version = this.#versionNow();
    if (version === this.#version) return false;
    this.#load();
    this.empty();
    this.#undo.push(() => (this.#version = null));
    this.#version = version;
    return true;
  }

  #load(): void {
    const isInPages = this.#pageReader();
    this.#recent.clear();
    for (const [row, text] of rowsOf(this.#statements.rows.all())) {
      const entries: readonly Packed[] = JSON.parse(String(text));
      this.#lastRow = Number(row) - 1;
      for (const [id, seq, at, command, changes] of entries) {
        if (!isInPages(id, seq)) this.#remember(id, { seq, at, command, changes });
      }
      this.#lastRow = Number(row);
    }
  }

  /** Entries before a snapshot are in pages, or no longer needed. */
  #pageReader(): (id: number, seq: number) => boolean {
    const tables = new Map<number, { readonly snapshot: number; readonly seqs: ReadonlySet<unknown> }>();
    const { inPages, snapshotOf } = this.#statements;
    return (id, seq) => {
      const table = tables.get(id) ?? {
        snapshot: Number(rowsOf(snapshotOf.all(id))[0]?.[0] ?? 0),
        seqs: new Set(rowsOf(inPages.all(id)).map(([each]) => each)),
      };
      tables.set(id, table);
      return seq <= table.snapshot || table.seqs.has(seq);
    };
  }

  #lastInPages(id: number): number {
    return Number(rowsOf(this.#statements.lastOf.all(id))[0]?.[0] ?? 0);
  }

  #remember(id: number, entry: KeptEntry): void {
    const recent = this.#recent.get(id) ?? {
      entries: [],
      last: this.#lastInPages(id),
      firstRow: this.#lastRow + 1,
      since: this.#seen,
    };
    this.#recent.set(id, recent);
    recent.entries.push(entry);
    recent.last = Math.max(recent.last, entry.seq);
    this.#seen += 1;
  }

  /** The entries of a table that no page has yet, oldest first. */
  entriesOf(id: number): readonly KeptEntry[] {
    return this.#recent.get(id)?.entries ?? [];
  }

  /** The number of a table's newest entry; 0 when it has none. */
  lastOf(id: number): number {
    return this.#recent.get(id)?.last ?? this.#lastInPages(id);
  }

  /** Writes an entry into the row of this commit. */
  add(id: number, entry: KeptEntry): void {
    const { seq, at, command, changes } = entry;
    const last = this.lastOf(id);
    this.#row.push([id, seq, at, command, changes]);
    this.#remember(id, entry);
    this.#undo.push(() => {
      this.#row.pop();
      const recent = this.#recent.get(id);
      recent?.entries.pop();
      if (recent?.entries.length === 0) this.#recent.delete(id);
      else if (recent !== undefined) recent.last = last;
    });
  }

  /** Writes an entry, and those before it, into a page of the table. */
  addPage(id: number, entry: KeptEntry): void {
    const recent = this.#recent.get(id);
    this.#writePage(id, [...(recent?.entries ?? []), entry]);
    if (recent !== undefined) this.#forget(id, recent);
  }

  #writePage(id: number, entries: readonly KeptEntry[]): void {
    const last = entries.at(-1)?.seq ?? 0;
    const kept = entries.map(({ seq, at, changes }) => [seq, at, changes]);
    const commands = entries.flatMap(({ command, seq }) => (command === null ? [] : [[command, seq]]));
    this.#statements.addPage.run(id, last, JSON.stringify(kept), JSON.stringify(commands));
  }

  #forget(id: number, recent: Recent): void {
    this.#recent.delete(id);
    this.#undo.push(() => this.#recent.set(id, recent));
  }

  /** The last step of a transaction that adds entries. */
  writeRow(): void {
    if (this.#row.length > 0) {
      this.#statements.addRow.run(this.#lastRow + 1, JSON.stringify(this.#row));
      this.#lastRow += 1;
      this.#undo.push(() => (this.#lastRow -= 1));
    }
    if (this.#seen - this.#trimmedAt >= TRIM_EVERY) this.#trim();
  }

  /** Deletes rows of which every entry is in a page. */
  #trim(): void {
    this.#trimmedAt = this.#seen;
    let firstRow = this.#lastRow + 1;
    for (const [id, recent] of this.#recent) {
      if (recent.since < this.#seen - MOST_ENTRIES) this.#move(id, recent);
      else firstRow = Math.min(firstRow, recent.firstRow);
    }
    this.#statements.deleteRows.run(firstRow);
  }

  #move(id: number, recent: Recent): void {
    this.#writePage(id, recent.entries);
    this.#forget(id, recent);
  }

  /** Moves everything to pages. */
  empty(): void {
    for (const [id, recent] of this.#recent) this.#move(id, recent);
    this.#statements.deleteRows.run(this.#lastRow + 1);
  }

  /** All of the work or none of it, in the file and in memory. The journal changes only within one of these. */
  inTransaction<Result>(work: () => Result): Result {
    try {
      return inTransaction(this.#database, work);
    } catch (error) {
      this.undo();
      throw error;
    } finally {
      this.#undo.length = 0;
      this.#row.length = 0;
    }
  }

  /** Where a part of a transaction begins that may be undone alone. */
  get mark(): number {
    return this.#undo.length;
  }

  /** Forgets what has been done since the mark: the file has been brought back already. */
  undo(mark = 0): void {
    for (const step of this.#undo.splice(mark).toReversed()) step();
  }
}
