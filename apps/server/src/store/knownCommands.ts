import { Fnv1a } from "@buck/protocol";
import { rowsOf, type SqliteDatabase } from "./transaction.ts";

/** A table that people play at takes about five kilobytes. */
const TABLES_REMEMBERED = 5000;

/** The command has an entry already. */
export class DoubledCommand extends Error {
  /** The number of that entry. */
  readonly seq: number;

  constructor(seq: number) {
    super(`this command has entry ${seq} already`);
    this.seq = seq;
  }
}

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
  readonly #selectAll;
  readonly #selectOne;
  readonly #tables = new Map<string, Hashes>();

  constructor(database: SqliteDatabase) {
    this.#selectAll = database
      .prepare("SELECT command, seq FROM known_commands WHERE table_id = ? ORDER BY seq")
      .raw();
    this.#selectOne = database
      .prepare("SELECT seq FROM known_commands WHERE table_id = ? AND command = ? LIMIT 1")
      .raw();
  }

  /** In the order of their entries. */
  of(id: number): readonly (readonly [command: string, seq: number])[] {
    return rowsOf(this.#selectAll.all(id)).map(([command, seq]) => [String(command), Number(seq)]);
  }

  /** Throws DoubledCommand. */
  add({ table, id, command, seq }: NewCommand): void {
    const { values, seqs } = this.#tables.get(table) ?? this.#load(table, id);
    const hash = commandHash(command);
    const [known] = values.includes(hash) ? rowsOf(this.#selectOne.all(id, command)) : [];
    if (known !== undefined) throw new DoubledCommand(Number(known[0]));
    values.push(hash);
    seqs.push(seq);
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
}
