import { CHAT_LINES, COMMANDS_KEPT, GAMES_OF_TABLE } from "./bounds.ts";
import { DoubledCommand, type KnownCommands } from "./knownCommands.ts";
import { snapshotWriter } from "./snapshotWriter.ts";
import { errorCode, inSavepoint, inTransaction, type SqliteDatabase } from "./transaction.ts";
import type { TableIds } from "./tableIds.ts";

/** One entry of a table as it is written: texts are made by whoever sends it. */
export interface Append {
  readonly table: string;
  readonly seq: number;
  readonly at: number;
  /** Null for what the table did by itself. */
  readonly command: string | null;
  readonly changes: string;
  readonly chat: readonly { readonly room: string; readonly id: number; readonly line: string }[];
  readonly closes: boolean;
  readonly game: { readonly gameId: string; readonly body: string } | null;
  /** The table after this entry, as JSON. */
  readonly snapshot: string | null;
}

/** What became of one entry of a batch: null when it is kept. */
export type AppendOutcome = {
  readonly message: string;
  /** Somebody else writes the table. */
  readonly isConflict: boolean;
  /** The number of the entry that its command has already. */
  readonly knownAt?: number;
} | null;

/** Conditions of the whole database: no entry of the batch would fare better alone. */
const DATABASE_WIDE = /^SQLITE_(FULL|IOERR|BUSY|LOCKED|READONLY|CANTOPEN|CORRUPT|NOTADB|NOMEM)/;
/** Another writer has written this entry. */
const TAKEN_NUMBER = /^UNIQUE constraint failed: log\./;

/** What is remembered of tables, and forgotten when something of them is undone. */
export interface WriterMemory {
  readonly ids: TableIds;
  readonly commands: KnownCommands;
}

/** Writes entries of many tables in one commit. It throws when none is kept. */
export function batchWriter(database: SqliteDatabase, memory: WriterMemory) {
  const write = entryWriter(database, memory);

  function forget(undone: readonly Append[]): void {
    memory.ids.forget();
    for (const { table } of undone) memory.commands.forget(table);
  }

  function attempt(append: Append): AppendOutcome {
    try {
      inSavepoint(database, () => write(append));
      return null;
    } catch (error) {
      forget([append]);
      if (!database.inTransaction || DATABASE_WIDE.test(errorCode(error))) throw error;
      const message = error instanceof Error ? error.message : String(error);
      if (error instanceof DoubledCommand) return { message, isConflict: false, knownAt: error.seq };
      return { message, isConflict: TAKEN_NUMBER.test(message) };
    }
  }

  /** Savepoints cost as much as the entries themselves: they are used only for a batch with a bad entry. */
  return (batch: readonly Append[]): readonly AppendOutcome[] => {
    try {
      return inTransaction(database, () =>
        batch.map((append) => {
          write(append);
          return null;
        }),
      );
    } catch (error) {
      forget(batch);
      if (DATABASE_WIDE.test(errorCode(error))) throw error;
    }
    try {
      return inTransaction(database, () => batch.map(attempt));
    } finally {
      forget(batch);
    }
  };
}

function entryWriter(database: SqliteDatabase, { ids, commands }: WriterMemory): (append: Append) => void {
  const insertEntry = database.prepare(
    "INSERT INTO log (table_id, seq, at, changes, command) VALUES (?, ?, ?, ?, ?)",
  );
  const insertLine = database.prepare("INSERT INTO chat VALUES (?, ?, ?, ?)");
  const forgetLines = database.prepare(
    `DELETE FROM chat WHERE table_id = ?1 AND room = ?2 AND id <=
       (SELECT id FROM chat WHERE table_id = ?1 AND room = ?2 ORDER BY id DESC LIMIT 1 OFFSET ${CHAT_LINES})`,
  );
  const close = database.prepare("UPDATE tables SET closed = 1 WHERE id = ?");
  const insertGame = database.prepare(
    `INSERT INTO games (game_id, table_id, kept_at, body)
     VALUES (?, ?, (SELECT seconds FROM observed_time), ?)`,
  );
  const forgetGames = database.prepare(
    `DELETE FROM games WHERE id IN
       (SELECT id FROM games WHERE table_id = ? ORDER BY id DESC LIMIT -1 OFFSET ${GAMES_OF_TABLE})`,
  );
  const takeSnapshot = snapshotWriter(database);
  return ({ table, seq, at, command, changes, chat, closes, game, snapshot }) => {
    const id = seq === 1 ? ids.create(table, at) : ids.find(table);
    if (id === null) throw new Error("there is no such table");
    if (command !== null) commands.add({ table, id, command, seq });
    insertEntry.run(id, seq, at, changes, command);
    for (const line of chat) {
      insertLine.run(id, line.room, line.id, line.line);
      forgetLines.run(id, line.room);
    }
    if (closes) close.run(id);
    if (game !== null) {
      insertGame.run(game.gameId, id, game.body);
      forgetGames.run(id);
    }
    if (snapshot !== null) {
      takeSnapshot(id, seq, snapshot);
      commands.forgetUntil(table, seq - COMMANDS_KEPT);
    }
  };
}
