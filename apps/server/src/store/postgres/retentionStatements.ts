import { randomBytes } from "node:crypto";
import type { Keep } from "../retention.ts";
import type { Queries } from "./queries.ts";

const OBSERVED = { name: "observed", text: "SELECT seconds::float8 AS seconds FROM observed_time" };
/** Several nodes observe the same time. */
const OBSERVE = { name: "observe", text: "UPDATE observed_time SET seconds = greatest(seconds, $1)" };
const TOUCH = {
  name: "touch",
  text: "UPDATE tables SET touched_at = (SELECT seconds FROM observed_time) WHERE code = ANY($1)",
};
const PARTS = ["log", "commands", "chat", "snapshots"];
/** One step deletes so few that nobody waits long for it. */
const DELETE_OLD = {
  name: "delete-old",
  text: `
    WITH now AS (SELECT seconds FROM observed_time),
    old AS (
      DELETE FROM tables WHERE code IN (
        SELECT code FROM tables WHERE touched_at < (SELECT seconds FROM now) - $1
        LIMIT 20 FOR UPDATE SKIP LOCKED)
      RETURNING code
    ),
    ${PARTS.map((part) => `${part}_gone AS (DELETE FROM ${part} WHERE table_code IN (SELECT code FROM old))`).join(", ")},
    games_gone AS (
      DELETE FROM games WHERE id IN (
        SELECT id FROM games WHERE kept_at < (SELECT seconds FROM now) - $2 LIMIT 50)
      RETURNING id
    )
    SELECT ((SELECT count(*) FROM old) + (SELECT count(*) FROM games_gone))::int AS deleted`,
};
/** Makes a row and removes it again. */
const PROBE = {
  name: "probe",
  text: `INSERT INTO nodes (id, expires_at) VALUES ($1, '-infinity')`,
};
const UNPROBE = { name: "unprobe", text: "DELETE FROM nodes WHERE id = $1" };

/** What becomes old, and when; and whether the database can be written. */
export function retentionStatements(queries: Queries) {
  return {
    async observedSeconds(): Promise<number> {
      const [row] = await queries.rows<{ seconds: number }>(OBSERVED);
      return row?.seconds ?? 0;
    },

    async observe(seconds: number): Promise<void> {
      await queries.rows(OBSERVE, [seconds]);
    },

    async touch(tables: readonly string[]): Promise<void> {
      if (tables.length > 0) await queries.rows(TOUCH, [tables]);
    },

    async deleteOld({ tableSeconds, gameSeconds }: Keep): Promise<number> {
      const [row] = await queries.rows<{ deleted: number }>(DELETE_OLD, [tableSeconds, gameSeconds]);
      return row?.deleted ?? 0;
    },

    async probe(): Promise<void> {
      const id = `probe-${randomBytes(8).toString("hex")}`;
      await queries.rows(PROBE, [id]);
      await queries.rows(UNPROBE, [id]);
    },
  };
}
