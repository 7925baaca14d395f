import { randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { Lease } from "./cluster/lease.ts";
import { Peers } from "./cluster/peers.ts";
import { secretReports, type SecretSeen } from "./cluster/secretReports.ts";
import { openPeerServer, type PeerServer } from "./cluster/peerServer.ts";
import { everythingHere, Placement } from "./tables/placement.ts";
import type { RelayHostOptions } from "./cluster/relayHost.ts";
import type { ClusterConfig, Config } from "./config/config.ts";
import { systemClock } from "./platform/clock.ts";
import type { Log } from "./platform/log.ts";
import type { Metrics } from "./platform/metrics.ts";
import { openInProcess, openInThread, type DatabaseAccess } from "./store/databaseAccess.ts";
import { fencedStore } from "./store/fenced/fencedStore.ts";
import { openPostgres } from "./store/postgres/postgresDatabase.ts";
import { sqliteStore, type StoreListener } from "./store/sqliteStore.ts";
import type { ServerStore } from "./store/store.ts";

/** Where tables are kept, and who has them: this server alone, or this one among others. */
export interface Storage {
  readonly store: ServerStore;
  readonly placement: Placement;
  /** From now on other nodes are let in. */
  serve(options: RelayHostOptions): Promise<void>;
  /** Says goodbye to those whose tables are at other nodes, and no longer counts as alive. */
  leave(): Promise<void>;
}

export interface StorageOptions {
  readonly config: Pick<Config, "database" | "cluster">;
  readonly log: Log;
  readonly metrics: Metrics;
  readonly onAppend: NonNullable<StoreListener["onAppend"]>;
  /** This server's tables may be anybody's now. */
  readonly onLapse: () => void;
  readonly onError: (error: unknown) => void;
}

// Built beside the server's own file. Sources run without threads: Node 20 cannot load TypeScript in one.
const DATABASE_THREAD = new URL("./databaseThread.js", import.meta.url);
/** A question to PostgreSQL without an answer for so long has an unknown outcome. */
const PATIENCE_MS = 2000;
const SECOND_MS = 1000;

export async function openStorage(options: StorageOptions): Promise<Storage> {
  const { database, cluster } = options.config;
  if (cluster !== null) return sharedStorage(cluster, options);
  const access = existsSync(DATABASE_THREAD)
    ? openInThread(DATABASE_THREAD, database)
    : openInProcess(database);
  return sqliteStorage(await access, options);
}

export function sqliteStorage(database: DatabaseAccess, options: StorageOptions): Storage {
  const { metrics, onAppend } = options;
  const store = sqliteStore(database, { onCommit: observeCommits(metrics), onAppend });
  return {
    store,
    placement: everythingHere(store, systemClock),
    serve: async () => {},
    leave: async () => {},
  };
}

/** Leases are about real time, however fast the clock of the tables is. */
async function sharedStorage(config: ClusterConfig, options: StorageOptions): Promise<Storage> {
  const { databaseUrl, connections, leaseMs, peers } = config;
  const { metrics, onAppend, onLapse, onError } = options;
  const clock = systemClock;
  const node = { id: randomUUID(), url: peers?.url ?? null };
  const patienceMs = Math.min(PATIENCE_MS, leaseMs);
  const database = await openPostgres({ url: databaseUrl, connections, patienceMs, node });
  const lease = new Lease({ database, clock, leaseMs, onLapse, onError });
  const isAlive = () => lease.isAlive();
  const store = fencedStore(database, {
    clock,
    isAlive,
    onAppend,
    onCommit: observeCommits(metrics),
    onClaim: (owner) => metrics.claims.inc({ owner }),
    onFenced: () => metrics.fencedAppends.inc(),
    onUnknown: () => metrics.unknownAppends.inc(),
  });
  const links = new Peers({
    secret: peers?.secret ?? "",
    onSecret: secretLog("other", options),
    onHop: (ms) => metrics.hopSeconds.observe(ms / SECOND_MS),
  });
  metrics.watchLease(() => lease.msLeft() / SECOND_MS);
  metrics.watchRelayedLines(() => links.lines);
  await lease.start().catch(async (error: unknown) => {
    await database.close();
    throw error;
  });
  const onSecret = secretLog("me", options);
  let listener: PeerServer | null = null;
  return {
    store,
    placement: new Placement({
      store,
      clock,
      isAlive,
      reach: (url, code) => links.reach(url, code),
      isShared: peers !== null,
      patienceMs: leaseMs + SECOND_MS,
    }),
    serve: async (host) => {
      if (peers !== null) listener = await openPeerServer({ ...host, ...peers, onSecret });
    },
    leave: async () => {
      links.stop();
      await listener?.close();
      await lease.stop().catch(onError);
    },
  };
}

const DIFFERENT_SECRET = {
  me: "refused a link from another server: its CLUSTER_SECRET is not the one here, and must be the same at every server",
  other:
    "another server refuses a link: its CLUSTER_SECRET is not the one here, and must be the same at every server",
};

/** Both sides tell: nobody knows which of them has the wrong secret. */
function secretLog(by: "me" | "other", { log, metrics }: StorageOptions): (seen: SecretSeen) => void {
  const report = secretReports({
    onDifferent: (server) => log.warn({ server }, DIFFERENT_SECRET[by]),
    onSameAgain: (server) =>
      log.info({ server }, "the CLUSTER_SECRET of another server is the one here again"),
  });
  return (seen) => {
    if (!seen.isSame) metrics.refusedLinks.inc({ by });
    report(seen);
  };
}

function observeCommits(metrics: Metrics) {
  return ({ appends, ms }: { readonly appends: number; readonly ms: number }) => {
    metrics.appendsPerCommit.observe(appends);
    metrics.commitSeconds.observe(ms / SECOND_MS);
  };
}
