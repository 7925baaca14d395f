import type { TestPostgres } from "../postgres/testPostgres.ts";
import { freePort } from "../support/freePort.ts";
import { runFastServer, whenOpen, type ServerProcess } from "../support/serverProcess.ts";
import { TcpProxy } from "./tcpProxy.ts";

export const LEASE_SECONDS = 1;

/** One place for a server: a process, and the pieces of network that lead from and to it. */
export class ProcessNode {
  readonly name: string;
  /** Its way to the database. */
  readonly database: TcpProxy;
  /** The way of people to it, behind the balancer. */
  readonly people: TcpProxy;
  readonly #env: Record<string, string>;
  #server: ServerProcess | null = null;
  /** Whether a balancer would send people there. */
  isUp = false;

  private constructor(
    ways: { readonly database: TcpProxy; readonly people: TcpProxy },
    env: Record<string, string>,
    name: string,
  ) {
    this.name = name;
    this.database = ways.database;
    this.people = ways.people;
    this.#env = env;
  }

  /** Where a balancer finds it. */
  get port(): number {
    return this.people.port;
  }

  /** Where it listens. */
  get ownPort(): number {
    return Number(this.#env["PORT"]);
  }

  get url(): string {
    return `http://127.0.0.1:${this.ownPort}`;
  }

  /** Null while it is down. */
  get pid(): number | null {
    return this.#server?.child.pid ?? null;
  }

  /** The database may move. */
  static async create(name: string, databaseUrl: string, postgres: TestPostgres): Promise<ProcessNode> {
    const port = await freePort();
    const address = new URL(databaseUrl);
    const database = await TcpProxy.open(() => postgres.port);
    const people = await TcpProxy.open(() => port);
    address.port = String(database.port);
    const env = {
      PORT: String(port),
      HOST: "127.0.0.1",
      TRUST_PROXY: "1",
      LOG_LEVEL: "error",
      DATABASE_URL: address.href,
      NODE_NAME: name,
      LEASE_SECONDS: String(LEASE_SECONDS),
      CONNECTIONS_PER_ADDRESS: "10000",
    };
    return new ProcessNode({ database, people }, env, name);
  }

  async start(): Promise<void> {
    this.#server = runFastServer(this.#env);
    await whenOpen(this.#server);
    this.isUp = true;
  }

  signal(signal: NodeJS.Signals): void {
    this.#server?.child.kill(signal);
  }

  /** Resolves with the exit code; null when it was killed. */
  async end(signal: "SIGKILL" | "SIGTERM"): Promise<number | null> {
    this.isUp = false;
    const server = this.#server;
    this.#server = null;
    if (server === null) return null;
    server.child.kill(signal);
    return (await server.ended).code;
  }

  async remove(): Promise<void> {
    await this.end("SIGKILL");
    await this.database.close();
    await this.people.close();
  }
}
