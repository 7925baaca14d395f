import { CLUB_SECONDS, type Keep } from "./port.ts";
import { inTransaction, type SqliteDatabase } from "./sqliteFile.ts";

/** One step deletes so few that entries do not wait long for it. */
const TABLES_AT_ONCE = 20;
const GAMES_AT_ONCE = 50;

/** What becomes old, and when. Seconds are those that servers on this file have run, in all. */
export function retention(database: SqliteDatabase) {
  const readSeconds = database.prepare("SELECT seconds FROM observed_time").raw();
  const writeSeconds = database.prepare("UPDATE observed_time SET seconds = ?");
  const touchTable = database.prepare(
    "UPDATE tables SET used_at = (SELECT seconds FROM observed_time) WHERE code = ?",
  );
  const oldTables = `
    SELECT code FROM tables
    WHERE used_at < (SELECT seconds FROM observed_time) -
      CASE WHEN code IN (SELECT code FROM clubs) THEN max(?1, ${CLUB_SECONDS}) ELSE ?1 END
    ORDER BY code LIMIT ${TABLES_AT_ONCE}`;
  const deleteEntries = database.prepare(`DELETE FROM log WHERE table_code IN (${oldTables})`);
  const deleteSnapshots = database.prepare(`DELETE FROM snapshots WHERE table_code IN (${oldTables})`);
  const ofClubs = ["results", "links"].map((name) =>
    database.prepare(`DELETE FROM ${name} WHERE club_code IN (${oldTables})`),
  );
  const deleteTables = database.prepare(`DELETE FROM tables WHERE code IN (${oldTables})`);
  const deleteClubs = database.prepare("DELETE FROM clubs WHERE code NOT IN (SELECT code FROM tables)");
  const deleteGames = database.prepare(
    `DELETE FROM games WHERE id IN
       (SELECT id FROM games WHERE kept_at < (SELECT seconds FROM observed_time) - ? LIMIT ${GAMES_AT_ONCE})`,
  );
  const deleteGame = database.prepare("DELETE FROM games WHERE game_id = ?");
  return {
    observedSeconds(): number {
      return Number(readSeconds.all().flat()[0]);
    },

    observe(seconds: number): void {
      writeSeconds.run(seconds);
    },

    touch(codes: readonly string[]): void {
      inTransaction(database, () => codes.forEach((code) => touchTable.run(code)));
    },

    deleteGame(gameId: string): void {
      deleteGame.run(gameId);
    },

    /** Deletes some of what is older than it is kept; returns how many tables and games, 0 when nothing is left. */
    deleteOld({ tableSeconds, gameSeconds }: Keep): number {
      return inTransaction(database, () => {
        deleteEntries.run(tableSeconds);
        deleteSnapshots.run(tableSeconds);
        for (const rows of ofClubs) rows.run(tableSeconds);
        const deleted = deleteTables.run(tableSeconds).changes;
        deleteClubs.run();
        return deleted + deleteGames.run(gameSeconds).changes;
      });
    },
  };
}
