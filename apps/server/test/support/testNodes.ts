import { openTestServer, type TestServer, type TestServerOptions } from "./testServer.ts";

const LEASE_MS = 1000;

export interface TestNodeOptions extends Pick<TestServerOptions, "rates" | "clock" | "webRoot"> {
  readonly databaseUrl: string;
  /** Null for one that shares with nobody. */
  readonly name: string | null;
  readonly leaseMs?: number;
}

/** A whole server in this process, on a PostgreSQL that it shares with others. */
export async function openTestNode(options: TestNodeOptions): Promise<TestServer> {
  const { databaseUrl, name, leaseMs = LEASE_MS, ...rest } = options;
  const cluster = { databaseUrl, connections: 4, leaseMs, node: name };
  return openTestServer({ ...rest, config: { cluster } });
}
