import type { Server as Engine } from "engine.io";
import { Server } from "socket.io";
import type { Lookups } from "../tables/lookUp.ts";
import { Admission } from "./admission.ts";
import { handleMessages, type MessageHandlerOptions } from "./messageHandler.ts";
import type { BuckServer, BuckSocket } from "./socketConnection.ts";
import { Transports, type TransportsOptions } from "./transports.ts";

export interface SocketServerOptions extends MessageHandlerOptions, TransportsOptions {
  readonly lookups: Lookups;
}

export interface SocketServer {
  /** Takes the requests and upgrades under SOCKET_PATH. */
  readonly engine: Engine;
  close(): Promise<void>;
}

export const SOCKET_PATH = "/socket.io/";

/** Accepts sockets. Connection state recovery stays off: it would skip admission. */
export function openSocketServer(options: SocketServerOptions): SocketServer {
  const transports = new Transports(options);
  const { engine, connections } = transports;
  const admission = new Admission({ ...options, connections });
  const io: BuckServer = new Server({ serveClient: false, connectTimeout: 10_000 });
  io.bind(engine);
  engine.on("connection", (transport: BuckSocket["conn"]) => transports.enter(transport));
  io.use((socket, decide) => {
    const caller = transports.callerOf(socket);
    if (caller === undefined || caller.hasSocket) {
      options.metrics.refusals.inc({ reason: "SECOND_SOCKET" });
      socket.conn.close(true);
      return decide(new Error("BAD_HANDSHAKE"));
    }
    caller.hasSocket = true;
    const free = () => (caller.hasSocket = false);
    socket.once("disconnect", free);
    void admission.decide(socket, caller).then((error) => {
      if (error) free();
      return decide(error);
    });
  });
  io.on("connection", (socket) => {
    const { table, club, isSeated } = socket.data.visitor;
    if (table !== null || club !== null) transports.stay(socket);
    if (isSeated) socket.once("disconnect", connections.seat());
    connect(socket, options);
  });
  return { engine, close: () => io.close() };
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
