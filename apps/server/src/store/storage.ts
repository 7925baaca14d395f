import { randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import type { DiskBudget } from "../limits/diskBudget.ts";
import type { ClusterConfig, Config } from "../process/config.ts";
import type { Log } from "../process/log.ts";
import type { Metrics } from "../process/metrics.ts";
import { systemClock } from "../process/system.ts";
import { fencedStore } from "./fencedStore.ts";
import { Lease, type Leased } from "./lease.ts";
import { everythingHere, Placement } from "./placement.ts";
import type { ServerStore, StoreListener } from "./port.ts";
import { openPostgres } from "./postgres.ts";
import {
  checkInThread,
  type DatabaseAccess,
  openInProcess,
  openInThread,
  sqliteStore,
} from "./sqliteStore.ts";

/** Where tables are kept, and who has them: this server alone, or this one among others. */
export interface Storage {
  readonly store: ServerStore;
  readonly placement: Placement;
  /** Resolves once this server counts as alive; when it no longer does, its tables are dropped. */
  join(tables: Leased): Promise<void>;
  /** Whether a balancer should send people here, as far as the database is concerned. */
  isUp(): boolean;
  /** From now on this server no longer counts as alive. */
  leave(): Promise<void>;
}

export interface StorageOptions {
  readonly config: Pick<Config, "database" | "cluster">;
  readonly log: Log;
  readonly metrics: Metrics;
  /** Otherwise the one that the configuration names is opened. */
  readonly database?: DatabaseAccess;
  readonly diskBudget: DiskBudget;
  readonly onError: (error: unknown) => void;
}

// Built beside the server's own file. Sources run without threads: Node 20 cannot load TypeScript in one.
const SQLITE_THREAD = new URL("./sqliteThread.js", import.meta.url);
/** A question to PostgreSQL without an answer for so long has an unknown outcome. */
const PATIENCE_MS = 2000;
const SECOND_MS = 1000;
/** Longer than a restart of the database: by then others may reach it, and this server alone does not. */
const DATABASE_GONE_MS = 10_000;

export async function openStorage(options: StorageOptions): Promise<Storage> {
  const { config, database } = options;
  if (config.cluster !== null) return sharedStorage(config.cluster, options);
  if (database !== undefined) return sqliteStorage(database, options);
  const file = config.database;
  const access = existsSync(SQLITE_THREAD) ? openThread(file, options) : openInProcess(file);
  return sqliteStorage(await access, options);
}

async function openThread(file: string, { log, onError }: StorageOptions): Promise<DatabaseAccess> {
  const { access, isUnclean } = await openInThread({
    script: SQLITE_THREAD,
    file,
    onDeath: (error) => {
      log.fatal({ err: error }, "ended: the thread of the database is gone, and nothing can be saved");
      process.exit(1);
    },
  });
  if (isUnclean) void checkMeanwhile(file, log).catch(onError);
  return access;
}

/** Nobody waits for it: a table whose rows are damaged is refused in any case. */
async function checkMeanwhile(file: string, log: Log): Promise<void> {
  log.info("the last server did not end as it should: the whole database is checked meanwhile");
  const problem = await checkInThread(SQLITE_THREAD, file);
  if (problem === null) log.info("the database is whole");
  else log.error({ problem }, "the database is damaged: put a backup in its place");
}

function sqliteStorage(database: DatabaseAccess, options: StorageOptions): Storage {
  const store = sqliteStore(database, listenerOf(options));
  return {
    store,
    placement: everythingHere(store, systemClock),
    join: async () => {},
    isUp: () => true,
    leave: async () => {},
  };
}

/** Leases are about real time, however fast the clock of the tables is. */
async function sharedStorage(config: ClusterConfig, options: StorageOptions): Promise<Storage> {
  const { databaseUrl, connections, leaseMs, node: name } = config;
  const { metrics, onError } = options;
  const clock = systemClock;
  const node = { id: randomUUID(), name };
  const patienceMs = Math.min(PATIENCE_MS, leaseMs);
  const database = await openPostgres({ url: databaseUrl, connections, patienceMs, node });
  const lease = new Lease({ database, clock, leaseMs, onError });
  const isAlive = () => lease.isAlive();
  const store = fencedStore(database, {
    clock,
    isAlive,
    ...listenerOf(options),
    onClaim: (owner) => metrics.claims.inc({ owner }),
    onFenced: () => metrics.fencedAppends.inc(),
    onUnknown: () => metrics.unknownAppends.inc(),
  });
  metrics.watchLease(() => lease.msLeft() / SECOND_MS);
  return {
    store,
    placement: new Placement({ store, clock, isAlive, patienceMs: leaseMs + SECOND_MS }),
    join: (tables) =>
      lease.start(tables).catch(async (error: unknown) => {
        await database.close();
        throw error;
      }),
    isUp: () => lease.msLapsed() < DATABASE_GONE_MS,
    leave: () => lease.stop().catch(onError),
  };
}

function listenerOf({ metrics, diskBudget }: StorageOptions): Required<StoreListener> {
  return {
    onAppend: (table, bytes) => diskBudget.charge(table, bytes),
    onCommit: ({ appends, ms }) => {
      metrics.appendsPerCommit.observe(appends);
      metrics.commitSeconds.observe(ms / SECOND_MS);
    },
  };
}
