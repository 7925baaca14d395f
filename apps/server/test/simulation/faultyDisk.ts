import Database from "libsql";
import type { VirtualClock } from "@buck/table";
import type { DatabaseAccess } from "../../src/store/databaseAccess.ts";
import { databaseOperations } from "../../src/store/operations.ts";
import { migrate } from "../../src/store/schema.ts";
import type { SqliteDatabase } from "../../src/store/transaction.ts";

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
    migrate(this.database);
  }

  /** The processes before this one get no more answers. */
  open(): DatabaseAccess {
    this.#life += 1;
    const life = this.#life;
    const operations = databaseOperations(this.database, ":memory:");
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

  /** The newest snapshot of a table that has two. */
  damageSnapshot(): void {
    this.database.exec(`UPDATE snapshots SET state = substr(state, 1, 30) WHERE seq =
      (SELECT max(seq) FROM snapshots HAVING count(*) > 1)`);
  }
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
