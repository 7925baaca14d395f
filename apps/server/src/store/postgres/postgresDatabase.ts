import type { AppendOutcome } from "../appendBatch.ts";
import { OutcomeUnknown, type FencedAppend, type FencedDatabase } from "../fenced/fencedDatabase.ts";
import { appendStatement, KEPT } from "./appendStatement.ts";
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
const TAKEN_NUMBER = /"log_pkey"/;
const KNOWN_COMMAND = /"commands_pkey"/;
/** Superfluous rows of all tables are deleted by one statement: to plan it takes as long as to delete those of one. */
const TRIM_EVERY_MS = 250;
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
  const trimmer = trimLater((due) => tables.trim(due));

  async function write(batch: readonly FencedAppend[]): Promise<readonly AppendOutcome[]> {
    const { statement, entries } = appendStatement(batch);
    const rows = await queries.rows<{ table: string }>(statement, [entries, node.id]);
    const kept = new Set(rows.map(({ table }) => table));
    return batch.map(({ table }) => (kept.has(table) ? null : FENCED));
  }

  async function writeAlone(each: FencedAppend): Promise<AppendOutcome> {
    try {
      return (await write([each]))[0] ?? null;
    } catch (error) {
      if (error instanceof OutcomeUnknown) throw error;
      const message = messageOf(error);
      const knownAt = KNOWN_COMMAND.test(message) ? await tables.knownAt(each) : null;
      return knownAt === null
        ? { message, isConflict: TAKEN_NUMBER.test(message) }
        : { message, isConflict: false, knownAt };
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
      batch.forEach(({ table, snapshot }, index) => {
        if (snapshot !== null && outcomes[index] === null) trimmer.add(table);
      });
      return outcomes;
    },

    kept: async (batch) => {
      const rows = await queries.rows<{ table: string }>(KEPT, [JSON.stringify(batch)]);
      return rows.map(({ table }) => table);
    },

    close: async () => {
      trimmer.stop();
      await queries.end();
    },
  };
}

/** Nobody waits for it, and what fails or is left at the end is done with the next snapshot of its table. */
function trimLater(trim: (tables: readonly string[]) => Promise<void>) {
  const due = new Set<string>();
  let timer: NodeJS.Timeout | null = null;
  const trimAll = () => {
    timer = null;
    const tables = [...due];
    due.clear();
    trim(tables).catch(() => {});
  };
  return {
    add: (table: string) => {
      due.add(table);
      timer ??= setTimeout(trimAll, TRIM_EVERY_MS);
    },
    stop: () => {
      if (timer !== null) clearTimeout(timer);
    },
  };
}
