import { COMMANDS_KEPT } from "../bounds.ts";

/** One table of PostgreSQL, with what fills it from the file. */
interface CopyPart {
  readonly name: string;
  readonly columns: readonly (readonly [name: string, type: string])[];
  /** Its columns in the same order, read from SQLite. */
  readonly select: string;
}

const NEWEST_SNAPSHOTS = `
  snapshots WHERE seq = (SELECT max(seq) FROM snapshots AS newest WHERE newest.table_id = snapshots.table_id)`;
const CODE = "(SELECT code FROM tables WHERE id = table_id)";

const COMMANDS_KEPT_SINCE = `coalesce(
  (SELECT max(seq) FROM snapshots WHERE snapshots.table_id = known_commands.table_id), 0) - ${COMMANDS_KEPT}`;

/** A table is nobody's until somebody comes, and has the version of its newest entry. */
export const COPY_PARTS: readonly CopyPart[] = [
  {
    name: "tables",
    columns: [
      ["code", "text"],
      ["created_at", "bigint"],
      ["touched_at", "bigint"],
      ["closed", "boolean"],
      ["epoch", "bigint"],
      ["version", "integer"],
    ],
    select: `
      SELECT code, created_at, used_at, iif(closed = 0, 'false', 'true'), 1, coalesce(
        (SELECT max(last) FROM pages WHERE table_id = tables.id),
        (SELECT max(seq) FROM snapshots WHERE table_id = tables.id), 0)
      FROM tables`,
  },
  {
    name: "log",
    columns: [
      ["table_code", "text"],
      ["seq", "integer"],
      ["epoch", "bigint"],
      ["at", "bigint"],
      ["command", "text"],
      ["changes", "text"],
    ],
    select: `
      SELECT ${CODE}, seq, 1, at, command, changes FROM log LEFT JOIN known_commands USING (table_id, seq)`,
  },
  {
    name: "commands",
    columns: [
      ["table_code", "text"],
      ["command", "text"],
      ["seq", "integer"],
    ],
    select: `
      SELECT ${CODE}, command, seq FROM known_commands WHERE seq > ${COMMANDS_KEPT_SINCE}`,
  },
  {
    name: "chat",
    columns: [
      ["table_code", "text"],
      ["room", "text"],
      ["id", "integer"],
      ["line", "text"],
    ],
    select: `SELECT ${CODE}, room, id, line FROM chat`,
  },
  {
    name: "snapshots",
    columns: [
      ["table_code", "text"],
      ["seq", "integer"],
      ["state", "text"],
    ],
    select: `SELECT ${CODE}, seq, state FROM ${NEWEST_SNAPSHOTS}`,
  },
  {
    // A record is kept longer than its table.
    name: "games",
    columns: [
      ["game_id", "text"],
      ["table_code", "text"],
      ["kept_at", "bigint"],
      ["body", "text"],
    ],
    select: `SELECT game_id, coalesce(${CODE}, ''), kept_at, body FROM games ORDER BY id`,
  },
];
