import { randomBytes } from "node:crypto";
import type { ClientBase } from "pg";
import { nodeStatements, type NodeIdentity } from "./claims.ts";
import { OutcomeUnknown, type FencedAppend, type FencedDatabase } from "./fencedStore.ts";
import {
  CLUB_SECONDS,
  COMMANDS_KEPT,
  GAMES_OF_TABLE,
  RESULTS_AT_ONCE,
  RESULTS_KEPT,
  type AppendOutcome,
  type Keep,
} from "./port.ts";
import { messageOf, Queries, sqlState, withClient, type PostgresOptions } from "./postgresQueries.ts";
import type { GameRow, TableRows } from "./rows.ts";
import { NEWER_SCHEMA, POSTGRES_SCHEMA, SCHEMA_VERSION } from "./schema.ts";

export interface PostgresDatabaseOptions extends PostgresOptions {
  readonly node: NodeIdentity;
}

/** Connects, checks that nothing acknowledged can be lost, and makes the tables where there are none. */
export async function openPostgres(options: PostgresDatabaseOptions): Promise<FencedDatabase> {
  await withClient(options.url, async (client) => {
    await mustBeDurable(client);
    await createPostgresTables(client);
  });
  return postgresDatabase(new Queries(options), options.node);
}

/** Without these a power cut of the database takes what was acknowledged. */
export async function mustBeDurable(client: ClientBase): Promise<void> {
  for (const name of ["fsync", "synchronous_commit"]) {
    const { rows } = await client.query<{ value: string }>("SELECT current_setting($1) AS value", [name]);
    if (rows[0]?.value === "off") throw new Error(`its setting ${name} is off, and moves would be lost`);
  }
}

/** Any number that no other program uses in this database. */
const LOCK = 7_268_403;

/** Makes the tables of a new database, by one node at a time, and all of them or none. */
export async function createPostgresTables(client: ClientBase): Promise<void> {
  await client.query("BEGIN");
  try {
    await client.query("SELECT pg_advisory_xact_lock($1)", [LOCK]);
    const found = await client.query<{ name: string | null }>("SELECT to_regclass('schema_version') AS name");
    if (found.rows[0]?.name === null) await client.query(POSTGRES_SCHEMA);
    const { rows } = await client.query<{ version: number }>("SELECT version FROM schema_version");
    if (rows[0]?.version !== SCHEMA_VERSION) throw new Error(NEWER_SCHEMA);
    await client.query("COMMIT");
  } catch (error) {
    await client.query("ROLLBACK");
    throw error;
  }
}

function postgresDatabase(queries: Queries, node: NodeIdentity): FencedDatabase {
  const { append, stop } = writer(queries, node);
  return {
    ...reader(queries),
    ...retention(queries),
    ...nodeStatements(queries, node),
    append,

    kept: async (batch) => {
      const rows = await queries.rows<{ table: string }>(KEPT, [JSON.stringify(batch)]);
      return rows.map(({ table }) => table);
    },

    close: async () => {
      stop();
      await queries.end();
    },
  };
}

/**
 * Keeps a batch with one entry for each table, and tells which are kept. The row of a table is its fence: an entry whose
 * epoch has passed, or whose number is not the next one, finds no row to advance and leaves nothing at all. The owner is
 * asked for as well: a standby that took over without the newest claims would give out their epochs a second time.
 */
