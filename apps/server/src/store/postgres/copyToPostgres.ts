import { existsSync } from "node:fs";
import type { Client } from "pg";
import { openDatabase } from "../database.ts";
import { lockDatabase } from "../databaseLock.ts";
import { Journal } from "../journal.ts";
import { rowsOf, type SqliteDatabase } from "../transaction.ts";
import { COPY_PARTS } from "./copyParts.ts";
import { migratePostgres, mustBeDurable } from "./schema.ts";
import { withClient } from "./withClient.ts";

/** How many rows were copied, by table. */
export type CopiedRows = Readonly<Record<string, number>>;

type CopyPart = (typeof COPY_PARTS)[number];

const ROWS_AT_ONCE = 200;
const EVERYTHING = COPY_PARTS.map(({ name }) => name).join(", ");

/** Copies a file that no server uses into a PostgreSQL with nothing in it: all of it, or nothing. */
export async function copyToPostgres(file: string, databaseUrl: string): Promise<CopiedRows> {
  if (!existsSync(file)) throw new Error(`there is no database ${file}; DATA_DIR says where it is`);
  const unlock = lockDatabase(file);
  try {
    const source = openDatabase(file);
    try {
      const journal = new Journal(source);
      journal.inTransaction(() => journal.empty());
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
  await migratePostgres(client);
  await client.query("BEGIN");
  try {
    // A server that starts now waits, and one that runs is found.
    await client.query(`LOCK TABLE nodes, ${EVERYTHING} IN EXCLUSIVE MODE`);
    await mustBeEmpty(client);
    const copied: Record<string, number> = {};
    for (const part of COPY_PARTS) copied[part.name] = await copyPart(part, source, client);
    await client.query("UPDATE observed_time SET seconds = $1", [observedSeconds(source)]);
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
  const { name, columns, select } = part;
  const names = columns.map(([column]) => column).join(", ");
  const types = columns.map((column) => column.join(" ")).join(", ");
  const insert = `INSERT INTO ${name} (${names}) SELECT * FROM json_to_recordset($1::json) AS row (${types})`;
  for (const page of pagesOf(part, source)) await client.query(insert, [JSON.stringify(page)]);
  const { rows } = await client.query<{ count: number }>(`SELECT count(*)::int AS count FROM ${name}`);
  const [there, here] = [rows[0]?.count, countOf(source, `(${select})`)];
  if (there !== here) throw new Error(`${name} has ${here} rows in the file and ${there} in PostgreSQL`);
  return here;
}

function* pagesOf({ columns, select }: CopyPart, source: SqliteDatabase): Generator<readonly object[]> {
  let page: object[] = [];
  for (const row of source.prepare(select).raw().iterate()) {
    if (!Array.isArray(row)) continue;
    page.push(Object.fromEntries(columns.map(([column], index) => [column, row[index]])));
    if (page.length < ROWS_AT_ONCE) continue;
    yield page;
    page = [];
  }
  if (page.length > 0) yield page;
}

function countOf(source: SqliteDatabase, from: string): number {
  return numberOf(source, `SELECT count(*) FROM ${from}`);
}

function observedSeconds(source: SqliteDatabase): number {
  return numberOf(source, "SELECT seconds FROM observed_time");
}

function numberOf(source: SqliteDatabase, sql: string): number {
  return Number(rowsOf(source.prepare(sql).raw().all())[0]?.[0] ?? 0);
}
