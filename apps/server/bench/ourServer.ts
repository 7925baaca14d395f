import { parseConfig } from "../src/config/config.ts";
import type { Rates } from "../src/limits/rateLimits.ts";
import { createLog } from "../src/platform/log.ts";
import { startServer } from "../src/server.ts";
import { answerQuestions } from "./processFacts.ts";

/** A file, or a PostgreSQL and the address for other servers on it. */
const [database = "", nodeUrl = ""] = process.argv.slice(2);
const result = parseConfig({
  PORT: "0",
  HOST: "127.0.0.1",
  MAX_CONNECTIONS: "100000",
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
});
answerQuestions(port);