const APPEND = {
  name: "append",
  text: `
    WITH entry AS MATERIALIZED (
      SELECT * FROM json_to_recordset($1::json) AS entry (
        "table" text, seq integer, epoch bigint, at bigint, command text, changes text, checksum bigint,
        closes boolean, founds boolean, link text, result json, game json, snapshot json)
    ),
    observed AS (SELECT seconds FROM observed_time),
    created AS (
      INSERT INTO tables (code, used_at, owner, epoch, version)
      SELECT "table", (SELECT seconds FROM observed), $2, epoch, seq FROM entry WHERE seq = 1
      ON CONFLICT DO NOTHING
      RETURNING code
    ),
    advanced AS (
      UPDATE tables SET version = entry.seq, closed = tables.closed OR entry.closes
      FROM entry
      WHERE code = entry."table" AND owner = $2 AND tables.epoch = entry.epoch AND version = entry.seq - 1
      RETURNING entry.*
    ),
    kept AS (
      SELECT * FROM advanced UNION ALL SELECT entry.* FROM entry JOIN created ON code = "table"
    ),
    logged AS (
      INSERT INTO log (table_code, seq, epoch, at, command, changes, checksum)
      SELECT "table", seq, epoch, at, command, changes, checksum FROM kept
    ),
    finished AS (
      INSERT INTO games (game_id, table_code, kept_at, checksum, body)
      SELECT game ->> 'gameId', "table", (SELECT seconds FROM observed), (game ->> 'checksum')::bigint, game ->> 'body'
      FROM kept WHERE json_typeof(game) = 'object'
    ),
    founded AS (INSERT INTO clubs (code) SELECT "table" FROM kept WHERE founds),
    linked AS (INSERT INTO links (link, club_code) SELECT link, "table" FROM kept WHERE link IS NOT NULL),
    left_results AS (
      SELECT result ->> 'club' AS club, result ->> 'gameId' AS game_id, (result ->> 'checksum')::bigint AS checksum,
        result ->> 'body' AS body, row_number() OVER (PARTITION BY result ->> 'club') AS place
      FROM kept WHERE json_typeof(result) = 'object'
    ),
    -- Whoever counts holds the row to the end: a club never reads a result before one with a lower number.
    counted AS (
      UPDATE clubs SET results = results + more
      FROM (SELECT club, count(*)::int AS more FROM left_results GROUP BY club ORDER BY club) AS each
      WHERE code = club
      RETURNING code, results - more AS before
    ),
    numbered AS (
      INSERT INTO results (club_code, number, game_id, checksum, body)
      SELECT code, before + place, game_id, checksum, body FROM left_results JOIN counted ON code = club
    ),
    remembered AS (
      INSERT INTO snapshots (table_code, seq, state, checksum)
      SELECT "table", seq, snapshot ->> 'state', (snapshot ->> 'checksum')::bigint
      FROM kept WHERE json_typeof(snapshot) = 'object'
    )
    SELECT "table" FROM kept`,
};

/** Which entries of a batch are there already, from the same writer. */
const KEPT = {
  name: "kept",
  text: `
    SELECT entry."table"
    FROM json_to_recordset($1::json) AS entry ("table" text, seq integer, epoch bigint, command text)
    JOIN log ON table_code = entry."table" AND log.seq = entry.seq AND log.epoch = entry.epoch
      AND log.command IS NOT DISTINCT FROM entry.command`,
};

const ENTRY_OF_COMMAND = {
  name: "entry-of-command",
  text: "SELECT seq FROM log WHERE table_code = $1 AND command = $2",
};

/** Data that cannot be stored, or that clashes with what is there. */
const OF_ONE_ENTRY = /^2[23]/;
/** A record of a game that is there already is a mistake of the table, not another writer. */
const TAKEN_NUMBER = /"log_pkey"/;
const KNOWN_COMMAND = /"log_command"/;
const FENCED: AppendOutcome = { message: "another node has the table, or has written it", isConflict: true };

