/*
 * Both databases have the same tables. A table of the game has a row in `tables`, whose `version` is the number of its
 * newest entry; the log has its last entries, each with the command that led to it, and `snapshots` what the table was
 * after some of them. A club is a table in this sense, with a row in `clubs` beside it: `results` there is the number of
 * the newest result that its tables have left. `links` has the codes that lead to a club beside its own. `used_at` and `kept_at` are seconds of observed time, which the clock of the machine cannot move.
 */

/** SQL that leads from one version of the schema to the next, the first of them from 1 to 2. */
export const SQLITE_STEPS: readonly string[] = [];
export const SCHEMA_VERSION = 1;
export const NEWER_SCHEMA = "it was written by a newer Buck Euchre; update this one";

export const SQLITE_SCHEMA = `
  CREATE TABLE tables (
    code TEXT NOT NULL PRIMARY KEY,
    used_at INTEGER NOT NULL,
    closed INTEGER NOT NULL DEFAULT 0,
    version INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE log (
    table_code TEXT NOT NULL,
    seq INTEGER NOT NULL,
    at INTEGER NOT NULL,
    command TEXT,
    changes TEXT NOT NULL,
    checksum INTEGER NOT NULL,
    PRIMARY KEY (table_code, seq)
  ) STRICT, WITHOUT ROWID;
  CREATE UNIQUE INDEX log_command ON log (table_code, command) WHERE command IS NOT NULL;

  CREATE TABLE snapshots (
    table_code TEXT NOT NULL,
    seq INTEGER NOT NULL,
    state TEXT NOT NULL,
    checksum INTEGER NOT NULL,
    PRIMARY KEY (table_code, seq)
  ) STRICT;

  CREATE TABLE games (
    id INTEGER PRIMARY KEY,
    game_id TEXT NOT NULL UNIQUE,
    table_code TEXT NOT NULL,
    kept_at INTEGER NOT NULL,
    checksum INTEGER NOT NULL,
    body TEXT NOT NULL
  ) STRICT;
  CREATE INDEX games_of_table ON games (table_code);
  CREATE INDEX games_by_age ON games (kept_at);

  CREATE TABLE clubs (
    code TEXT NOT NULL PRIMARY KEY,
    results INTEGER NOT NULL DEFAULT 0
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE links (
    link TEXT NOT NULL PRIMARY KEY,
    club_code TEXT NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX links_of_club ON links (club_code);

  CREATE TABLE results (
    club_code TEXT NOT NULL,
    number INTEGER NOT NULL,
    game_id TEXT NOT NULL UNIQUE,
    checksum INTEGER NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (club_code, number)
  ) STRICT;

  CREATE TABLE observed_time (id INTEGER PRIMARY KEY CHECK (id = 1), seconds INTEGER NOT NULL) STRICT;
  INSERT INTO observed_time VALUES (1, 0);
  PRAGMA user_version = ${SCHEMA_VERSION};`;

/**
 * `tables` has the fence as well: who writes a table, and in which epoch. `used_at` has no index, so that a table's row
 * can be written anew in its page.
 */
export const POSTGRES_SCHEMA = `
  CREATE TABLE nodes (
    name text PRIMARY KEY,
    id text NOT NULL UNIQUE,
    expires_at timestamptz NOT NULL
  );

  CREATE TABLE tables (
    code text PRIMARY KEY,
    used_at bigint NOT NULL,
    closed boolean NOT NULL DEFAULT false,
    version integer NOT NULL,
    owner text,
    epoch bigint NOT NULL
  ) WITH (fillfactor = 70);

  CREATE TABLE log (
    table_code text NOT NULL,
    seq integer NOT NULL,
    epoch bigint NOT NULL,
    at bigint NOT NULL,
    command text,
    changes text NOT NULL,
    checksum bigint NOT NULL,
    PRIMARY KEY (table_code, seq)
  );
  CREATE UNIQUE INDEX log_command ON log (table_code, command) WHERE command IS NOT NULL;

  CREATE TABLE snapshots (
    table_code text NOT NULL,
    seq integer NOT NULL,
    state text NOT NULL,
    checksum bigint NOT NULL,
    PRIMARY KEY (table_code, seq)
  );

  CREATE TABLE games (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    game_id text NOT NULL UNIQUE,
    table_code text NOT NULL,
    kept_at bigint NOT NULL,
    checksum bigint NOT NULL,
    body text NOT NULL
  );
  CREATE INDEX games_of_table ON games (table_code);
  CREATE INDEX games_by_age ON games (kept_at);

  CREATE TABLE clubs (
    code text PRIMARY KEY,
    results integer NOT NULL DEFAULT 0
  );

  CREATE TABLE links (
    link text PRIMARY KEY,
    club_code text NOT NULL
  );
  CREATE INDEX links_of_club ON links (club_code);

  CREATE TABLE results (
    club_code text NOT NULL,
    number integer NOT NULL,
    game_id text NOT NULL UNIQUE,
    checksum bigint NOT NULL,
    body text NOT NULL,
    PRIMARY KEY (club_code, number)
  );

  CREATE TABLE observed_time (id integer PRIMARY KEY CHECK (id = 1), seconds bigint NOT NULL);
  INSERT INTO observed_time VALUES (1, 0);

  CREATE TABLE schema_version (version integer NOT NULL);
  INSERT INTO schema_version VALUES (${SCHEMA_VERSION});`;
