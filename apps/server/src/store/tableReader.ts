import type { WriterMemory } from "./appendBatch.ts";
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
export function tableReader(database: SqliteDatabase, { ids, commands, journal }: WriterMemory) {
  const pages = database
    .prepare(
      "SELECT entries FROM pages WHERE table_id = ? AND last >= ? AND entries IS NOT NULL ORDER BY last",
    )
    .raw();
  const chat = database.prepare("SELECT line FROM chat WHERE table_id = ? ORDER BY id").raw();
  const snapshots = database
    .prepare("SELECT seq, state FROM snapshots WHERE table_id = ? ORDER BY seq DESC")
    .raw();
  const closed = database.prepare("SELECT closed FROM tables WHERE id = ?").raw();
  const game = database.prepare("SELECT body FROM games WHERE game_id = ?").raw();

  function entriesFrom(id: number, seq: number): readonly SavedEntry[] {
    const older = rowsOf(pages.all(id, seq)).flatMap(([text]) => entriesIn(String(text)));
    return [...older, ...journal.entriesOf(id)]
      .filter((entry) => entry.seq >= seq)
      .toSorted((a, b) => a.seq - b.seq);
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

function entriesIn(page: string): readonly SavedEntry[] {
  const entries: readonly (readonly [number, number, string])[] = JSON.parse(page);
  return entries.map(([seq, at, changes]) => ({ seq, at, changes }));
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
