import type { VirtualClock } from "@buck/authority";
import Database from "libsql";
import { z } from "zod";
import type { DatabaseAccess } from "../../src/store/sqliteStore.ts";
import { sqliteCalls } from "../../src/store/sqliteDatabase.ts";
import { createTables, type SqliteDatabase } from "../../src/store/sqliteFile.ts";

export type Dice = (below: number) => number;

/** What the disk does with entries: `torn` keeps some and loses others, and its process never hears of them. */
export type Mood = "fine" | "full" | "stalls" | "torn" | "liar";

/** A real SQLite in memory that survives every process on it, and fails as disks do. */
export class FaultyDisk {
  readonly database: SqliteDatabase = preparedOnce(new Database(":memory:"));
  readonly #clock: VirtualClock;
  readonly #roll: Dice;
  mood: Mood = "fine";
  #life = 0;

  constructor(clock: VirtualClock, roll: Dice) {
    this.#clock = clock;
    this.#roll = roll;
    createTables(this.database);
  }

  /** The processes before this one get no more answers. */
  open(): DatabaseAccess {
    this.#life += 1;
    const life = this.#life;
    const operations = sqliteCalls(this.database, ":memory:");
    return {
      call: async (name, ...args) => {
        if (life !== this.#life) return never();
        if (name === "append") await this.#suffer();
        if (life !== this.#life) return never();
        if (name === "append" && this.mood === "torn" && this.#roll(2) === 0) return never();
        const skips = name === "append" && this.mood === "liar";
        const value = skips ? [null] : Reflect.apply(operations[name], undefined, args);
        return name === "append" && this.mood === "torn" ? never() : value;
      },
      end: async () => {},
    };
  }

  async #suffer(): Promise<void> {
    if (this.mood === "full") {
      throw Object.assign(new Error("database or disk is full"), { code: "SQLITE_FULL" });
    }
    if (this.mood !== "stalls") return;
    await new Promise<void>((resolve) => void this.#clock.after(1 + this.#roll(2000), resolve));
  }

  /** A row is gone, or one bit of it has turned, and nothing below says so. */
  rot(): void {
    const table = TABLES[this.#roll(TABLES.length)] ?? "log";
    const columns = COLUMNS[table];
    const found = this.database.prepare(`SELECT ${columns.join()} FROM ${table}`).raw().all();
    const rows = tableOfValues.parse(found);
    const row = rows[this.#roll(rows.length)];
    if (row === undefined) return;
    const where = columns.map((column) => `${column} IS ?`).join(" AND ");
    if (this.#roll(3) === 0) {
      this.database.prepare(`DELETE FROM ${table} WHERE ${where}`).run(...row);
      return;
    }
    const at = this.#roll(columns.length);
    const update = this.database.prepare(`UPDATE OR IGNORE ${table} SET ${columns[at]} = ? WHERE ${where}`);
    update.run(turned(row[at] ?? null, this.#roll), ...row);
  }

  /** The newest snapshot of a table that has two whole ones. */
  damageSnapshot(): void {
    this.database.exec(`UPDATE snapshots SET state = substr(state, 1, 30) WHERE seq =
      (SELECT max(seq) FROM snapshots HAVING count(*) > 1 AND min(length(state)) > 30)`);
  }
}

const value = z.union([z.string(), z.number(), z.null()]);
const tableOfValues = z.array(z.array(value));
type Value = z.infer<typeof value>;

/** Every column that tells what a table is. */
const COLUMNS = {
  tables: ["code", "closed", "version"],
  log: ["table_code", "seq", "at", "command", "changes", "checksum"],
  snapshots: ["table_code", "seq", "state", "checksum"],
} as const;
const TABLES = ["tables", "log", "snapshots"] as const;

function turned(value: Value, roll: Dice): Value {
  if (typeof value === "number") return value ^ (1 << roll(31));
  if (value === null || value === "") return value;
  const at = roll(value.length);
  const letter = String.fromCodePoint((value.codePointAt(at) ?? 0) ^ (1 << roll(7)));
  return value.slice(0, at) + letter + value.slice(at + 1);
}

/** Preparing every statement again for each process would take a seventh of the time. */
function preparedOnce(database: SqliteDatabase): SqliteDatabase {
  const prepared = new Map<string, ReturnType<SqliteDatabase["prepare"]>>();
  const anew = database.prepare.bind(database);
  const prepare = (sql: string) => {
    const statement = prepared.get(sql) ?? anew(sql);
    prepared.set(sql, statement);
    return statement;
  };
  return Object.assign(database, { prepare });
}

function never(): Promise<never> {
  return new Promise(() => {});
}
