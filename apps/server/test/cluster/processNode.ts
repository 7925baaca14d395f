import { freePort } from "../support/freePort.ts";
import { runFastServer, whenOpen, type ServerProcess } from "../support/serverProcess.ts";
import { TcpProxy } from "./tcpProxy.ts";

export const LEASE_SECONDS = 1;

/** One place for a server of a cluster: a process, and the pieces of network that lead from and to it. */
export class ProcessNode {
  /** Its way to the database. */
  readonly database: TcpProxy;
  /** The way of other nodes to it. */
  readonly peers: TcpProxy;
  /** Where other nodes are told to find it, and where it listens for them. */
  readonly nodeUrl: string;
  readonly port: number;
  readonly #env: Record<string, string>;
  #server: ServerProcess | null = null;
  /** Whether a balancer would send people there. */
  isUp = false;

  private constructor(
    ways: { database: TcpProxy; peers: TcpProxy },
    env: Record<string, string>,
    port: number,
  ) {
    this.database = ways.database;
    this.peers = ways.peers;
    this.nodeUrl = env["NODE_URL"] ?? "";
    this.port = port;
    this.#env = env;
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  static async create(databaseUrl: string): Promise<ProcessNode> {
    const [port, peerPort] = [await freePort(), await freePort()];
    const address = new URL(databaseUrl);
    const databasePort = Number(address.port);
    const database = await TcpProxy.open(() => databasePort);
    const peers = await TcpProxy.open(() => peerPort);
    address.port = String(database.port);
    const env = {
      PORT: String(port),
      HOST: "127.0.0.1",
      LOG_LEVEL: "error",
      DATABASE_URL: address.href,
      NODE_URL: `http://127.0.0.1:${peerPort}`,
      CLUSTER_SECRET: "a secret that only the nodes of this test know",
      LEASE_SECONDS: String(LEASE_SECONDS),
      CONNECTIONS_PER_ADDRESS: "10000",
    };
    return new ProcessNode({ database, peers }, env, port);
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
    await this.peers.close();
  }
}
