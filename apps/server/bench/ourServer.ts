import { parseArgs } from "node:util";
import { parseConfig } from "../src/config/config.ts";
import type { Rates } from "../src/limits/rateLimits.ts";
import { createLog } from "../src/platform/log.ts";
import { startServer } from "../src/server.ts";
import { openInProcess } from "../src/store/databaseAccess.ts";
import { fastClock } from "../test/support/fastClock.ts";
import { openForgetful } from "./forgetfulDatabase.ts";
import { answerQuestions } from "./processFacts.ts";

/**
 * A file, or a PostgreSQL and the address for other servers on it. `speed` shortens the pauses of tables; `store` has
 * SQLite on the event loop instead of in its thread, or keeps nothing at all.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    "node-url": { type: "string", default: "" },
    speed: { type: "string", default: "1" },
    store: { type: "string", default: "usual" },
  },
});
const [database = ""] = positionals;
const { "node-url": nodeUrl, store } = values;
const speed = Number(values.speed);
const result = parseConfig({
  PORT: "0",
  HOST: "127.0.0.1",
  MAX_CONNECTIONS: "100000",
  MEGABYTES_PER_TABLE: "10000",
  MEGABYTES_PER_ADDRESS: "100000",
  ...(nodeUrl === ""
    ? { DATABASE: database }
    : { DATABASE_URL: database, NODE_URL: nodeUrl, CLUSTER_SECRET: "known to the servers of one benchmark" }),
});
if (!result.ok) throw new Error(result.message);
const many = { burst: 1e9, perSecond: 1e9 };
const rates: Rates = {
  socket: many,
  person: many,
  address: many,
  connects: many,
  wrongCodes: many,
  connectionBytes: many,
  addressBytes: many,
  requests: many,
};
const { port } = await startServer({
  config: { ...result.config, connectionsPerAddress: 1e6, tablesPerHour: 1e6 },
  log: createLog("error"),
  rates,
  ...(speed > 1 && { clock: fastClock(speed) }),
  ...(store === "loop" && { database: openInProcess(database) }),
  ...(store === "none" && { database: openForgetful(database) }),
});
answerQuestions(port);
