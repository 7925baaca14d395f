import { CHAT_LINES, COMMANDS_KEPT, GAMES_OF_TABLE } from "./bounds.ts";
import type { Journal } from "./journal.ts";
import type { KnownCommands } from "./knownCommands.ts";
import { snapshotWriter } from "./snapshotWriter.ts";
import { errorCode, inSavepoint, type SqliteDatabase } from "./transaction.ts";
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

/** What is remembered of tables, and forgotten or undone when something of them is undone. */
export interface WriterMemory {
  readonly ids: TableIds;
  readonly commands: KnownCommands;
  readonly journal: Journal;
}

/** Writes entries of many tables in one commit. It throws when none is kept. */
export function batchWriter(database: SqliteDatabase, memory: WriterMemory) {
  const { ids, commands, journal } = memory;
  const write = entryWriter(database, memory);

  function forget(undone: readonly Append[]): void {
    ids.forget();
    for (const { table } of undone) commands.forget(table);
  }

  function attempt(append: Append): AppendOutcome {
    const { mark } = journal;
    try {
      return inSavepoint(database, () => write(append));
    } catch (error) {
      journal.undo(mark);
      forget([append]);
      if (!database.inTransaction || DATABASE_WIDE.test(errorCode(error))) throw error;
      return refused(error instanceof Error ? error.message : String(error));
    }
  }

  function writeAll(
    batch: readonly Append[],
    writeOne: (append: Append) => AppendOutcome,
  ): readonly AppendOutcome[] {
    try {
      return journal.inTransaction(() => {
        if (journal.refresh()) {
          ids.forget();
          commands.forgetAll();
        }
        const outcomes = batch.map(writeOne);
        journal.writeRow();
        return outcomes;
      });
    } catch (error) {
      forget(batch);
      throw error;
    }
  }

  /** Savepoints cost as much as the entries themselves: they are used only for a batch with a bad entry. */
  return (batch: readonly Append[]): readonly AppendOutcome[] => {
    try {
      return writeAll(batch, write);
    } catch (error) {
      if (DATABASE_WIDE.test(errorCode(error))) throw error;
      return writeAll(batch, attempt);
    }
  };
}

function refused(message: string, isConflict = false): NonNullable<AppendOutcome> {
  return { message, isConflict };
}

/** What the database itself does not let pass is thrown. */
function entryWriter(
  database: SqliteDatabase,
  { ids, commands, journal }: WriterMemory,
): (append: Append) => AppendOutcome {
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
    if (Number.isNaN(at)) return refused("an entry has a time");
    const id = seq === 1 ? ids.create(table, at) : ids.find(table);
    if (id === null) return refused("there is no such table");
    const knownAt = command === null ? null : commands.add({ table, id, command, seq });
    if (knownAt !== null) return { ...refused(`the command has entry ${knownAt} already`), knownAt };
    if (seq <= journal.lastOf(id)) {
      commands.forget(table);
      return refused(`entry ${seq} is there already`, true);
    }
    const entry = { seq, at, command, changes };
    if (snapshot === null) journal.add(id, entry);
    else journal.addPage(id, entry);
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
    return null;
  };
}
