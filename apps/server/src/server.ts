import { once } from "node:events";
import { existsSync } from "node:fs";
import { createServer, type Server } from "node:http";
import { setImmediate as nextTurn, setTimeout as wait } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { Worker } from "node:worker_threads";
import { inProcessBots, threadWorkers, type Clock } from "@buck/table";
import { searchingBots, type SearchingBots } from "./bots/searchingBots.ts";
import { rateLimitKeys } from "./limits/clientAddress.ts";
import { turnClock } from "./platform/clock.ts";
import { nodeHash } from "./platform/hash.ts";
import type { Config } from "./config/config.ts";
import { createApp } from "./http/app.ts";
import { HttpConnections } from "./http/httpConnections.ts";
import type { Log } from "./platform/log.ts";
import { Housekeeping } from "./tables/housekeeping.ts";
import { createTableCreation } from "./tables/tableCreation.ts";
import { GamePictures, renderInThread } from "./pictures/gamePictures.ts";
import { renderPng } from "./pictures/renderPng.ts";
import { createMetrics, type Metrics } from "./platform/metrics.ts";
import { secureRandom } from "./platform/random.ts";
import { DiskBudget } from "./limits/diskBudget.ts";
import { createLimits, RATES, type Rates } from "./limits/rateLimits.ts";
import { openSocketServer } from "./sockets/socketServer.ts";
import { openStorage, sqliteStorage, type Storage, type StorageOptions } from "./storage.ts";
import type { DatabaseAccess } from "./store/databaseAccess.ts";
import { Tables } from "./tables/tables.ts";

// src and dist lie equally deep, so this path holds for both.
const WEB_ROOT = fileURLToPath(new URL("../../web/dist/", import.meta.url));
// These are built beside the server's own file. Sources run without threads: Node 20 cannot load TypeScript in one.
const BOT_THREAD = new URL("./botThread.js", import.meta.url);
const PICTURE_THREAD = new URL("./pictureThread.js", import.meta.url);

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
}

export interface RunningServer {
  readonly port: number;
  /** Says goodbye to everybody, finishes all writes and closes the database. */
  stop(): Promise<void>;
}

const UNTRUSTED =
  "calls come through a proxy, but TRUST_PROXY is 0: everybody counts as one address and shares its limits";
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** A slower request is cut off, at the latest with the next look. */
const TIMEOUTS = { headersTimeout: 15_000, requestTimeout: 30_000, connectionsCheckingInterval: 5000 };
/** So long may a connection stand still, for instance with an answer that nobody reads; sockets have a pulse. */
const STILL_MS = 30_000;
/** Connections that are still open after this time are cut off. */
const CLOSE_MS = 1500;

export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const { config, log, clock = turnClock, rates = RATES, webRoot = WEB_ROOT, stillMs = STILL_MS } = options;
  const metrics = createMetrics();
  const diskBudget = new DiskBudget(config.diskBudget);
  const onError = errorReporter(log, metrics);
  const storage = await openTableStorage(options.database, {
    config,
    log,
    metrics,
    onError,
    onAppend: (table, bytes) => diskBudget.charge(table, bytes),
    onLapse: () => void tables.dropAll().catch(onError),
  });
  const { store, placement } = storage;
  const searching = openBots({ config, clock, log, metrics });
  const ports = { clock, random: secureRandom, hash: nodeHash, store, bots: searching.bots, onError };
  const tables = new Tables({ ...config, store, placement, ports, diskBudget, log });
  const housekeeping = new Housekeeping({ store, tables, clock, keep: config.keep });
  metrics.watchTables(() => tables.size);
  let stopping = false;
  const render = existsSync(PICTURE_THREAD) ? renderInThread(PICTURE_THREAD) : renderPng;
  const callers = callerLimits({ config, log, rates });
  const shared = {
    config,
    log,
    metrics,
    tableCreation: createTableCreation({ tables, tablesPerHour: config.tablesPerHour, diskBudget }),
    store,
    tables,
    isStopping: () => stopping,
    ...callers,
  };

  const http = createServer(
    TIMEOUTS,
    createApp({ ...shared, pictures: new GamePictures({ render, log }), webRoot }),
  );
  http.setTimeout(stillMs);
  const io = openSocketServer({ ...shared, http });
  callers.httpConnections.guard(http);
  await storage.serve({ tables, onError });
  const port = await listen(http, config);
  const intervals = keepHouse(housekeeping, onError);
  log.info({ port }, "listening");

  const stop = async () => {
    stopping = true;
    for (const interval of intervals) clearInterval(interval);
    http.close();
    await tables.stop();
    await storage.leave();
    searching.stop();
    // Goodbyes are written when the tick ends.
    await nextTurn();
    await Promise.race([io.close(), wait(CLOSE_MS)]);
    http.closeAllConnections();
    await store.close();
    log.info("stopped");
  };
  let stopped: Promise<void> | null = null;
  return { port, stop: () => (stopped ??= stop()) };
}

function callerLimits({ config, log, rates }: Required<Pick<ServerOptions, "config" | "log" | "rates">>) {
  const limits = createLimits(rates);
  const keyOf = rateLimitKeys(config.trustProxy, () => log.warn(UNTRUSTED));
  return { limits, keyOf, httpConnections: new HttpConnections({ config, limits, keyOf }) };
}

function openBots({
  config,
  ...shared
}: Required<Pick<ServerOptions, "config" | "clock" | "log">> & { readonly metrics: Metrics }): SearchingBots {
  if (!existsSync(BOT_THREAD)) return { bots: inProcessBots, stop: () => {} };
  return searchingBots({
    ...shared,
    threads: config.botThreads,
    start: threadWorkers(() => new Worker(BOT_THREAD)),
  });
}

function openTableStorage(database: DatabaseAccess | undefined, options: StorageOptions): Promise<Storage> {
  return database === undefined ? openStorage(options) : Promise.resolve(sqliteStorage(database, options));
}

function keepHouse(housekeeping: Housekeeping, onError: (error: unknown) => void): readonly NodeJS.Timeout[] {
  return [
    every(MINUTE_MS, () => housekeeping.everyMinute().catch(onError)),
    every(HOUR_MS, () => housekeeping.everyHour().catch(onError)),
  ];
}

function every(ms: number, work: () => Promise<void>): NodeJS.Timeout {
  return setInterval(() => void work(), ms);
}

async function listen(http: Server, { port, host }: Config): Promise<number> {
  http.listen(port, host);
  await once(http, "listening");
  const address = http.address();
  return typeof address === "object" && address !== null ? address.port : port;
}

function errorReporter(log: Log, metrics: Metrics) {
  return (error: unknown) => {
    metrics.errors.inc();
    log.error({ err: error }, "a table survived an error");
  };
}
