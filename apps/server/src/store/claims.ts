import type { FencedClaim } from "./fencedStore.ts";
import type { Queries } from "./postgresQueries.ts";

/** A node as others see it. */
export interface NodeIdentity {
  /** New at each start. */
  readonly id: string;
  /** What a balancer calls it; null for a node that is alone. */
  readonly name: string | null;
}

/** Only the clock of the database counts. */
const IS_ALIVE = "expires_at > clock_timestamp()";
/** In the place of a name: there is one row for each name, and so one node without. */
const ALONE = "";

/** A name is free once the lease of its node has passed. A node without a name cannot share tables. */
const BEAT = {
  name: "beat",
  text: `
    INSERT INTO nodes (name, id, expires_at)
    SELECT $1, $2, clock_timestamp() + $3 * interval '1 millisecond'
    WHERE NOT EXISTS (
      SELECT FROM nodes WHERE name <> $1 AND ${IS_ALIVE} AND (name = '${ALONE}' OR $1 = '${ALONE}'))
    ON CONFLICT (name) DO UPDATE SET id = excluded.id, expires_at = excluded.expires_at
      WHERE nodes.id = excluded.id OR nodes.expires_at <= clock_timestamp()
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
    UPDATE tables SET owner = $2, epoch = epoch + 1, used_at = (SELECT seconds FROM observed_time)
    WHERE code = $1
      AND (owner IS NULL OR owner = $2 OR NOT EXISTS (SELECT FROM nodes WHERE id = owner AND ${IS_ALIVE}))
      AND EXISTS (SELECT FROM nodes WHERE id = $2 AND ${IS_ALIVE})
    RETURNING epoch::float8 AS epoch`,
};

const OWNER = {
  name: "owner",
  text: `SELECT name AS node FROM tables JOIN nodes ON id = owner WHERE code = $1 AND owner <> $2 AND ${IS_ALIVE}`,
};

const RELEASE = {
  name: "release",
  text: `
    UPDATE tables SET owner = NULL
    FROM json_to_recordset($1::json) AS claim ("table" text, epoch bigint)
    WHERE code = claim."table" AND tables.epoch = claim.epoch AND owner = $2`,
};

/** Which servers are alive, and which tables each one has. */
export function nodeStatements(queries: Queries, { id, name }: NodeIdentity) {
  return {
    async beat(leaseMs: number): Promise<boolean> {
      return (await queries.rows(BEAT, [name ?? ALONE, id, leaseMs])).length > 0;
    },

    async leave(): Promise<void> {
      await queries.rows(LEAVE, [id]);
    },

    async claim(table: string): Promise<FencedClaim | null> {
      const [mine] = await queries.rows<{ epoch: number }>(CLAIM, [table, id]);
      if (mine !== undefined) return { owner: "me", epoch: mine.epoch };
      const [other] = await queries.rows<{ node: string }>(OWNER, [table, id]);
      return other === undefined ? null : { owner: "other", node: other.node };
    },

    async release(claims: readonly { readonly table: string; readonly epoch: number }[]): Promise<void> {
      await queries.rows(RELEASE, [JSON.stringify(claims), id]);
    },
  };
}
