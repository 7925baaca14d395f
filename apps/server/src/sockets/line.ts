import type { Goodbye } from "@buck/protocol";
import type { Connection } from "@buck/table";
import type { BuckSocket } from "./types.ts";

/** A reader this many characters behind is let go; it comes back and is shown everything at once. */
const MOST_WAITING = 256 * 1024;
/** How long a slow reader has to take what was said before. */
const LAST_WORDS_MS = 5000;

export interface Line extends Connection {
  isOpen(): boolean;
  /** Promises an answer; what comes back is to be called when it is given. The line is not closed before. */
  owe(): () => void;
}

/** Carries what the table says to one socket, and says goodbye once. */
export function openLine(socket: BuckSocket, onGoodbye: (reason: Goodbye["reason"]) => void): Line {
  let open = true;
  let owed = 0;
  const hangUp = () => {
    if (!open && owed === 0) socket.disconnect(true);
  };

  function goodbye({ reason }: Goodbye): void {
    if (!open) return;
    open = false;
    onGoodbye(reason);
    socket.emit("goodbye", { reason });
    closeSoon(socket);
    hangUp();
  }

  function owe(): () => void {
    owed += 1;
    return () => {
      owed -= 1;
      hangUp();
    };
  }

  socket.once("disconnect", () => {
    open = false;
  });
  whenBehind(socket, () => goodbye({ reason: "tooSlow" }));
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
function whenBehind({ conn }: BuckSocket, letGo: () => void): void {
  let waiting = 0;
  conn.on("drain", () => {
    waiting = 0;
  });
  conn.on("packetCreate", ({ data }: { data?: unknown }) => {
    waiting += typeof data === "string" ? data.length : 0;
    // Not at once: this runs in the middle of a send.
    if (waiting > MOST_WAITING) setImmediate(letGo);
  });
}

function closeSoon({ conn }: BuckSocket): void {
  const timer = setTimeout(() => conn.close(true), LAST_WORDS_MS);
  timer.unref();
  conn.once("close", () => clearTimeout(timer));
}
