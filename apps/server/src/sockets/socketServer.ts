import type { IncomingMessage, Server as HttpServer, ServerResponse } from "node:http";
import { LIMITS } from "@buck/protocol";
import { Server } from "socket.io";
import type { Config } from "../config/config.ts";
import type { HttpConnections } from "../http/httpConnections.ts";
import type { RateLimitKeyOf } from "../limits/clientAddress.ts";
import { ConnectionCount } from "../limits/connectionCount.ts";
import type { Sender } from "../limits/rateLimits.ts";
import { admit } from "./admission.ts";
import { isAllowedOrigin } from "./allowedOrigin.ts";
import { handleMessages, type MessageHandlerOptions } from "./messageHandler.ts";
import { lookUp } from "../tables/lookUp.ts";
import type { Tables } from "../tables/tables.ts";
import { textParser } from "./textEncoder.ts";
import type { BuckServer, BuckSocket } from "./types.ts";

export interface SocketServerOptions extends MessageHandlerOptions {
  readonly tables: Tables;
  readonly http: HttpServer;
  readonly config: Config;
  readonly isStopping: () => boolean;
  readonly keyOf: RateLimitKeyOf;
  readonly httpConnections: HttpConnections;
}

/** The connection below a socket: one WebSocket, or one sequence of polls. */
type Transport = BuckSocket["conn"];

/** Accepts sockets. Connection state recovery stays off: it would skip admission. */
export function openSocketServer(options: SocketServerOptions): BuckServer {
  const { http, config, isStopping, keyOf, limits, metrics, httpConnections } = options;
  const connections = new ConnectionCount(config);
  metrics.watchConnections(() => connections.size);
  const io: BuckServer = new Server(http, {
    serveClient: false,
    parser: textParser,
    maxHttpBufferSize: LIMITS.frameBytes,
    pingInterval: 5000,
    pingTimeout: 5000,
    connectTimeout: 10_000,
    cors: { origin: [...config.allowedOrigins, ...(config.publicUrl === null ? [] : [config.publicUrl])] },
    allowRequest: (request, decide) => {
      const hasRoom = !isStopping() && connections.hasRoomFor(keyOf(request));
      const reason = refusalReason(request, config, hasRoom);
      if (reason !== null) metrics.refusals.inc({ reason });
      decide(reason, reason === null);
    },
  });
  io.engine.use((request: IncomingMessage, response: ServerResponse, next: (error?: Error) => void) => {
    if (limits.mayRequest(keyOf(request), 1)) return next();
    httpConnections.refuse(request, response);
    next(new Error("too many requests"));
  });
  let serial = 0;
  const senderOf = (request: IncomingMessage): Sender => {
    serial += 1;
    return { connectionId: String(serial), rateLimitKey: keyOf(request) };
  };
  io.engine.on("connection", (transport: Transport) => {
    const sender = senderOf(transport.request);
    connections.enter(sender.rateLimitKey);
    transport.once("close", () => connections.leave(sender.rateLimitKey));
    limitBytes(transport, sender, options);
  });
  onWebSocket(io, (webSocket, request) => limitControlFrames(webSocket, senderOf(request), options));
  io.use(admission(options));
  io.on("connection", (socket) => connect(socket, options));
  return io;
}

/** Counts what arrives before it is parsed, whatever it is: most kinds of packets never reach a listener. */
function limitBytes(transport: Transport, sender: Sender, { limits, metrics }: SocketServerOptions): void {
  transport.on("packet", ({ data }: { data?: unknown }) => {
    const bytes = typeof data === "string" || Buffer.isBuffer(data) ? data.length : 0;
    if (limits.mayReceive(sender, bytes)) return;
    metrics.goodbyes.inc({ reason: "flooding" });
    transport.close(true);
  });
}

/** What the library ws offers of a WebSocket. */
interface WebSocketBelow {
  on(event: "ping" | "pong", listener: (data: Buffer) => void): void;
  terminate(): void;
}

