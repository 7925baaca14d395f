import { freePort } from "./freePort.ts";
import { openTestServer, type TestServer, type TestServerOptions } from "./testServer.ts";

const SECRET = "a secret that only the nodes of this test know";
const LEASE_MS = 1000;

export interface TestNodeOptions extends Pick<TestServerOptions, "rates" | "clock"> {
  readonly databaseUrl: string;
  readonly secret?: string;
  readonly leaseMs?: number;
  /** No address of its own: it shares with nobody. */
  readonly isAlone?: boolean;
}

/** A whole server in this process, on a PostgreSQL that it shares with others. */
export async function openTestNode(options: TestNodeOptions): Promise<TestServer> {
  const { databaseUrl, secret = SECRET, leaseMs = LEASE_MS, isAlone = false, ...rest } = options;
  const url = `http://127.0.0.1:${await freePort()}`;
  const cluster = {
    databaseUrl,
    connections: 4,
    leaseMs,
    peers: isAlone ? null : { url, secret },
  };
  return openTestServer({ ...rest, config: { cluster } });
}

/** Several of them on one database. */
export async function openTestNodes(count: number, options: TestNodeOptions): Promise<readonly TestServer[]> {
  return Promise.all(Array.from({ length: count }, () => openTestNode(options)));
}
