import type { CommandMessage } from "./commands.ts";
import type { Answer, Created, CreateTable, Frame, Goodbye, Welcome } from "./messages.ts";
import type { Presence } from "./table.ts";

/** Socket.IO event maps. Every message from a client is acknowledged. */
export interface ClientEvents {
  create: (message: CreateTable, answer: (created: Created) => void) => void;
  command: (message: CommandMessage, answer: (answer: Answer) => void) => void;
  resync: (answer: (welcome: Welcome) => void) => void;
}

export interface ServerEvents {
  welcome: (welcome: Welcome) => void;
  /** At every version, to clients that did not ask for whole frames. Both parts travel packed. */
  update: (shared: object, own?: object) => void;
  /** At every version, to clients that asked for whole frames. */
  frame: (frame: Frame) => void;
  presence: (presence: Presence) => void;
  goodbye: (goodbye: Goodbye) => void;
}