function writer(queries: Queries, node: NodeIdentity) {
  const trimmer = trimLater(async (tables) => void (await queries.rows(TRIM, [tables])));

  async function write(batch: readonly FencedAppend[]): Promise<readonly AppendOutcome[]> {
    const rows = await queries.rows<{ table: string }>(APPEND, [JSON.stringify(batch), node.id]);
    const kept = new Set(rows.map(({ table }) => table));
    return batch.map(({ table }) => (kept.has(table) ? null : FENCED));
  }

  async function writeAlone(each: FencedAppend): Promise<AppendOutcome> {
    try {
      return (await write([each]))[0] ?? null;
    } catch (error) {
      if (error instanceof OutcomeUnknown) throw error;
      const message = messageOf(error);
      const [known] = KNOWN_COMMAND.test(message)
        ? await queries.rows<{ seq: number }>(ENTRY_OF_COMMAND, [each.table, each.command])
        : [];
      return known === undefined
        ? { message, isConflict: TAKEN_NUMBER.test(message) }
        : { message, isConflict: false, knownAt: known.seq };
    }
  }

  async function writeAll(batch: readonly FencedAppend[]): Promise<readonly AppendOutcome[]> {
    try {
      return await write(batch);
    } catch (error) {
      // The others of the batch would be kept without it.
      if (!OF_ONE_ENTRY.test(sqlState(error))) throw error;
    }
    const outcomes: AppendOutcome[] = [];
    for (const each of batch) outcomes.push(await writeAlone(each));
    return outcomes;
  }

  return {
    append: async (batch: readonly FencedAppend[]) => {
      const outcomes = await writeAll(batch);
      batch.forEach(({ table, snapshot }, index) => {
        if (snapshot !== null && outcomes[index] === null) trimmer.add(table);
      });
      return outcomes;
    },
    stop: trimmer.stop,
  };
}

/** What the newest snapshots of tables have made superfluous. It may be done late, twice, or by an older node. */
const TRIM = {
  name: "trim",
  text: `
    WITH
    newest AS (
      SELECT table_code, max(seq) AS seq FROM snapshots WHERE table_code = ANY($1) GROUP BY table_code),
    entries AS (
      DELETE FROM log USING newest
      WHERE log.table_code = newest.table_code AND log.seq <= newest.seq - ${COMMANDS_KEPT}),
    counted AS (
      DELETE FROM results USING clubs
      WHERE clubs.code = ANY($1) AND club_code = clubs.code AND number <= clubs.results - ${RESULTS_KEPT}),
    older AS (
      DELETE FROM snapshots AS old WHERE table_code = ANY($1) AND seq < (
        SELECT seq FROM snapshots WHERE table_code = old.table_code ORDER BY seq DESC LIMIT 1 OFFSET 1))
    DELETE FROM games WHERE id IN (
      SELECT id FROM (
        SELECT id, row_number() OVER (PARTITION BY table_code ORDER BY id DESC) AS age FROM games
        WHERE table_code = ANY($1)) AS aged
      WHERE age > ${GAMES_OF_TABLE})`,
};

/** Superfluous rows of all tables are deleted by one statement: to plan it takes as long as to delete those of one. */
const TRIM_EVERY_MS = 250;

/** Nobody waits for it, and what fails or is left at the end is done with the next snapshot of its table. */
function trimLater(trim: (tables: readonly string[]) => Promise<void>) {
  const due = new Set<string>();
  let timer: NodeJS.Timeout | null = null;
  const trimAll = () => {
    timer = null;
    const tables = [...due];
    due.clear();
    trim(tables).catch(() => {});
  };
  return {
    add: (table: string) => {
      due.add(table);
      timer ??= setTimeout(trimAll, TRIM_EVERY_MS);
    },
    stop: () => {
      if (timer !== null) clearTimeout(timer);
    },
  };
}

const FIND = {
  name: "find",
  text: "SELECT closed FROM tables WHERE code = $1 AND NOT EXISTS (SELECT FROM clubs WHERE clubs.code = $1)",
};
const FIND_CLUB = {
  name: "find-club",
  text: "SELECT code FROM clubs WHERE code = $1 UNION SELECT club_code FROM links WHERE link = $1",
};
const RESULTS = {
  name: "results",
  text: `
    SELECT number, game_id, body, checksum::float8 AS checksum FROM results
    WHERE club_code = $1 AND number > $2 ORDER BY number LIMIT ${RESULTS_AT_ONCE}`,
};
/** One statement sees one moment: between two of them an entry could come, or be trimmed. */
const RESTORE = {
  name: "restore",
  text: `
    SELECT version,
      (SELECT coalesce(json_agg(row ORDER BY seq DESC), '[]')
       FROM (SELECT seq, state, checksum FROM snapshots WHERE table_code = code) AS row) AS snapshots,
      (SELECT coalesce(json_agg(row ORDER BY seq), '[]')
       FROM (SELECT seq, at, command, changes, checksum FROM log WHERE table_code = code) AS row) AS entries
    FROM tables WHERE code = $1`,
};
const GAME = {
  name: "game",
  text: "SELECT body, checksum::float8 AS checksum FROM games WHERE game_id = $1",
};

