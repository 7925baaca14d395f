import type { Goodbye } from "@buck/protocol";
import type { Connection } from "@buck/table";
import type { BuckSocket } from "./types.ts";

/** A reader this many characters behind is let go; it comes back and is shown everything at once. */
const MAX_QUEUED = 256 * 1024;
/** The time a slow reader has to take the goodbye. */
const CLOSE_AFTER_MS = 5000;

export interface SocketConnection extends Connection {
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
  watchQueue(socket, () => goodbye({ reason: "tooSlow" }));
  return {
    tokenHash: socket.data.visitor.tokenHash,
    isOpen: () => open,
    owe,
    welcome: (welcome) => void (open && socket.emit("welcome", welcome)),
    frame: (frame) => void (open && socket.emit("frame", frame)),
    presence: (presence) => void (open && socket.emit("presence", presence)),
    goodbye,
  };
}

/**
 * Socket.IO queues without limit for somebody who does not read. A packet is created when it is queued, and a drain
 * means that the transport has taken all of them.
 */
function watchQueue({ conn }: BuckSocket, onSlow: () => void): void {
  let queued = 0;
  conn.on("drain", () => {
    queued = 0;
  });
  conn.on("packetCreate", ({ data }: { data?: unknown }) => {
    queued += typeof data === "string" ? data.length : 0;
    // Not at once: this runs in the middle of a send.
    if (queued > MAX_QUEUED) setImmediate(onSlow);
  });
}

function closeSoon({ conn }: BuckSocket): void {
  const timer = setTimeout(() => conn.close(true), CLOSE_AFTER_MS);
  timer.unref();
  conn.once("close", () => clearTimeout(timer));
}
