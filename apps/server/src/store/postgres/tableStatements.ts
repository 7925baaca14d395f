import type { Append } from "../appendBatch.ts";
import { CHAT_LINES, COMMANDS_KEPT, GAMES_OF_TABLE } from "../bounds.ts";
import type { SavedEntry, SavedRows } from "../tableReader.ts";
import type { Queries } from "./queries.ts";

const statement = (name: string, text: string) => ({ name, text });

const FIND = statement("find", "SELECT closed FROM tables WHERE code = $1");
const ENTRIES = statement(
  "entries",
  `SELECT seq, at::float8 AS at, changes FROM log WHERE table_code = $1 AND seq > $2 ORDER BY seq`,
);
const SNAPSHOT = statement("snapshot", "SELECT seq, state FROM snapshots WHERE table_code = $1");
const CHAT = statement(
  "chat",
  `SELECT line FROM (
     SELECT id, line, row_number() OVER (PARTITION BY room ORDER BY id DESC) AS age FROM chat
     WHERE table_code = $1) AS lines
   WHERE age <= ${CHAT_LINES} ORDER BY id`,
);
const COMMANDS = statement(
  "commands",
  "SELECT command, seq FROM commands WHERE table_code = $1 ORDER BY seq",
);
const KNOWN_AT = statement("known-at", "SELECT seq FROM commands WHERE table_code = $1 AND command = $2");
const GAME = statement("game", "SELECT body FROM games WHERE game_id = $1");
const DELETE_GAME = statement("delete-game", "DELETE FROM games WHERE game_id = $1");

/** What the newest snapshots of tables have made superfluous. It may be done late, twice, or by an older node. */
const TRIM = statement(
  "trim",
  `WITH
   entries AS (
     DELETE FROM log USING snapshots AS newest
     WHERE log.table_code = ANY($1) AND newest.table_code = log.table_code AND log.seq <= newest.seq),
   answers AS (
     DELETE FROM commands USING snapshots AS newest
     WHERE commands.table_code = ANY($1) AND newest.table_code = commands.table_code
       AND commands.seq <= newest.seq - ${COMMANDS_KEPT}),
   lines AS (
     DELETE FROM chat AS old WHERE table_code = ANY($1) AND id <= (
       SELECT id FROM chat WHERE table_code = old.table_code AND room = old.room
       ORDER BY id DESC LIMIT 1 OFFSET ${CHAT_LINES}))
   DELETE FROM games WHERE id IN (
     SELECT id FROM (
       SELECT id, row_number() OVER (PARTITION BY table_code ORDER BY id DESC) AS age FROM games
       WHERE table_code = ANY($1)) AS aged
     WHERE age > ${GAMES_OF_TABLE})`,
);

/** What is read of tables and games, and what a table forgets. */
export function tableStatements(queries: Queries) {
  const entriesAfter = (table: string, seq: number) => queries.rows<SavedEntry>(ENTRIES, [table, seq]);

  return {
    entries: (table: string) => entriesAfter(table, 0),

    async restore(table: string): Promise<SavedRows | null> {
      const [snapshot] = await queries.rows<{ seq: number; state: string }>(SNAPSHOT, [table]);
      const entries = await entriesAfter(table, snapshot?.seq ?? 0);
      if (snapshot === undefined && entries.length === 0) return null;
      const chat = await queries.rows<{ line: string }>(CHAT, [table]);
      const commands = await queries.rows<{ command: string; seq: number }>(COMMANDS, [table]);
      return {
        snapshot: snapshot?.state ?? null,
        entries,
        chat: chat.map(({ line }) => line),
        commands: commands.map(({ command, seq }) => [command, seq]),
      };
    },

    /** The number of the entry that a command has; null when it has none. */
    async knownAt({ table, command }: Pick<Append, "table" | "command">): Promise<number | null> {
      const [row] = await queries.rows<{ seq: number }>(KNOWN_AT, [table, command]);
      return row?.seq ?? null;
    },

    async find(table: string): Promise<"open" | "closed" | null> {
      const [row] = await queries.rows<{ closed: boolean }>(FIND, [table]);
      if (row === undefined) return null;
      return row.closed ? "closed" : "open";
    },

    async game(gameId: string): Promise<string | null> {
      const [row] = await queries.rows<{ body: string }>(GAME, [gameId]);
      return row?.body ?? null;
    },

    async deleteGame(gameId: string): Promise<void> {
      await queries.rows(DELETE_GAME, [gameId]);
    },

    async trim(tables: readonly string[]): Promise<void> {
      await queries.rows(TRIM, [tables]);
    },
  };
}
