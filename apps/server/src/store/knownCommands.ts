import { Fnv1a } from "@buck/protocol";
import { COMMANDS_KEPT } from "./bounds.ts";
import type { Journal } from "./journal.ts";
import { rowsOf, type SqliteDatabase } from "./transaction.ts";

/** A table that people play at takes about five kilobytes. */
const TABLES_REMEMBERED = 5000;

/** Two commands may have the same one, also because somebody wants them to. */
export function commandHash(command: string): number {
  const sum = new Fnv1a();
  sum.add(command);
  return sum.bits >>> 1;
}

/** Hashes of one table's commands, with the numbers of their entries, oldest first. */
interface Hashes {
  readonly values: number[];
  readonly seqs: number[];
}

/** A command of an entry that is about to be written. */
interface NewCommand {
  /** The table's code. */
  readonly table: string;
  /** The table's number in the database. */
  readonly id: number;
  readonly command: string;
  readonly seq: number;
}

/**
 * Refuses a command that the database knows. Hashes of all that a table knows are remembered, and perhaps of others: so
 * only a hash that comes again has to be looked up. What is remembered of a table must be forgotten whenever anything of
 * it is undone.
 */
export class KnownCommands {
  readonly #journal: Journal;
  readonly #selectAll;
  readonly #selectOne;
  readonly #tables = new Map<string, Hashes>();

  constructor(database: SqliteDatabase, journal: Journal) {
    this.#journal = journal;
    // Pages have older ones beside those that are kept.
    const known = `FROM known_commands WHERE table_id = ?1
      AND seq > coalesce((SELECT max(seq) FROM snapshots WHERE table_id = ?1), 0) - ${COMMANDS_KEPT}`;
    this.#selectAll = database.prepare(`SELECT command, seq ${known} ORDER BY seq`).raw();
    this.#selectOne = database.prepare(`SELECT seq ${known} AND command = ?2 LIMIT 1`).raw();
  }

  /** In the order of their entries. */
  of(id: number): readonly (readonly [command: string, seq: number])[] {
    const older = rowsOf(this.#selectAll.all(id)).map(
      ([command, seq]) => [String(command), Number(seq)] as const,
    );
    const newer = this.#journal
      .entriesOf(id)
      .flatMap(({ command, seq }) => (command === null ? [] : [[command, seq] as const]));
    return [...older, ...newer];
  }

  /** The number of the entry that the command has already; null for a new one, which is known from now on. */
  add({ table, id, command, seq }: NewCommand): number | null {
    const { values, seqs } = this.#tables.get(table) ?? this.#load(table, id);
    const hash = commandHash(command);
    const knownAt = values.includes(hash) ? this.#find(id, command) : null;
    if (knownAt !== null) return knownAt;
    values.push(hash);
    seqs.push(seq);
    return null;
  }

  #find(id: number, command: string): number | null {
    const recent = this.#journal.entriesOf(id).find((entry) => entry.command === command);
    if (recent !== undefined) return recent.seq;
    const [row] = rowsOf(this.#selectOne.all(id, command));
    return row === undefined ? null : Number(row[0]);
  }

  #load(table: string, id: number): Hashes {
    const known = this.of(id);
    const hashes = {
      values: known.map(([command]) => commandHash(command)),
      seqs: known.map(([, seq]) => seq),
    };
    if (this.#tables.size >= TABLES_REMEMBERED) this.#tables.clear();
    this.#tables.set(table, hashes);
    return hashes;
  }

  /** After the database has forgotten the commands of a table's entries up to this one. */
  forgetUntil(table: string, last: number): void {
    const hashes = this.#tables.get(table);
    if (hashes === undefined) return;
    const kept = hashes.seqs.findIndex((seq) => seq > last);
    const forgotten = kept < 0 ? hashes.seqs.length : kept;
    hashes.values.splice(0, forgotten);
    hashes.seqs.splice(0, forgotten);
  }

  /** After anything of the table was undone, or all of it was deleted. */
  forget(table: string): void {
    this.#tables.delete(table);
  }

  /** After another program has written to the file. */
  forgetAll(): void {
    this.#tables.clear();
  }
}
