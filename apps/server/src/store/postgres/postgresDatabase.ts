import type { AppendOutcome } from "../appendBatch.ts";
import { OutcomeUnknown, type FencedAppend, type FencedDatabase } from "../fenced/fencedDatabase.ts";
import { APPEND, KEPT } from "./appendStatement.ts";
import { forgetOldNodes, nodeStatements, type NodeIdentity } from "./nodeStatements.ts";
import { messageOf, Queries, sqlState, type PostgresOptions } from "./queries.ts";
import { retentionStatements } from "./retentionStatements.ts";
import { migratePostgres, mustBeDurable } from "./schema.ts";
import { tableStatements } from "./tableStatements.ts";
import { withClient } from "./withClient.ts";

export interface PostgresDatabaseOptions extends PostgresOptions {
  readonly node: NodeIdentity;
}

/** Data that cannot be stored, or that clashes with what is there. */
const OF_ONE_ENTRY = /^2[23]/;
/** A record of a game that is there already is a mistake of the table, not another writer. */
const CONFLICTS = /"(log|commands)_pkey"/;
const FENCED: AppendOutcome = { message: "another node has the table, or has written it", isConflict: true };

/** Connects, checks that nothing acknowledged can be lost, and brings the tables up to date. */
export async function openPostgres(options: PostgresDatabaseOptions): Promise<FencedDatabase> {
  await withClient(options.url, async (client) => {
    await mustBeDurable(client);
    await migratePostgres(client);
    await forgetOldNodes(client, options.node);
  });
  return postgresDatabase(new Queries(options), options.node);
}

function postgresDatabase(queries: Queries, node: NodeIdentity): FencedDatabase {
  const tables = tableStatements(queries);

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
      return { message, isConflict: CONFLICTS.test(message) };
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
    ...tables,
    ...retentionStatements(queries),
    ...nodeStatements(queries, node),

    append: async (batch) => {
      const outcomes = await writeAll(batch);
      const trimmed = batch.filter(({ snapshot }, index) => snapshot !== null && outcomes[index] === null);
      // Nobody waits for it, and what fails is done with the next snapshot.
      if (trimmed.length > 0) void tables.trim(trimmed.map(({ table }) => table)).catch(() => {});
      return outcomes;
    },

    kept: async (batch) => {
      const rows = await queries.rows<{ table: string }>(KEPT, [JSON.stringify(batch)]);
      return rows.map(({ table }) => table);
    },

    close: () => queries.end(),
  };
}
