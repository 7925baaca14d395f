import type { IncomingMessage, ServerResponse } from "node:http";
import { LIMITS } from "@buck/protocol";
import { Server as Engine } from "engine.io";
import { WebSocketServer, type ServerOptions, type WebSocket } from "ws";
import type { HttpConnections } from "../http/httpServer.ts";
import type { RateLimitKeyOf } from "../limits/clientAddress.ts";
import { ConnectionCount } from "../limits/connectionCount.ts";
import type { Limits, Sender } from "../limits/rateLimits.ts";
import type { Config } from "../process/config.ts";
import type { Metrics } from "../process/metrics.ts";
import { MOST_QUEUED, type BuckSocket } from "./socketConnection.ts";

export interface TransportsOptions {
  readonly config: Config;
  readonly limits: Limits;
  readonly metrics: Metrics;
  readonly isStopping: () => boolean;
  readonly keyOf: RateLimitKeyOf;
  readonly httpConnections: HttpConnections;
  /** How long a connection may be at no table. */
  readonly tablelessMs?: number;
}

/** Long enough to make a table. An idle connection would take somebody's place. */
const TABLELESS_MS = 60_000;

/** The connection below a socket: one WebSocket, or one sequence of polls. */
type Transport = BuckSocket["conn"];

type Next = (error?: Error) => void;

/** What is known of a transport without its request. */
export interface Caller {
  readonly rateLimitKey: string;
  /** The server that was asked for. */
  readonly node: string | null;
  /** One socket for each transport: several would be one connection to every limit. */
  hasSocket: boolean;
  /** Runs while the transport is at no table. */
  leaving: NodeJS.Timeout;
}

/** The connections below all sockets: who may open one, how much may come over it, and how long it may do nothing. */
export class Transports {
  readonly engine: Engine;
  readonly connections: ConnectionCount;
  readonly #options: TransportsOptions;
  readonly #callers = new WeakMap<Transport, Caller>();
  #serial = 0;

