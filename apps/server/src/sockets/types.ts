import type { ClientEvents, ServerEvents } from "@buck/protocol";
import type { Table } from "@buck/table";
import type { DefaultEventsMap, Server, Socket } from "socket.io";

/** What the door found out about a socket; the token itself stays at the door. */
export interface Visitor {
  readonly table: Table | null;
  readonly tokenHash: string | null;
  /** What is counted together with this socket. */
  readonly neighbourhood: string;
}

export interface SocketData {
  visitor: Visitor;
}

export type BuckServer = Server<ClientEvents, ServerEvents, DefaultEventsMap, SocketData>;
export type BuckSocket = Socket<ClientEvents, ServerEvents, DefaultEventsMap, SocketData>;
