import type { IncomingMessage, Server as HttpServer } from "node:http";
import { LIMITS } from "@buck/protocol";
import { Server } from "socket.io";
import type { Whence } from "../address.ts";
import type { Config } from "../config.ts";
import { converse, type ConversationOptions } from "./conversation.ts";
import { Crowd } from "./crowd.ts";
import { admit } from "./door.ts";
import { isAllowedOrigin } from "./origin.ts";
import type { BuckServer, BuckSocket } from "./types.ts";

export interface SocketsOptions extends ConversationOptions {
  readonly http: HttpServer;
  readonly config: Config;
  readonly isStopping: () => boolean;
  readonly whence: Whence;
}

/** Opens the door for sockets. Connection state recovery stays off: it would lead past the door. */
export function openSockets(options: SocketsOptions): BuckServer {
  const { http, config, isStopping, whence, metrics } = options;
  const crowd = new Crowd(config);
  metrics.watchConnections(() => crowd.size);
  const io: BuckServer = new Server(http, {
    serveClient: false,
    maxHttpBufferSize: LIMITS.frameBytes,
    pingInterval: 15_000,
    pingTimeout: 10_000,
    connectTimeout: 10_000,
    cors: { origin: [...config.allowedOrigins, ...(config.publicUrl === null ? [] : [config.publicUrl])] },
    allowRequest: (request, decide) => {
      const hasRoom = !isStopping() && crowd.hasRoomFor(whence(request));
      const reason = objection(request, config, hasRoom);
      if (reason !== null) metrics.refusals.inc({ reason });
      decide(reason, reason === null);
    },
  });
  io.engine.on(
    "connection",
    (line: { request: IncomingMessage; once: (event: "close", left: () => void) => void }) => {
      const from = whence(line.request);
      crowd.enter(from);
      line.once("close", () => {
        crowd.leave(from);
      });
    },
  );
  io.use((socket, decide) => {
    void letIn(socket, whence(socket.request), options).then(decide);
  });
  io.on("connection", (socket) => welcomeIn(socket, options));
  return io;
}

/** An exception here would end the process for everybody. */
function welcomeIn(socket: BuckSocket, options: SocketsOptions): void {
  try {
    converse(socket, options);
  } catch (error) {
    options.metrics.errors.inc();
    options.log.error({ err: error }, "somebody could not be connected");
    socket.disconnect(true);
  }
}

function objection(request: IncomingMessage, config: Config, hasRoom: boolean): string | null {
  if (!isAllowedOrigin(request, config)) return "ORIGIN";
  return hasRoom ? null : "SERVER_BUSY";
}

/** Nothing, or the error that a socket is sent away with. It never rejects. */
async function letIn(
  socket: BuckSocket,
  neighbourhood: string,
  { tables, limits, metrics, log }: SocketsOptions,
): Promise<Error | undefined> {
  const refuse = (reason: string) => {
    metrics.refusals.inc({ reason });
    return new Error(reason);
  };
  if (!limits.mayConnect(neighbourhood)) return refuse("SERVER_BUSY");
  try {
    const admission = await admit(socket.handshake.auth, (code) => tables.open(code));
    // Socket.IO would keep the token for as long as the socket is open.
    socket.handshake.auth = {};
    if (!admission.ok) return refuse(admission.error);
    const { table, tokenHash } = admission;
    socket.data.visitor = { table, tokenHash, neighbourhood };
    return undefined;
  } catch (error) {
    metrics.errors.inc();
    log.error({ err: error }, "a table could not be opened");
    return refuse("SERVER_BUSY");
  }
}
