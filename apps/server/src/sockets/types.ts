import type { ClientEvents, ServerEvents } from "@buck/protocol";
import type { ReachableTable } from "../tables/reachableTable.ts";
import type { DefaultEventsMap, Server, Socket } from "socket.io";

/** What admission found out about a socket; the token itself is not kept. */
export interface Visitor {
  readonly table: ReachableTable | null;
  readonly tokenHash: string | null;
  /** A simple client: a whole frame at every version, and no updates. */
  readonly wantsFrames: boolean;
  /** Sockets with the same key share the limits of one address. */
  readonly rateLimitKey: string;
}

export interface SocketData {
  visitor: Visitor;
}

export type BuckServer = Server<ClientEvents, ServerEvents, DefaultEventsMap, SocketData>;
export type BuckSocket = Socket<ClientEvents, ServerEvents, DefaultEventsMap, SocketData>;
