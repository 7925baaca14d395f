import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import { parseConfig, type Config } from "../../src/process/config.ts";
import type { Rates } from "../../src/limits/rateLimits.ts";
import { createLog } from "../../src/process/log.ts";
import { startServer, type RunningServer, type ServerOptions } from "../../src/server.ts";
import { openDatabase } from "../../src/store/sqliteFile.ts";
import { inProcess } from "../../src/store/sqliteStore.ts";
import type { SqliteDatabase } from "../../src/store/sqliteFile.ts";
import { fastClock } from "./fastClock.ts";
import { closeGuests } from "./guest.ts";

export { makeTable, QUICK } from "./making.ts";

export interface TestServer {
  readonly url: string;
  readonly server: RunningServer;
  readonly database: SqliteDatabase;
  readonly file: string;
  /** Every line the server has logged, at every level. */
  readonly logged: string[];
}

export interface TestServerOptions extends Partial<
  Pick<ServerOptions, "rates" | "webRoot" | "clock" | "stillMs" | "tablelessMs">
> {
  readonly config?: Partial<Config>;
  readonly file?: string;
}

const MANY = { burst: 1e9, perSecond: 1e9 };
/** For tests that say more in a second than people do in an hour. */
export const NO_LIMITS: Rates = {
  socket: MANY,
  person: MANY,
  address: MANY,
  renames: MANY,
  connects: MANY,
  wrongCodes: MANY,
  connectionBytes: MANY,
  addressBytes: MANY,
  requests: MANY,
};

export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "buck-server-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

function testConfig(changes: Partial<Config> = {}): Config {
  const result = parseConfig({ PORT: "0", HOST: "127.0.0.1", LOG_LEVEL: "trace" });
  if (!result.ok) throw new Error(result.message);
  return { ...result.config, port: 0, tablesPerHour: 10_000, ...changes };
}

/** A whole server on a free port, closed when the test is over. */
export async function openTestServer({
  config,
  file,
  ...options
}: TestServerOptions = {}): Promise<TestServer> {
  const path = file ?? join(temporaryFolder(), "buck.db");
  // The nodes of a cluster have no file; one that nobody looks into is no harm.
  const database = openDatabase(path);
  const logged: string[] = [];
  const log = createLog("trace", { write: (line) => void logged.push(line) });
  const server = await startServer({
    clock: fastClock(),
    ...options,
    config: testConfig({ database: path, ...config }),
    log,
    ...(config?.cluster ? {} : { database: inProcess(database, path) }),
  });
  onTestFinished(() => {
    closeGuests();
    return server.stop();
  });
  return { url: `http://127.0.0.1:${server.port}`, server, database, file: path, logged };
}
