import type { ClientBase } from "pg";
import type { FencedClaim } from "../fenced/fencedDatabase.ts";
import type { Queries } from "./queries.ts";

/** A node as others see it. */
export interface NodeIdentity {
  /** New at each start. */
  readonly id: string;
  /** Where other nodes reach this one; null for a node that is alone. */
  readonly url: string | null;
}

/** Only the clock of the database counts. */
const IS_ALIVE = "expires_at > clock_timestamp()";

/** A node without an address cannot share tables, and one with an address cannot share with one that has none. */
const BEAT = {
  name: "beat",
  text: `
    INSERT INTO nodes (id, url, expires_at)
    SELECT $1, $2::text, clock_timestamp() + $3 * interval '1 millisecond'
    WHERE NOT EXISTS (
      SELECT FROM nodes WHERE id <> $1 AND ${IS_ALIVE} AND (url IS NULL OR $2::text IS NULL))
    ON CONFLICT (id) DO UPDATE SET expires_at = excluded.expires_at
    RETURNING id`,
};

const LEAVE = {
  name: "leave",
  text: `
    WITH gone AS (DELETE FROM nodes WHERE id = $1)
    UPDATE tables SET owner = NULL WHERE owner = $1`,
};

/** The epoch rises with every claim, also with one's own: what was on its way before is refused. */
const CLAIM = {
  name: "claim",
  text: `
    UPDATE tables SET owner = $2, epoch = epoch + 1, touched_at = (SELECT seconds FROM observed_time)
    WHERE code = $1
      AND (owner IS NULL OR owner = $2 OR NOT EXISTS (SELECT FROM nodes WHERE id = owner AND ${IS_ALIVE}))
      AND EXISTS (SELECT FROM nodes WHERE id = $2 AND ${IS_ALIVE})
    RETURNING epoch::float8 AS epoch`,
};

const OWNER = {
  name: "owner",
  text: `SELECT url FROM tables JOIN nodes ON id = owner WHERE code = $1 AND owner <> $2 AND ${IS_ALIVE}`,
};

const RELEASE = {
  name: "release",
  text: `
    UPDATE tables SET owner = NULL
    FROM json_to_recordset($1::json) AS claim ("table" text, epoch bigint)
    WHERE code = claim."table" AND tables.epoch = claim.epoch AND owner = $2`,
};

/** A node that starts at an address has taken the place of the one that was there. */
export async function forgetOldNodes(client: ClientBase, { id, url }: NodeIdentity): Promise<void> {
  await client.query(
    "DELETE FROM nodes WHERE id <> $1 AND (url = $2 OR expires_at < clock_timestamp() - interval '1 day')",
    [id, url],
  );
}

/** Who is alive, and who has which table. */
export function nodeStatements(queries: Queries, { id, url }: NodeIdentity) {
  return {
    async beat(leaseMs: number): Promise<boolean> {
      return (await queries.rows(BEAT, [id, url, leaseMs])).length > 0;
    },

    async leave(): Promise<void> {
      await queries.rows(LEAVE, [id]);
    },

    async claim(table: string): Promise<FencedClaim | null> {
      const [mine] = await queries.rows<{ epoch: number }>(CLAIM, [table, id]);
      if (mine !== undefined) return { owner: "me", epoch: mine.epoch };
      const [other] = await queries.rows<{ url: string | null }>(OWNER, [table, id]);
      return other?.url ? { owner: "other", url: other.url } : null;
    },

    async release(claims: readonly { readonly table: string; readonly epoch: number }[]): Promise<void> {
      await queries.rows(RELEASE, [JSON.stringify(claims), id]);
    },
  };
}