  constructor(options: TransportsOptions) {
    const { config, metrics } = options;
    this.#options = options;
    this.connections = new ConnectionCount(config);
    metrics.watchConnections(() => this.connections.size);
    this.engine = new Engine({
      maxHttpBufferSize: LIMITS.frameBytes,
      pingInterval: 5000,
      pingTimeout: 5000,
      cors: { origin: [...config.allowedOrigins, ...(config.publicUrl === null ? [] : [config.publicUrl])] },
      wsEngine: limitedWebSockets((webSocket, request) =>
        limitControlFrames(webSocket, this.#senderOf(request), options),
      ),
      allowRequest: (request, decide) => {
        const reason = this.#refusalReason(request);
        if (reason !== null) metrics.refusals.inc({ reason });
        decide(reason, reason === null);
      },
    });
    this.engine.use((request: IncomingMessage, response: ServerResponse, next: Next) =>
      this.#limitRequests(request, response, next),
    );
  }

  /** Counts the transport, until it closes. */
  enter(transport: Transport): void {
    const sender = this.#senderOf(transport.request);
    const { rateLimitKey } = sender;
    const node = nodeAskedFor(transport.request);
    const caller = { rateLimitKey, node, hasSocket: false, leaving: this.#leaveSoon(transport) };
    this.#callers.set(transport, caller);
    this.connections.enter(rateLimitKey);
    transport.once("close", () => {
      clearTimeout(caller.leaving);
      this.connections.leave(rateLimitKey);
    });
    limitBytes(transport, sender, this.#options);
    forgetRequest(transport);
  }

  callerOf({ conn }: BuckSocket): Caller | undefined {
    return this.#callers.get(conn);
  }

  /** A person at a table or in a club may stay. */
  stay(socket: BuckSocket): void {
    const caller = this.callerOf(socket);
    if (caller === undefined) return;
    clearTimeout(caller.leaving);
    socket.once("disconnect", () => (caller.leaving = this.#leaveSoon(socket.conn)));
  }

  #leaveSoon(transport: Transport): NodeJS.Timeout {
    return setTimeout(() => transport.close(true), this.#options.tablelessMs ?? TABLELESS_MS).unref();
  }

  #senderOf(request: IncomingMessage): Sender {
    this.#serial += 1;
    return { connectionId: String(this.#serial), rateLimitKey: this.#options.keyOf(request) };
  }

  #refusalReason(request: IncomingMessage): string | null {
    const { config, isStopping, keyOf } = this.#options;
    if (!isAllowedOrigin(request, config)) return "ORIGIN";
    return !isStopping() && this.connections.hasRoomFor(keyOf(request)) ? null : "SERVER_BUSY";
  }

  #limitRequests(request: IncomingMessage, response: ServerResponse, next: Next): void {
    const { limits, keyOf, httpConnections } = this.#options;
    if (limits.mayRequest(keyOf(request), 1)) return next();
    httpConnections.refuse(request, response);
    next(new Error("too many requests"));
  }
}

type Allowed = Pick<Config, "publicUrl" | "allowedOrigins">;

/**
 * A browser always names the page it comes from, and CORS does not stop a foreign page from opening a WebSocket.
 * Who names none is no browser.
 */
export function isAllowedOrigin({ headers }: Pick<IncomingMessage, "headers">, allowed: Allowed): boolean {
  const { origin, host } = headers;
  if (origin === undefined) return true;
  if (origin === allowed.publicUrl || allowed.allowedOrigins.includes(origin)) return true;
  return host !== undefined && hostOf(origin) === host.toLowerCase();
}

function hostOf(origin: string): string | null {
  return URL.canParse(origin) ? new URL(origin).host : null;
}

/** The server that a balancer should have chosen. */
function nodeAskedFor({ url = "" }: IncomingMessage): string | null {
  return new URLSearchParams(url.split("?")[1]).get("node");
}

/** The request that opened a connection would be kept for as long as it is open; nobody asks for it any more. */
function forgetRequest(transport: { request: IncomingMessage | null }): void {
  transport.request = null;
}

/** Counts what arrives before it is parsed, whatever it is: most kinds of packets never reach a listener. */
function limitBytes(transport: Transport, sender: Sender, { limits, metrics }: TransportsOptions): void {
  transport.on("packet", ({ data }: { data?: unknown }) => {
    const bytes = typeof data === "string" || Buffer.isBuffer(data) ? data.length : 0;
    if (limits.mayReceive(sender, bytes)) return;
    metrics.goodbyes.inc({ reason: "flooding" });
    transport.close(true);
  });
}

type OnWebSocket = (webSocket: WebSocket, request: IncomingMessage) => void;

/** Engine.IO reports no WebSocket before it has sent something, which one that is to replace a poll may never do. */
function limitedWebSockets(onWebSocket: OnWebSocket): new (options?: ServerOptions) => WebSocketServer {
  return class extends WebSocketServer {
    override handleUpgrade(...args: Parameters<WebSocketServer["handleUpgrade"]>): void {
      const [request, socket, head, accept] = args;
      super.handleUpgrade(request, socket, head, (webSocket) => {
        onWebSocket(webSocket, request);
        accept(webSocket, request);
      });
    }
  };
}

/** ws answers pings by itself, without a packet that would be counted or that a queue would show. */
function limitControlFrames(
  webSocket: WebSocket,
  sender: Sender,
  { limits, metrics }: TransportsOptions,
): void {
  let isOpen = true;
  const count = ({ length }: Buffer) => {
    if (!isOpen) return;
    if (webSocket.bufferedAmount <= MOST_QUEUED && limits.mayReceive(sender, length)) return;
    isOpen = false;
    metrics.goodbyes.inc({ reason: "flooding" });
    webSocket.terminate();
  };
  webSocket.on("ping", count);
  webSocket.on("pong", count);
}
