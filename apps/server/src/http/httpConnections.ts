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
/** Each holds a file open until its answer is read. Browsers ask one thing at a time over a connection. */
const MOST_UNANSWERED = 2;

/** Ends connections of an address that opens too many, or asks on without an answer, before a request is read. */
export class HttpConnections {
  readonly #options: HttpConnectionsOptions;
  readonly #open: ConnectionCount;
  readonly #refused = new WeakSet<Socket>();
  readonly #unanswered = new WeakMap<Socket, number>();

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

  #mayAsk(socket: Socket, response: ServerResponse): boolean {
    if (this.#refused.has(socket)) return false;
    const others = this.#unanswered.get(socket) ?? 0;
    if (others >= MOST_UNANSWERED) {
      this.#refused.add(socket);
      socket.destroy();
      return false;
    }
    this.#unanswered.set(socket, others + 1);
    response.once("close", () => this.#unanswered.set(socket, (this.#unanswered.get(socket) ?? 1) - 1));
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
