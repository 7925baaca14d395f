import { snapshotOfLog, type Change, type Entry, type Snapshot } from "@buck/table";
import { CHAT_LINES, COMMANDS_KEPT } from "./bounds.ts";
import { rowsOf, type SqliteDatabase } from "./transaction.ts";

/** Version 1 also closed, for good, the tables that nobody had come to for a day. */
type Change1 =
  | Exclude<Change, { readonly type: "closed" }>
  | { readonly type: "closed"; readonly archived: boolean };

/** What a table did by itself has a command id of this form in version 1. */
const OWN_COMMAND = /^table\/\d+$/;

const PAGE = 1000;

/** Fills the tables of version 2 from those of version 1, which are called tables_1, log_1 and games_1 now. */
export function copyVersion1(database: SqliteDatabase): void {
  database.exec(`
    INSERT INTO tables (code, created_at, closed) SELECT code, created_at, archived FROM tables_1;
    INSERT INTO games (game_id, table_id, kept_at, body)
      SELECT game_id, tables.id, 0, body FROM games_1 JOIN tables ON tables.code = table_code ORDER BY ended_at;`);
  for (const [id, code] of rowsOf(database.prepare("SELECT id, code FROM tables").raw().all())) {
    copyLog(database, Number(id), String(code));
    keepSnapshot(database, Number(id), String(code));
  }
}

function copyLog(database: SqliteDatabase, table: number, code: string): void {
  const insertEntry = database.prepare("INSERT INTO log VALUES (?, ?, ?, ?)");
  const insertCommand = database.prepare("INSERT INTO commands VALUES (?, ?, ?)");
  const insertLine = database.prepare("INSERT INTO chat VALUES (?, ?, ?, ?)");
  const newest = newestOf(database, code);
  for (const { seq, at, commandId, changes } of entriesOf(database, code)) {
    const kept = changes.filter((change) => change.type !== "said" && !isArchival(change));
    // The newest entry is kept in any case: it says which version the table has.
    if (kept.length > 0 || seq === newest) {
      insertEntry.run(table, seq, at, JSON.stringify(kept));
    }
    for (const change of changes) {
      if (change.type === "said") {
        insertLine.run(table, change.line.room, change.line.id, JSON.stringify(change.line));
      }
      if (isArchival(change)) database.prepare("UPDATE tables SET closed = 0 WHERE id = ?").run(table);
    }
    if (!OWN_COMMAND.test(commandId) && seq > newest - COMMANDS_KEPT)
      insertCommand.run(table, commandId, seq);
  }
  for (const room of ["players", "watchers"]) {
    database
      .prepare(
        `DELETE FROM chat WHERE table_id = ?1 AND room = ?2 AND id NOT IN
           (SELECT id FROM chat WHERE table_id = ?1 AND room = ?2 ORDER BY id DESC LIMIT ?3)`,
      )
      .run(table, room, CHAT_LINES);
  }
}

/** Such a log can be long, and a server that opens the table would replay it while everybody else waits. */
function keepSnapshot(database: SqliteDatabase, table: number, code: string): void {
  const snapshot = snapshotOrNull(code, copiedEntries(database, table));
  if (snapshot === null) return;
  database
    .prepare("INSERT INTO snapshots VALUES (?, ?, ?)")
    .run(table, snapshot.version, JSON.stringify(snapshot));
}

/** Null for a log that makes no sense: the other tables can be opened all the same. */
function snapshotOrNull(code: string, log: Iterable<Entry>): Snapshot | null {
  try {
    return snapshotOfLog(code, log);
  } catch {
    return null;
  }
}

/** Read in pages: a cursor that is left open, because an entry makes no sense, would lock the file. */
function* copiedEntries(database: SqliteDatabase, table: number): Generator<Entry> {
  const page = database
    .prepare(`SELECT seq, at, changes FROM log WHERE table_id = ? AND seq > ? ORDER BY seq LIMIT ${PAGE}`)
    .raw();
  for (let last = 0, isMore = true; isMore;) {
    const rows = rowsOf(page.all(table, last));
    for (const [seq, at, changes] of rows) {
      last = Number(seq);
      yield {
        seq: last,
        at: Number(at),
        commandId: `table/${last}`,
        changes: JSON.parse(String(changes)),
        news: [],
      };
    }
    isMore = rows.length === PAGE;
  }
}

function newestOf(database: SqliteDatabase, code: string): number {
  const newest = database.prepare("SELECT max(seq) FROM log_1 WHERE table_code = ?").raw().all(code);
  return Number(newest.flat()[0]);
}

interface Entry1 {
  readonly seq: number;
  readonly at: number;
  readonly commandId: string;
  readonly changes: readonly Change1[];
}

/** One at a time: a table of version 1 can have hundreds of thousands. */
function* entriesOf(database: SqliteDatabase, code: string): Generator<Entry1> {
  const rows = database.prepare(
    "SELECT seq, at, command_id, body FROM log_1 WHERE table_code = ? ORDER BY seq",
  );
  for (const row of rows.raw().iterate(code)) {
    if (!Array.isArray(row)) continue;
    const [seq, at, commandId, body] = row;
    const { changes }: Pick<Entry1, "changes"> = JSON.parse(String(body));
    yield { seq: Number(seq), at: Number(at), commandId: String(commandId), changes };
  }
}

function isArchival(change: Change1): boolean {
  return change.type === "closed" && change.archived;
}
