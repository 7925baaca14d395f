import { inTransaction, type SqliteDatabase } from "./transaction.ts";
import { copyVersion1 } from "./version1.ts";

const VERSION_1 = `
  CREATE TABLE tables (
    code TEXT PRIMARY KEY,
    created_at INTEGER NOT NULL,
    archived INTEGER NOT NULL DEFAULT 0
  ) WITHOUT ROWID;
  CREATE TABLE log (
    table_code TEXT NOT NULL,
    seq INTEGER NOT NULL,
    at INTEGER NOT NULL,
    command_id TEXT NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (table_code, seq),
    UNIQUE (table_code, command_id)
  ) WITHOUT ROWID;
  CREATE TABLE games (
    game_id TEXT PRIMARY KEY,
    table_code TEXT NOT NULL,
    ended_at INTEGER NOT NULL,
    body TEXT NOT NULL
  ) WITHOUT ROWID;
  CREATE TABLE pulse (id INTEGER PRIMARY KEY CHECK (id = 1), at INTEGER NOT NULL);`;

/**
 * used_at and kept_at are seconds of observed time, which the clock of the machine cannot move.
 * A table has at most two snapshots, and the entries since the older one.
 */
const VERSION_2 = `
  ALTER TABLE tables RENAME TO tables_1;
  ALTER TABLE log RENAME TO log_1;
  ALTER TABLE games RENAME TO games_1;
  CREATE TABLE tables (
    id INTEGER PRIMARY KEY,
    code TEXT NOT NULL UNIQUE,
    created_at INTEGER NOT NULL,
    used_at INTEGER NOT NULL DEFAULT 0,
    closed INTEGER NOT NULL DEFAULT 0
  );
  CREATE TABLE log (
    table_id INTEGER NOT NULL,
    seq INTEGER NOT NULL,
    at INTEGER NOT NULL,
    changes TEXT NOT NULL,
    PRIMARY KEY (table_id, seq)
  ) WITHOUT ROWID;
  CREATE TABLE commands (
    table_id INTEGER NOT NULL,
    command TEXT NOT NULL,
    seq INTEGER NOT NULL,
    PRIMARY KEY (table_id, command)
  ) WITHOUT ROWID;
  CREATE TABLE chat (
    table_id INTEGER NOT NULL,
    room TEXT NOT NULL,
    id INTEGER NOT NULL,
    line TEXT NOT NULL,
    PRIMARY KEY (table_id, room, id)
  ) WITHOUT ROWID;
  CREATE TABLE snapshots (
    table_id INTEGER NOT NULL,
    seq INTEGER NOT NULL,
    state TEXT NOT NULL,
    PRIMARY KEY (table_id, seq)
  );
  CREATE TABLE games (
    id INTEGER PRIMARY KEY,
    game_id TEXT NOT NULL UNIQUE,
    table_id INTEGER NOT NULL,
    kept_at INTEGER NOT NULL,
    body TEXT NOT NULL
  );
  CREATE INDEX games_of_table ON games (table_id);
  CREATE TABLE observed_time (id INTEGER PRIMARY KEY CHECK (id = 1), seconds INTEGER NOT NULL);
  INSERT INTO observed_time VALUES (1, 0);`;

/**
 * An entry's command is in its own row. Commands whose entries the log has forgotten, and those of entries that version
 * 2 wrote, are in `commands`.
 */
const VERSION_3 = `
  ALTER TABLE log ADD COLUMN command TEXT;
  CREATE VIEW known_commands AS
    SELECT table_id, command, seq FROM commands
    UNION ALL
    SELECT table_id, command, seq FROM log WHERE command IS NOT NULL;`;

/**
 * A row of the journal has all entries of one commit. A page of the log has many entries of one table, up to `last`, and
 * their commands, which are kept for longer: lists of [seq, at, changes] and [command, seq].
 */
const VERSION_4 = `
  CREATE TABLE journal (id INTEGER PRIMARY KEY, entries TEXT NOT NULL);
  CREATE TABLE pages (
    table_id INTEGER NOT NULL,
    last INTEGER NOT NULL,
    entries TEXT,
    commands TEXT NOT NULL,
    PRIMARY KEY (table_id, last)
  );
  INSERT INTO pages
    SELECT id, coalesce(
      (SELECT max(seq) FROM log WHERE table_id = id), (SELECT max(seq) FROM known_commands WHERE table_id = id)),
      (SELECT json_group_array(json_array(seq, at, changes)) FROM (SELECT * FROM log WHERE table_id = id ORDER BY seq)),
      (SELECT json_group_array(json_array(command, seq)) FROM
        (SELECT * FROM known_commands WHERE table_id = id ORDER BY seq))
    FROM tables WHERE id IN (SELECT table_id FROM log UNION SELECT table_id FROM commands);
  DROP VIEW known_commands;
  DROP TABLE log;
  DROP TABLE commands;
  CREATE VIEW log AS
    SELECT table_id, item.value ->> 0 AS seq, item.value ->> 1 AS at, item.value ->> 2 AS changes
    FROM pages, json_each(pages.entries) AS item;
  CREATE VIEW known_commands AS
    SELECT table_id, item.value ->> 0 AS command, item.value ->> 1 AS seq
    FROM pages, json_each(pages.commands) AS item;`;

/** Step n brings a file from version n to n + 1. A released step is never changed. */
const STEPS: readonly ((database: SqliteDatabase) => void)[] = [
  (database) => database.exec(VERSION_1),
  (database) => {
    database.exec(VERSION_2);
    copyVersion1(database);
    database.exec("DROP TABLE tables_1; DROP TABLE log_1; DROP TABLE games_1; DROP TABLE pulse");
  },
  (database) => database.exec(VERSION_3),
  (database) => database.exec(VERSION_4),
];

/** Brings an older file up to date, each step whole or not at all. */
export function migrate(database: SqliteDatabase): void {
  const version = Number(database.prepare("PRAGMA user_version").raw().all().flat()[0]);
  if (version > STEPS.length) {
    throw new Error("The database was written by a newer Buck Euchre; update this one.");
  }
  STEPS.slice(version).forEach((step, index) => {
    inTransaction(database, () => {
      step(database);
      database.exec(`PRAGMA user_version = ${version + index + 1}`);
    });
  });
}
