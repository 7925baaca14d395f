import type { IncomingMessage, Server as HttpServer } from "node:http";
import { LIMITS } from "@buck/protocol";
import { Server } from "socket.io";
import type { RateLimitKeyOf } from "../limits/clientAddress.ts";
import type { Config } from "../config/config.ts";
import { handleMessages, type MessageHandlerOptions } from "./messageHandler.ts";
import { ConnectionCount } from "../limits/connectionCount.ts";
import { admit } from "./admission.ts";
import { isAllowedOrigin } from "./allowedOrigin.ts";
import type { BuckServer, BuckSocket } from "./types.ts";

export interface SocketServerOptions extends MessageHandlerOptions {
  readonly http: HttpServer;
  readonly config: Config;
  readonly isStopping: () => boolean;
  readonly keyOf: RateLimitKeyOf;
}

/** Accepts sockets. Connection state recovery stays off: it would skip admission. */
export function openSocketServer(options: SocketServerOptions): BuckServer {
  const { http, config, isStopping, keyOf, metrics } = options;
  const connections = new ConnectionCount(config);
  metrics.watchConnections(() => connections.size);
  const io: BuckServer = new Server(http, {
    serveClient: false,
    maxHttpBufferSize: LIMITS.frameBytes,
    pingInterval: 15_000,
    pingTimeout: 10_000,
    connectTimeout: 10_000,
    cors: { origin: [...config.allowedOrigins, ...(config.publicUrl === null ? [] : [config.publicUrl])] },
    allowRequest: (request, decide) => {
      const hasRoom = !isStopping() && connections.hasRoomFor(keyOf(request));
      const reason = refusalReason(request, config, hasRoom);
      if (reason !== null) metrics.refusals.inc({ reason });
      decide(reason, reason === null);
    },
  });
  io.engine.on(
    "connection",
    (transport: { request: IncomingMessage; once: (event: "close", left: () => void) => void }) => {
      const key = keyOf(transport.request);
      connections.enter(key);
      transport.once("close", () => {
        connections.leave(key);
      });
    },
  );
  io.use((socket, decide) => {
    void admitSocket(socket, keyOf(socket.request), options).then(decide);
  });
  io.on("connection", (socket) => connect(socket, options));
  return io;
}

/** An exception here would end the process for everybody. */
function connect(socket: BuckSocket, options: SocketServerOptions): void {
  try {
    handleMessages(socket, options);
  } catch (error) {
    options.metrics.errors.inc();
    options.log.error({ err: error }, "somebody could not be connected");
    socket.disconnect(true);
  }
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
    const admission = await admit(socket.handshake.auth, (code) => tables.open(code));
    // Socket.IO would keep the token for as long as the socket is open.
    socket.handshake.auth = {};
    if (!admission.ok) return refuse(admission.error);
    const { table, tokenHash } = admission;
    socket.data.visitor = { table, tokenHash, rateLimitKey };
    return undefined;
  } catch (error) {
    metrics.errors.inc();
    log.error({ err: error }, "a table could not be opened");
    return refuse("SERVER_BUSY");
  }
}
