import type { ClientBase } from "pg";

/**
 * `touched_at` has no index, so that a table's row can be written anew in its page. A table has one snapshot and the
 * entries since. `touched_at` and `kept_at` are seconds of observed time.
 */
const VERSION_1 = `
  CREATE TABLE nodes (
    id text PRIMARY KEY,
    url text,
    expires_at timestamptz NOT NULL
  );
  CREATE TABLE tables (
    code text PRIMARY KEY,
    created_at bigint NOT NULL,
    touched_at bigint NOT NULL,
    closed boolean NOT NULL DEFAULT false,
    owner text,
    epoch bigint NOT NULL,
    version integer NOT NULL
  ) WITH (fillfactor = 70);
  CREATE TABLE log (
    table_code text NOT NULL,
    seq integer NOT NULL,
    epoch bigint NOT NULL,
    at bigint NOT NULL,
    command text,
    changes text NOT NULL,
    PRIMARY KEY (table_code, seq)
  );
  CREATE TABLE commands (
    table_code text NOT NULL,
    command text NOT NULL,
    seq integer NOT NULL,
    PRIMARY KEY (table_code, command)
  );
  CREATE TABLE chat (
    table_code text NOT NULL,
    room text NOT NULL,
    id integer NOT NULL,
    line text NOT NULL,
    PRIMARY KEY (table_code, room, id)
  );
  CREATE TABLE snapshots (
    table_code text PRIMARY KEY,
    seq integer NOT NULL,
    state text NOT NULL
  );
  CREATE TABLE games (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    game_id text NOT NULL UNIQUE,
    table_code text NOT NULL,
    kept_at bigint NOT NULL,
    body text NOT NULL
  );
  CREATE INDEX games_of_table ON games (table_code);
  CREATE TABLE observed_time (id integer PRIMARY KEY CHECK (id = 1), seconds bigint NOT NULL);
  INSERT INTO observed_time VALUES (1, 0);`;

/** Step n brings a database from version n to n + 1. A step only adds: older nodes run meanwhile. */
const STEPS = [VERSION_1];
/** Any number that no other program uses in this database. */
const LOCK = 7_268_403;

/** Brings the tables up to date, by one node at a time, and all of it or nothing. */
export async function migratePostgres(client: ClientBase): Promise<void> {
  await client.query("BEGIN");
  try {
    await client.query("SELECT pg_advisory_xact_lock($1)", [LOCK]);
    await client.query("CREATE TABLE IF NOT EXISTS schema_version (version integer NOT NULL)");
    const { rows } = await client.query<{ version: number }>("SELECT version FROM schema_version");
    const version = rows[0]?.version ?? 0;
    if (version > STEPS.length) {
      throw new Error("it was written by a newer Buck Euchre; update this one");
    }
    for (const step of STEPS.slice(version)) await client.query(step);
    await client.query("DELETE FROM schema_version");
    await client.query("INSERT INTO schema_version VALUES ($1)", [STEPS.length]);
    await client.query("COMMIT");
  } catch (error) {
    await client.query("ROLLBACK");
    throw error;
  }
}

/** Without these a power cut of the database takes what was acknowledged. */
export async function mustBeDurable(client: ClientBase): Promise<void> {
  for (const name of ["fsync", "synchronous_commit"]) {
    const { rows } = await client.query<{ value: string }>("SELECT current_setting($1) AS value", [name]);
    if (rows[0]?.value === "off") throw new Error(`its setting ${name} is off, and moves would be lost`);
  }
}
