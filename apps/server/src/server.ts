import { setImmediate as nextTurn } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import type { Clock } from "@buck/authority";
import { openBots } from "./bots/searchingBots.ts";
import { createApp } from "./http/app.ts";
import { HttpConnections, HttpServer } from "./http/httpServer.ts";
import { rateLimitKeys } from "./limits/clientAddress.ts";
import { DiskBudget } from "./limits/diskBudget.ts";
import { createLimits, RATES, type Rates } from "./limits/rateLimits.ts";
import { GamePictures, openRenderer } from "./pictures/gamePictures.ts";
import type { Config } from "./process/config.ts";
import type { Log } from "./process/log.ts";
import { createMetrics } from "./process/metrics.ts";
import { nodeHash, secureRandom, systemClock } from "./process/system.ts";
import { openSocketServer } from "./sockets/socketServer.ts";
import { openStorage } from "./store/storage.ts";
import type { DatabaseAccess } from "./store/sqliteStore.ts";
import { Clubs } from "./tables/clubs.ts";
import { Housekeeping } from "./tables/housekeeping.ts";
import { Lookups } from "./tables/lookUp.ts";
import { createTableCreation } from "./tables/tableCreation.ts";
import { Tables } from "./tables/tables.ts";

// src and dist lie equally deep, so this path holds for both.
const WEB_ROOT = fileURLToPath(new URL("../../web/dist/", import.meta.url));

export interface ServerOptions {
  readonly config: Config;
  readonly log: Log;
  /** Otherwise the one that the configuration names is opened. */
  readonly database?: DatabaseAccess;
  readonly clock?: Clock;
  readonly rates?: Rates;
  readonly webRoot?: string;
  /** How long a connection over HTTP may stand still. */
  readonly stillMs?: number;
  /** How long a connection may be at no table. */
  readonly tablelessMs?: number;
}

export interface RunningServer {
  readonly port: number;
  /** Says goodbye to everybody, finishes all writes and closes the database. */
  stop(): Promise<void>;
}

const UNTRUSTED =
  "calls come through a proxy, but TRUST_PROXY is 0: everybody counts as one address and shares its limits";

/** A store keeps the tables, people reach them over sockets and pages, and limits stand in front of both. */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const { config, log, clock = systemClock, rates = RATES, webRoot = WEB_ROOT } = options;
  const metrics = createMetrics();
  const onError = (error: unknown) => {
    metrics.errors.inc();
    log.error({ err: error }, "a table survived an error");
  };
  let isStopping = false;

  const diskBudget = new DiskBudget(config.diskBudget);
  const storage = await openStorage({ ...options, metrics, diskBudget, onError });
  const { store, placement } = storage;

  const searching = openBots({ config, clock, log, metrics });
  const ports = { clock, random: secureRandom, hash: nodeHash, store, bots: searching.bots, onError };
  const clubs = new Clubs({ ...config, store, placement, ports, diskBudget, log });
  const tables = new Tables({ ...config, store, placement, ports, diskBudget, log, clubs });
  clubs.attach(tables);
  metrics.watchTables(() => tables.size);
  await storage.join({
    dropAll: async () => {
      await Promise.all([clubs.dropAll(), tables.dropAll()]);
    },
  });

  const limits = createLimits(rates);
  const keyOf = rateLimitKeys(config.trustProxy, () => log.warn(UNTRUSTED));
  const httpConnections = new HttpConnections({ config, limits, keyOf });
  const shared = {
    config,
    log,
    metrics,
    store,
    limits,
    keyOf,
    httpConnections,
    lookups: new Lookups({ tables, clubs, limits }),
    tableCreation: createTableCreation({ tables, clubs, tablesPerHour: config.tablesPerHour, diskBudget }),
    isStopping: () => isStopping,
    isUp: () => !isStopping && storage.isUp(),
  };

  const sockets = openSocketServer({ ...options, ...shared });
  const pictures = new GamePictures({ render: openRenderer(), log });
  const app = createApp({ ...shared, pictures, webRoot });
  const http = new HttpServer({ ...options, connections: httpConnections, sockets, app });
  const port = await http.listen(config);
  const housekeeping = new Housekeeping({ store, tables, clubs, clock, keep: config.keep });
  housekeeping.start({ isShared: (config.cluster?.node ?? null) !== null, onError });
  log.info({ port }, "listening");

  const stop = async () => {
    isStopping = true;
    housekeeping.stop();
    http.stopListening();
    await clubs.stop();
    await tables.stop();
    await storage.leave();
    searching.stop();
    // Goodbyes are written when the tick ends.
    await nextTurn();
    await sockets.close();
    await http.close();
    await store.close();
    log.info("stopped");
  };
  let stopped: Promise<void> | null = null;
  return { port, stop: () => (stopped ??= stop()) };
}