/** Engine.IO tells of no WebSocket before it has said something, which one that is to replace a poll may never do. */
function onWebSocket(
  { engine }: BuckServer,
  listener: (webSocket: WebSocketBelow, request: IncomingMessage) => void,
): void {
  const accept: unknown = Reflect.get(engine, "onWebSocket");
  if (typeof accept !== "function") throw new Error("this Engine.IO does not tell of WebSockets");
  Reflect.set(engine, "onWebSocket", (request: IncomingMessage, socket: unknown, below: WebSocketBelow) => {
    listener(below, request);
    Reflect.apply(accept, engine, [request, socket, below]);
  });
}

/** The library ws answers pings by itself, without a packet that would be counted. */
function limitControlFrames(
  webSocket: WebSocketBelow,
  sender: Sender,
  { limits, metrics }: SocketServerOptions,
): void {
  let isOpen = true;
  const count = ({ length }: Buffer) => {
    if (!isOpen || limits.mayReceive(sender, length)) return;
    isOpen = false;
    metrics.goodbyes.inc({ reason: "flooding" });
    webSocket.terminate();
  };
  webSocket.on("ping", count);
  webSocket.on("pong", count);
}

/** One socket for each transport: several would be one connection to every limit. */
function admission(options: SocketServerOptions) {
  const taken = new WeakSet<Transport>();
  return (socket: BuckSocket, decide: (error?: Error) => void): void => {
    const { conn } = socket;
    if (taken.has(conn)) {
      options.metrics.refusals.inc({ reason: "SECOND_SOCKET" });
      conn.close(true);
      return decide(new Error("BAD_HANDSHAKE"));
    }
    taken.add(conn);
    const free = () => taken.delete(conn);
    socket.once("disconnect", free);
    void admitSocket(socket, options.keyOf(socket.request), options).then((error) => {
      if (error) free();
      return decide(error);
    });
  };
}

/** An exception here would end the process for everybody. */
function connect(socket: BuckSocket, options: SocketServerOptions): void {
  forgetRequest(socket);
  try {
    handleMessages(socket, options);
  } catch (error) {
    options.metrics.errors.inc();
    options.log.error({ err: error }, "somebody could not be connected");
    socket.disconnect(true);
  }
}

const FORGOTTEN = Object.freeze({});

/**
 * Socket.IO would keep the request that opened a connection, and the token in its handshake, for as long as the socket
 * is open. Nobody asks for them after admission.
 */
function forgetRequest(socket: BuckSocket): void {
  Reflect.set(socket.conn, "request", null);
  Reflect.set(socket, "handshake", FORGOTTEN);
}

function refusalReason(request: IncomingMessage, config: Config, hasRoom: boolean): string | null {
  if (!isAllowedOrigin(request, config)) return "ORIGIN";
  return hasRoom ? null : "SERVER_BUSY";
}

/** Resolves with nothing, or with the error that refuses the socket. It never rejects. */
async function admitSocket(
  socket: BuckSocket,
  rateLimitKey: string,
  { tables, limits, metrics, log }: SocketServerOptions,
): Promise<Error | undefined> {
  const refuse = (reason: string) => {
    metrics.refusals.inc({ reason });
    return new Error(reason);
  };
  if (!limits.mayConnect(rateLimitKey)) return refuse("SERVER_BUSY");
  try {
    const result = await admit(socket.handshake.auth, (code, tokenHash) => {
      const isPaid = limits.takePaidLookup(rateLimitKey, code);
      return lookUp(code, { rateLimitKey, tokenHash, isPaid }, { tables, limits });
    });
    if (result.ok) {
      const { table, tokenHash, wantsFrames } = result;
      socket.data.visitor = { table, tokenHash, wantsFrames, rateLimitKey };
      return undefined;
    }
    if (result.error !== "SERVER_BUSY") limits.chargeRefusedConnect(rateLimitKey);
    return refuse(result.error);
  } catch (error) {
    metrics.errors.inc();
    log.error({ err: error }, "a table could not be opened");
    return refuse("SERVER_BUSY");
  }
}
