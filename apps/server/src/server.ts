import { once } from "node:events";
import { createServer, type Server } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { inProcessBots, type Clock } from "@buck/table";
import { whenceOf } from "./address.ts";
import { systemClock } from "./clock.ts";
import type { Config } from "./config.ts";
import { createApp } from "./http/app.ts";
import type { Log } from "./log.ts";
import { createMakers } from "./makers.ts";
import { createMetrics, type Metrics } from "./metrics.ts";
import { WEB_ROOT } from "./paths.ts";
import { secureRandom } from "./random.ts";
import { createLimits, RATES, type Rates } from "./sockets/limits.ts";
import { openSockets } from "./sockets/sockets.ts";
import { openDatabase, type SqliteDatabase } from "./store/database.ts";
import { lockDatabase } from "./store/lock.ts";
import { sqliteStore } from "./store/sqlite-store.ts";
import { Tables } from "./tables.ts";

export interface ServerOptions {
  readonly config: Config;
  readonly log: Log;
  /** Otherwise the one that the configuration names is opened, and locked. */
  readonly database?: SqliteDatabase;
  readonly clock?: Clock;
  readonly rates?: Rates;
  readonly webRoot?: string;
}

export interface RunningServer {
  readonly port: number;
  /** Says goodbye, writes what is to be written, and lets go of everything. */
  stop(): Promise<void>;
}

const UNTRUSTED =
  "calls come through a proxy, but TRUST_PROXY is 0: everybody counts as one address and shares its limits";
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** A caller who takes longer to say what they want is not one. */
const PATIENCE = { headersTimeout: 15_000, requestTimeout: 30_000 };
/** Who has not hung up by then does not read any more. */
const HANG_UP_MS = 1500;

export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const { config, log, clock = systemClock, rates = RATES, webRoot = WEB_ROOT } = options;
  const metrics = createMetrics();
  const letGo = options.database ? () => {} : lockDatabase(config.database);
  const store = sqliteStore(options.database ?? openDatabase(config.database), observeCommits(metrics));
  const onError = survivor(log, metrics);
  // Every level there is answers within microseconds; one that searches would need a worker behind this port.
  const ports = { clock, random: secureRandom, store, bots: inProcessBots, onError };
  const tables = new Tables({ ...config, store, ports, log });
  metrics.watchTables(() => tables.size);
  const makers = createMakers(tables, config.tablesPerHour);
  let stopping = false;
  const isStopping = () => stopping;
  const whence = whenceOf(config.trustProxy, () => log.warn(UNTRUSTED));
  const shared = { config, log, metrics, makers, store, tables, isStopping, whence };

  const http = createServer(PATIENCE, createApp({ ...shared, webRoot }));
  const io = openSockets({ ...shared, http, limits: createLimits(rates) });
  const port = await listen(http, config);
  const chores = [
    every(MINUTE_MS, () => tables.unloadQuiet().catch(onError)),
    every(HOUR_MS, () => tables.archiveUntouched().catch(onError)),
  ];
  log.info({ port }, "listening");

  const stop = async () => {
    stopping = true;
    for (const chore of chores) clearInterval(chore);
    http.close();
    await tables.stop();
    await Promise.race([io.close(), wait(HANG_UP_MS)]);
    http.closeAllConnections();
    await store.close();
    letGo();
    log.info("stopped");
  };
  let stopped: Promise<void> | null = null;
  return { port, stop: () => (stopped ??= stop()) };
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

function observeCommits(metrics: Metrics) {
  return ({ appends, ms }: { readonly appends: number; readonly ms: number }) => {
    metrics.appendsPerCommit.observe(appends);
    metrics.commitSeconds.observe(ms / 1000);
  };
}

function survivor(log: Log, metrics: Metrics) {
  return (error: unknown) => {
    metrics.errors.inc();
    log.error({ err: error }, "a table met an error and goes on");
  };
}
