import type { FencedAppend } from "../fenced/fencedDatabase.ts";

const entryOf = (columns: string) =>
  `entry AS MATERIALIZED (SELECT * FROM json_to_recordset($1::json) AS entry (${columns}))`;
const COLUMNS = `
  "table" text, seq integer, epoch bigint, at bigint, command text, changes text, closes boolean`;

/**
 * The row of a table is its fence: an entry whose epoch has passed, or whose number is not the next one, finds no row to
 * advance and leaves nothing at all. The owner is asked for as well: a standby that took over without the newest claims
 * would give out their epochs a second time.
 */
const ADVANCE = `
  UPDATE tables SET version = entry.seq, closed = tables.closed OR entry.closes
  FROM entry
  WHERE code = entry."table" AND owner = $2 AND tables.epoch = entry.epoch AND version = entry.seq - 1
  RETURNING entry.*`;

const LOGGED = `
  logged AS (
    INSERT INTO log SELECT "table", seq, epoch, at, command, changes FROM kept
  ),
  commanded AS (
    INSERT INTO commands SELECT "table", command, seq FROM kept WHERE command IS NOT NULL
  )`;

/** Entries and nothing beside them, as nearly every batch is. PostgreSQL prepares all parts of a statement each time. */
const APPEND = {
  name: "append",
  text: `WITH ${entryOf(COLUMNS)}, kept AS (${ADVANCE}), ${LOGGED} SELECT "table" FROM kept`,
};

const APPEND_WITH_MORE = {
  name: "append-with-more",
  text: `
    WITH ${entryOf(`${COLUMNS}, chat json, game json, snapshot text`)},
    observed AS (SELECT seconds FROM observed_time),
    created AS (
      INSERT INTO tables (code, created_at, touched_at, owner, epoch, version)
      SELECT "table", at, (SELECT seconds FROM observed), $2, epoch, seq FROM entry WHERE seq = 1
      ON CONFLICT DO NOTHING
      RETURNING code
    ),
    advanced AS (${ADVANCE}),
    kept AS (
      SELECT * FROM advanced UNION ALL SELECT entry.* FROM entry JOIN created ON code = "table"
    ),
    ${LOGGED},
    said AS (
      INSERT INTO chat SELECT "table", room, id, line
      FROM kept, json_to_recordset(chat) AS line (room text, id integer, line text)
    ),
    finished AS (
      INSERT INTO games (game_id, table_code, kept_at, body)
      SELECT game ->> 'gameId', "table", (SELECT seconds FROM observed), game ->> 'body'
      FROM kept WHERE json_typeof(game) = 'object'
    ),
    remembered AS (
      INSERT INTO snapshots SELECT "table", seq, snapshot FROM kept WHERE snapshot IS NOT NULL
      ON CONFLICT (table_code) DO UPDATE SET seq = excluded.seq, state = excluded.state
    )
    SELECT "table" FROM kept`,
};

/** The statement that keeps a batch with one entry for each table, and the text for it. It tells which are kept. */
export function appendStatement(batch: readonly FencedAppend[]) {
  const hasMore = batch.some(
    ({ seq, chat, game, snapshot }) => seq === 1 || chat.length > 0 || game !== null || snapshot !== null,
  );
  return hasMore
    ? { statement: APPEND_WITH_MORE, entries: JSON.stringify(batch) }
    : { statement: APPEND, entries: JSON.stringify(batch.map(withoutMore)) };
}

function withoutMore({ table, seq, epoch, at, command, changes, closes }: FencedAppend) {
  return { table, seq, epoch, at, command, changes, closes };
}

/** Which entries of a batch are there already, from the same writer. */
export const KEPT = {
  name: "kept",
  text: `
    SELECT entry."table"
    FROM json_to_recordset($1::json) AS entry ("table" text, seq integer, epoch bigint, command text)
    JOIN log ON table_code = entry."table" AND log.seq = entry.seq AND log.epoch = entry.epoch
      AND log.command IS NOT DISTINCT FROM entry.command`,
};