function reader(queries: Queries) {
  return {
    async restore(table: string): Promise<unknown> {
      return (await queries.rows<TableRows>(RESTORE, [table]))[0] ?? null;
    },

    async find(table: string): Promise<"open" | "closed" | null> {
      const [row] = await queries.rows<{ closed: boolean }>(FIND, [table]);
      if (row === undefined) return null;
      return row.closed ? "closed" : "open";
    },

    async findClub(link: string): Promise<string | null> {
      const [row] = await queries.rows<{ code: string }>(FIND_CLUB, [link]);
      return row?.code ?? null;
    },

    async results(club: string, after: number): Promise<unknown> {
      return queries.rows(RESULTS, [club, after]);
    },

    async game(gameId: string): Promise<unknown> {
      return (await queries.rows<GameRow>(GAME, [gameId]))[0] ?? null;
    },
  };
}

const OBSERVED = { name: "observed", text: "SELECT seconds::float8 AS seconds FROM observed_time" };
/** Several nodes observe the same time. */
const OBSERVE = { name: "observe", text: "UPDATE observed_time SET seconds = greatest(seconds, $1)" };
const TOUCH = {
  name: "touch",
  text: "UPDATE tables SET used_at = (SELECT seconds FROM observed_time) WHERE code = ANY($1)",
};
const DELETE_GAME = { name: "delete-game", text: "DELETE FROM games WHERE game_id = $1" };
/** One step deletes so few that nobody waits long for it. */
const DELETE_OLD = {
  name: "delete-old",
  text: `
    WITH now AS (SELECT seconds FROM observed_time),
    old AS (
      DELETE FROM tables WHERE code IN (
        SELECT code FROM tables WHERE used_at < (SELECT seconds FROM now) -
          CASE WHEN EXISTS (SELECT FROM clubs WHERE clubs.code = tables.code)
            THEN greatest($1::bigint, ${CLUB_SECONDS}) ELSE $1::bigint END
        LIMIT 20 FOR UPDATE SKIP LOCKED)
      RETURNING code
    ),
    entries AS (DELETE FROM log WHERE table_code IN (SELECT code FROM old)),
    of_clubs AS (DELETE FROM clubs WHERE code IN (SELECT code FROM old)),
    of_links AS (DELETE FROM links WHERE club_code IN (SELECT code FROM old)),
    of_results AS (DELETE FROM results WHERE club_code IN (SELECT code FROM old)),
    states AS (DELETE FROM snapshots WHERE table_code IN (SELECT code FROM old)),
    records AS (
      DELETE FROM games WHERE id IN (
        SELECT id FROM games WHERE kept_at < (SELECT seconds FROM now) - $2 LIMIT 50)
      RETURNING id
    )
    SELECT ((SELECT count(*) FROM old) + (SELECT count(*) FROM records))::int AS deleted`,
};
/** Makes a row and removes it again. */
const PROBE = {
  name: "probe",
  text: "INSERT INTO nodes (name, id, expires_at) VALUES ($1, $1, '-infinity')",
};
const UNPROBE = { name: "unprobe", text: "DELETE FROM nodes WHERE id = $1" };

/** What becomes old, and when; and whether the database can be written. */
function retention(queries: Queries) {
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

    async deleteGame(gameId: string): Promise<void> {
      await queries.rows(DELETE_GAME, [gameId]);
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
