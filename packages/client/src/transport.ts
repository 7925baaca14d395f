import type { Answer, CommandMessage, Frame, Goodbye, Presence, Welcome } from "@buck/protocol";
import type { Update } from "./update.ts";

/** A way to reach one table as one person: Socket.IO, a table in this process, or a test's network. */
export interface Transport {
  /** Opens a connection. The listener is not called before `dial` returns or after `hangUp`. */
  dial(listener: ConnectionListener): OpenConnection;
}

export interface OpenConnection {
  /** Null for an answer that cannot be read. It may never resolve: the network may lose question or answer. */
  command(message: CommandMessage): Promise<Answer | null>;
  /** Asks for a welcome, which goes to the listener. */
  resync(): void;
  hangUp(): void;
}

export interface ConnectionListener {
  readonly welcome: (welcome: Welcome) => void;
  /** At every version one of these two: what a table in this process shows, or what a server tells. */
  readonly frame: (frame: Frame) => void;
  readonly update: (update: Update) => void;
  readonly presence: (presence: Presence) => void;
  readonly goodbye: (goodbye: Goodbye) => void;
  /** Something came that this version of the protocol does not know. */
  readonly unreadable: () => void;
  /**
   * The connection did not open: a code of CONNECT_ERRORS, or whatever else the transport says. After ELSEWHERE the next dial
   * goes to the server that has the table.
   */
  readonly refused: (reason: string) => void;
  /** The server that has the table is not to be reached: the next dial goes to any. */
  readonly nodeAway: () => void;
  /** The connection was open and is gone. */
  readonly closed: () => void;
}
