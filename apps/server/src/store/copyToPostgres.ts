import { existsSync } from "node:fs";
import type { Client } from "pg";
import { createPostgresTables, mustBeDurable } from "./postgres.ts";
import { withClient } from "./postgresQueries.ts";
import { lockDatabase, openDatabase, rowsOf, safely, type SqliteDatabase } from "./sqliteFile.ts";

/** How many rows were copied, by table. */
export type CopiedRows = Readonly<Record<string, number>>;

/** One table of PostgreSQL, with what fills it from the file. */
interface CopyPart {
  readonly name: string;
  /** Those that both databases have. */
  readonly columns: Readonly<Record<string, "TEXT" | "INTEGER">>;
  /** Those of PostgreSQL alone, with their values. */
  readonly more?: Readonly<Record<string, number>>;
}

/** No server has a table until somebody opens it. */
const COPY_PARTS: readonly CopyPart[] = [
  {
    name: "tables",
    columns: { code: "TEXT", used_at: "INTEGER", closed: "INTEGER", version: "INTEGER" },
    more: { epoch: 1 },
  },
  {
    name: "log",
    columns: {
      table_code: "TEXT",
      seq: "INTEGER",
      at: "INTEGER",
      command: "TEXT",
      changes: "TEXT",
      checksum: "INTEGER",
    },
    more: { epoch: 1 },
  },
  {
    name: "snapshots",
    columns: { table_code: "TEXT", seq: "INTEGER", state: "TEXT", checksum: "INTEGER" },
  },
  {
    name: "games",
    columns: {
      game_id: "TEXT",
      table_code: "TEXT",
      kept_at: "INTEGER",
      checksum: "INTEGER",
      body: "TEXT",
    },
  },
  { name: "clubs", columns: { code: "TEXT", results: "INTEGER" } },
  { name: "links", columns: { link: "TEXT", club_code: "TEXT" } },
  {
    name: "results",
    columns: {
      club_code: "TEXT",
      number: "INTEGER",
      game_id: "TEXT",
      checksum: "INTEGER",
      body: "TEXT",
    },
  },
];

const ROWS_AT_ONCE = 200;
const EVERYTHING = COPY_PARTS.map(({ name }) => name).join(", ");

/** Copies a file that no server uses into a PostgreSQL with nothing in it: all of it, or nothing. */
export async function copyToPostgres(file: string, databaseUrl: string): Promise<CopiedRows> {
  if (!existsSync(file)) throw new Error(`there is no database ${file}; DATA_DIR says where it is`);
  const unlock = lockDatabase(file);
  try {
    const source = openDatabase(file);
    try {
      return await withClient(databaseUrl, (client) => copy(source, client));
    } finally {
      source.close();
    }
  } finally {
    unlock();
  }
}

async function copy(source: SqliteDatabase, client: Client): Promise<CopiedRows> {
  await mustBeDurable(client);
  await createPostgresTables(client);
  await client.query("BEGIN");
  try {
    // A server that starts now waits, and one that runs is found.
    await client.query(`LOCK TABLE nodes, ${EVERYTHING} IN EXCLUSIVE MODE`);
    await mustBeEmpty(client);
    const copied: Record<string, number> = {};
    for (const part of COPY_PARTS) copied[part.name] = await copyPart(part, source, client);
    const seconds = numberOf(source, "SELECT seconds FROM observed_time");
    await client.query("UPDATE observed_time SET seconds = $1", [seconds]);
    await client.query("COMMIT");
    return copied;
  } catch (error) {
    await client.query("ROLLBACK");
    throw error;
  }
}

async function mustBeEmpty(client: Client): Promise<void> {
  const { rows: alive } = await client.query(
    "SELECT FROM nodes WHERE expires_at > clock_timestamp() LIMIT 1",
  );
  if (alive.length > 0) throw new Error("a server uses the PostgreSQL; stop it first");
  for (const { name } of COPY_PARTS) {
    const { rows } = await client.query(`SELECT FROM ${name} LIMIT 1`);
    if (rows.length > 0) throw new Error("the PostgreSQL has tables already; name one that is empty");
  }
}

async function copyPart(part: CopyPart, source: SqliteDatabase, client: Client): Promise<number> {
  const { name, columns, more = {} } = part;
  const names = Object.keys({ ...columns, ...more }).join(", ");
  // PostgreSQL knows the types of its own columns.
  const insert = `INSERT INTO ${name} (${names}) SELECT ${names} FROM json_populate_recordset(NULL::${name}, $1::json)`;
  for (const rows of someAtATime(part, source)) await client.query(insert, [JSON.stringify(rows)]);
  const { rows } = await client.query<{ count: number }>(`SELECT count(*)::int AS count FROM ${name}`);
  const here = numberOf(source, `SELECT count(*) FROM ${name}`);
  const there = rows[0]?.count;
  if (there !== here) throw new Error(`${name} has ${here} rows in the file and ${there} in PostgreSQL`);
  return here;
}

function* someAtATime(
  { name, columns, more }: CopyPart,
  source: SqliteDatabase,
): Generator<readonly object[]> {
  let rows: object[] = [];
  const found = source.prepare(`SELECT ${safely(columns)} FROM ${name} ORDER BY 1`).iterate();
  for (const row of rowsOf(found)) {
    rows.push({ ...row, ...more });
    if (rows.length < ROWS_AT_ONCE) continue;
    yield rows;
    rows = [];
  }
  if (rows.length > 0) yield rows;
}

function numberOf(source: SqliteDatabase, sql: string): number {
  return Number(source.prepare(sql).raw().all().flat()[0] ?? 0);
}
