import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import type { Config } from "../config/config.ts";
import { rateLimitKey, type RateLimitKeyOf } from "../limits/clientAddress.ts";
import { ConnectionCount } from "../limits/connectionCount.ts";
import type { Limits } from "../limits/rateLimits.ts";

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

  /** Comes before every listener that the server has by now. */
  guard(http: Server): void {
    // Behind a proxy all connections are the proxy's: it has to limit them.
    if (this.#options.config.trustProxy === 0) http.on("connection", (socket) => this.#count(socket));
    const listeners = http.listeners("request");
    http.removeAllListeners("request");
    http.on("request", (request, response) => {
      if (!this.#mayAsk(request.socket, response)) return this.#charge(request);
      for (const listener of listeners) Reflect.apply(listener, http, [request, response]);
    });
  }

  /**
   * One request at a time, as browsers and proxies ask: an answer that waits for the one before holds its file open,
   * for good when the connection ends.
   */
  #mayAsk(socket: Socket, response: ServerResponse): boolean {
    if (this.#refused.has(socket)) return false;
    if (this.#asking.has(socket)) {
      this.#refused.add(socket);
      socket.destroy();
      return false;
    }
    this.#asking.add(socket);
    response.once("close", () => this.#asking.delete(socket));
    return true;
  }

  #count(socket: Socket): void {
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
