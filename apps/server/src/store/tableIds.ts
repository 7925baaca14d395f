import { rowsOf, type SqliteDatabase } from "./transaction.ts";

const REMEMBERED = 20_000;

/** The number of each table in the database. */
export class TableIds {
  readonly #select;
  readonly #insert;
  readonly #known = new Map<string, number>();

  constructor(database: SqliteDatabase) {
    this.#select = database.prepare("SELECT id FROM tables WHERE code = ?").raw();
    this.#insert = database.prepare(
      `INSERT INTO tables (code, created_at, used_at) VALUES (?, ?, (SELECT seconds FROM observed_time))
       RETURNING id`,
    );
    this.#insert.raw();
  }

  find(code: string): number | null {
    const known = this.#known.get(code);
    if (known !== undefined) return known;
    const [row] = rowsOf(this.#select.all(code));
    return row === undefined ? null : this.#remember(code, Number(row[0]));
  }

  /** A second first entry of a table fails as a second entry with its number would. */
  create(code: string, createdAt: number): number {
    const found = this.find(code);
    if (found !== null) return found;
    const [row] = rowsOf(this.#insert.all(code, createdAt));
    return this.#remember(code, Number(row?.[0]));
  }

  #remember(code: string, id: number): number {
    if (this.#known.size >= REMEMBERED) this.#known.clear();
    this.#known.set(code, id);
    return id;
  }

  /** After a transaction that was undone: a number that was given in it may be given again. */
  forget(): void {
    this.#known.clear();
  }
}
