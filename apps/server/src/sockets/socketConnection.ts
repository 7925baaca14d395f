import type { ClientEvents, Goodbye, ServerEvents } from "@buck/protocol";
import type { DefaultEventsMap, Server, Socket } from "socket.io";
import type { ClubConnection, OpenClub } from "../tables/clubs.ts";
import type { OpenTable, PersonConnection } from "../tables/tables.ts";

/** What admission found out about a socket; the token itself is not kept. */
export interface Visitor {
  readonly table: OpenTable | null;
  readonly club: OpenClub | null;
  readonly tokenHash: string | null;
  /** A simple client: a whole frame at every version, and no updates. */
  readonly wantsFrames: boolean;
  /** Sockets with the same key share the limits of one address. */
  readonly rateLimitKey: string;
  /** Whether they had a seat at the table when they came. */
  readonly isSeated: boolean;
}

export interface SocketData {
  visitor: Visitor;
}

export type BuckServer = Server<ClientEvents, ServerEvents, DefaultEventsMap, SocketData>;
export type BuckSocket = Socket<ClientEvents, ServerEvents, DefaultEventsMap, SocketData>;

/** A reader this many characters behind for BEHIND_MS is disconnected; it comes back and gets a welcome. */
const MAX_QUEUED = 256 * 1024;
const BEHIND_MS = 5000;
/** A reader this many characters behind is disconnected at once: memory is finite. */
export const MOST_QUEUED = 1024 * 1024;

/** What a reader has not taken yet. A single message, however large, is never slowness. */
class ReaderQueue {
  readonly #onSlow: () => void;
  #characters = 0;
  #messages = 0;
  #behind: NodeJS.Timeout | null = null;

  constructor(onSlow: () => void) {
    this.#onSlow = onSlow;
  }

  add(characters: number): void {
    this.#characters += characters;
    this.#messages += 1;
    if (this.#messages === 1 || this.#characters <= MAX_QUEUED) return;
    this.#behind ??= setTimeout(this.#onSlow, BEHIND_MS).unref();
    // Not at once: this runs in the middle of a send.
    if (this.#characters > MOST_QUEUED) setImmediate(() => this.#characters > MOST_QUEUED && this.#onSlow());
  }

  caughtUp(): void {
    this.#characters = 0;
    this.#messages = 0;
    if (this.#behind !== null) clearTimeout(this.#behind);
    this.#behind = null;
  }
}

/** The time a disconnected reader has to take the goodbye. */
const CLOSE_AFTER_MS = 5000;

export interface SocketConnection extends PersonConnection {
  /** The same connection, as a club speaks to it. */
  readonly toClub: ClubConnection;
  isOpen(): boolean;
  /** Announces an answer; the returned function is called once it is sent. The connection stays open until then. */
  owe(): () => void;
}

/** Sends the messages of a table to one socket, and goodbye once. */
export function openSocketConnection(
  socket: BuckSocket,
  onGoodbye: (reason: Goodbye["reason"]) => void,
): SocketConnection {
  let open = true;
  let owed = 0;
  const closeWhenAnswered = () => {
    if (!open && owed === 0) socket.disconnect(true);
  };

  function goodbye({ reason }: Goodbye): void {
    if (!open) return;
    open = false;
    onGoodbye(reason);
    socket.emit("goodbye", { reason });
    closeSoon(socket);
    closeWhenAnswered();
  }

  function owe(): () => void {
    owed += 1;
    return () => {
      owed -= 1;
      closeWhenAnswered();
    };
  }

  socket.once("disconnect", () => {
    open = false;
  });
  const queue = new ReaderQueue(() => goodbye({ reason: "tooSlow" }));
  watchEngine(socket, queue);
  const update: PersonConnection["update"] = (shared, own) => {
    if (!open) return;
    if (own === undefined) socket.emit("update", shared);
    else socket.emit("update", shared, own);
  };
  const { tokenHash, wantsFrames, rateLimitKey } = socket.data.visitor;
  return {
    tokenHash,
    rateLimitKey,
    isOpen: () => open,
    owe,
    welcome: (welcome) => void (open && socket.emit("welcome", welcome)),
    frame: (frame) => void (open && socket.emit("frame", frame)),
    ...(!wantsFrames && { update }),
    toClub: {
      tokenHash,
      rateLimitKey,
      frame: (frame) => void (open && socket.emit("clubFrame", frame)),
      goodbye,
    },
    presence: (presence) => void (open && socket.emit("presence", presence)),
    goodbye,
  };
}

/**
 * Engine.IO queues without limit for a reader who does not read. "packetCreate" is emitted for each queued packet, "drain"
 * when the transport has taken all of them.
 */
function watchEngine({ conn }: BuckSocket, queue: ReaderQueue): void {
  conn.on("drain", () => queue.caughtUp());
  conn.once("close", () => queue.caughtUp());
  conn.on("packetCreate", ({ data }: { data?: unknown }) => {
    queue.add(typeof data === "string" ? data.length : 0);
  });
}

function closeSoon({ conn }: BuckSocket): void {
  const timer = setTimeout(() => conn.close(true), CLOSE_AFTER_MS);
  timer.unref();
  conn.once("close", () => clearTimeout(timer));
}
