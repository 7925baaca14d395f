import type { KnownCommands } from "./knownCommands.ts";
import type { TableIds } from "./tableIds.ts";
import { rowsOf, type SqliteDatabase } from "./transaction.ts";

export interface SavedEntry {
  readonly seq: number;
  readonly at: number;
  readonly changes: string;
}

export interface SavedRows {
  /** As JSON. */
  readonly snapshot: string | null;
  readonly entries: readonly SavedEntry[];
  /** Lines of both rooms, as JSON. */
  readonly chat: readonly string[];
  readonly commands: readonly (readonly [command: string, seq: number])[];
}

/** What is read of tables and games. */
export function tableReader(database: SqliteDatabase, ids: TableIds, commands: KnownCommands) {
  const entries = database
    .prepare("SELECT seq, at, changes FROM log WHERE table_id = ? AND seq >= ? ORDER BY seq")
    .raw();
  const chat = database.prepare("SELECT line FROM chat WHERE table_id = ? ORDER BY id").raw();
  const snapshots = database
    .prepare("SELECT seq, state FROM snapshots WHERE table_id = ? ORDER BY seq DESC")
    .raw();
  const closed = database.prepare("SELECT closed FROM tables WHERE id = ?").raw();
  const game = database.prepare("SELECT body FROM games WHERE game_id = ?").raw();

  function entriesFrom(id: number, seq: number): readonly SavedEntry[] {
    return rowsOf(entries.all(id, seq)).map((row) => ({
      seq: Number(row[0]),
      at: Number(row[1]),
      changes: String(row[2]),
    }));
  }

  return {
    entries(code: string): readonly SavedEntry[] {
      const id = ids.find(code);
      return id === null ? [] : entriesFrom(id, 1);
    },

    restore(code: string): SavedRows | null {
      const id = ids.find(code);
      if (id === null) return null;
      const snapshot = rowsOf(snapshots.all(id)).find(([, state]) => isJson(String(state)));
      return {
        snapshot: snapshot === undefined ? null : String(snapshot[1]),
        entries: entriesFrom(id, Number(snapshot?.[0] ?? 0) + 1),
        chat: rowsOf(chat.all(id)).map(([line]) => String(line)),
        commands: commands.of(id),
      };
    },

    find(code: string): "open" | "closed" | null {
      const id = ids.find(code);
      if (id === null) return null;
      return rowsOf(closed.all(id))[0]?.[0] === 0 ? "open" : "closed";
    },

    game(gameId: string): string | null {
      const [row] = rowsOf(game.all(gameId));
      return row === undefined ? null : String(row[0]);
    },
  };
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
