import { Client, Pool, type QueryResultRow } from "pg";
import { OutcomeUnknown } from "./fencedStore.ts";

export interface PostgresOptions {
  readonly url: string;
  readonly connections: number;
  /** A question without an answer for so long has an unknown outcome. */
  readonly patienceMs: number;
}

/** One statement; PostgreSQL plans one with a name only once for each connection. */
export interface Statement {
  readonly name: string;
  readonly text: string;
}

/** Single statements to PostgreSQL, each a transaction of its own. */
export class Queries {
  readonly #pool: Pool;

  constructor({ url, connections, patienceMs }: PostgresOptions) {
    this.#pool = new Pool({
      connectionString: url,
      max: connections,
      connectionTimeoutMillis: patienceMs,
      query_timeout: patienceMs,
      application_name: "buck-euchre",
    });
    // A connection that breaks while nobody uses it is replaced when the next one is needed.
    this.#pool.on("error", () => {});
  }

  async rows<Row extends QueryResultRow>(
    statement: Statement,
    values: readonly unknown[] = [],
  ): Promise<readonly Row[]> {
    try {
      return (await this.#pool.query<Row>({ ...statement, values: [...values] })).rows;
    } catch (error) {
      throw isDefinite(error) ? error : new OutcomeUnknown(messageOf(error));
    }
  }

  async end(): Promise<void> {
    await this.#pool.end();
  }
}

/** A code of five letters that PostgreSQL gave to an error; empty when the error is not PostgreSQL's. */
export function sqlState(error: unknown): string {
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  return /^[0-9A-Z]{5}$/.test(code) ? code : "";
}

export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** Broken connections, shutdowns, deadlocks: all but these are refusals of the statement itself. */
function isDefinite(error: unknown): boolean {
  const state = sqlState(error);
  return state !== "" && !/^(08|57P|40)/.test(state);
}

/** A database that starts at the same time as its servers, or is far too busy, is waited for so long. */
const CONNECT_MS = 10_000;

/** One connection for work of more than one statement, however long it takes. */
export async function withClient<Result>(
  url: string,
  work: (client: Client) => Promise<Result>,
): Promise<Result> {
  const client = new Client({
    connectionString: url,
    connectionTimeoutMillis: CONNECT_MS,
    application_name: "buck-euchre",
  });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
