import { once } from "node:events";
import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from "node:http";
import type { Socket } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { rateLimitKey, type RateLimitKeyOf } from "../limits/clientAddress.ts";
import { ConnectionCount } from "../limits/connectionCount.ts";
import type { Limits } from "../limits/rateLimits.ts";
import type { Config } from "../process/config.ts";
import { SOCKET_PATH, type SocketServer } from "../sockets/socketServer.ts";

export interface HttpServerOptions {
  readonly connections: HttpConnections;
  readonly sockets: SocketServer;
  readonly app: RequestListener;
  readonly config: Pick<Config, "basePath">;
  /** How long a connection may stand still, for instance with an answer that nobody reads; sockets have a pulse. */
  readonly stillMs?: number;
}

/** A slower request is cut off, at the latest with the next look. */
const TIMEOUTS = { headersTimeout: 15_000, requestTimeout: 30_000, connectionsCheckingInterval: 5000 };
const STILL_MS = 30_000;
/** Connections that are still open after this time are cut off. */
const CLOSE_MS = 1500;

/** One handler for everything: limits first, then sockets, then pages and the API. */
export class HttpServer {
  readonly #server: Server;
  #closed: Promise<unknown> = Promise.resolve();

  constructor({ connections, sockets: { engine }, app, config, stillMs = STILL_MS }: HttpServerOptions) {
    const { basePath } = config;
    this.#server = createServer(TIMEOUTS, (request, response) => {
      if (!connections.mayAsk(request, response)) return;
      if (!enterBase(request, basePath)) response.writeHead(302, { Location: `${basePath}/` }).end();
      else if (isForSockets(request)) engine.handleRequest(request, response);
      else app(request, response);
    });
    this.#server.on("connection", (socket) => connections.count(socket));
    this.#server.on("upgrade", (request, socket, head) => {
      if (enterBase(request, basePath) && isForSockets(request)) engine.handleUpgrade(request, socket, head);
      else socket.destroy();
    });
    this.#server.setTimeout(stillMs);
  }

  /** Resolves with the port. */
  async listen({ port, host }: Pick<Config, "port" | "host">): Promise<number> {
    this.#server.listen(port, host);
    await once(this.#server, "listening");
    const address = this.#server.address();
    return typeof address === "object" && address !== null ? address.port : port;
  }

  /** From now on nobody new is let in. */
  stopListening(): void {
    this.#closed = once(this.#server, "close");
    this.#server.close();
  }

  async close(): Promise<void> {
    await Promise.race([this.#closed, wait(CLOSE_MS)]);
    this.#server.closeAllConnections();
  }
}

/** Monitors ask this machine and not the proxy. */
const AT_ROOT = /^\/(healthz|readyz|upz|metrics)$/;

/** From here on the path is what follows BASE_PATH. False for what lies outside. */
function enterBase(request: IncomingMessage, basePath: string): boolean {
  const { url = "/" } = request;
  if (!url.startsWith(`${basePath}/`)) return AT_ROOT.test(url);
  request.url = url.slice(basePath.length);
  return true;
}

function isForSockets({ url = "" }: IncomingMessage): boolean {
  return url.startsWith(SOCKET_PATH);
}

export interface HttpConnectionsOptions {
  readonly config: Pick<Config, "connectionsPerAddress" | "trustProxy">;
  readonly limits: Limits;
  readonly keyOf: RateLimitKeyOf;
}

/** A browser fetches files over a few connections beside the one for its socket, and everybody may at once. */
const CONNECTIONS_FOR_FILES = 4;
const LEAST_FOR_FILES = 200;

/** Ends connections of an address that opens too many, or asks on without an answer, before a request is read. */
export class HttpConnections {
  readonly #options: HttpConnectionsOptions;
  readonly #open: ConnectionCount;
  readonly #refused = new WeakSet<Socket>();
  readonly #asking = new WeakSet<Socket>();

  constructor(options: HttpConnectionsOptions) {
    this.#options = options;
    const { connectionsPerAddress } = options.config;
    this.#open = new ConnectionCount({
      maxConnections: Infinity,
      connectionsPerAddress: (1 + CONNECTIONS_FOR_FILES) * connectionsPerAddress + LEAST_FOR_FILES,
    });
  }

  /** The answer to this request, a refusal, is the last one over its connection. */
  refuse(request: IncomingMessage, response: ServerResponse): void {
    this.#refused.add(request.socket);
    this.#charge(request);
    response.setHeader("Connection", "close");
  }

  /**
   * Whether a request may be answered: one at a time over a connection, as browsers and proxies ask. An answer that
   * waits for the one before holds its file open, for good when the connection ends.
   */
  mayAsk(request: IncomingMessage, response: ServerResponse): boolean {
    const { socket } = request;
    if (this.#refused.has(socket) || this.#asking.has(socket)) {
      if (!this.#refused.has(socket)) socket.destroy();
      this.#refused.add(socket);
      this.#charge(request);
      return false;
    }
    this.#asking.add(socket);
    response.once("close", () => this.#asking.delete(socket));
    return true;
  }

  /** Counts a new connection, or ends it. */
  count(socket: Socket): void {
    // Behind a proxy all connections are the proxy's: it has to limit them.
    if (this.#options.config.trustProxy > 0) return;
    const key = rateLimitKey(socket.remoteAddress ?? "");
    if (!this.#open.hasRoomFor(key) || !this.#options.limits.mayOpenConnection(key)) {
      socket.destroy();
      return;
    }
    this.#open.enter(key);
    socket.once("close", () => this.#open.leave(key));
  }

  #charge(request: IncomingMessage): void {
    const { limits, keyOf } = this.#options;
    limits.chargeRefusedRequest(keyOf(request));
  }
}
