import type { Goodbye } from "@buck/protocol";
import type { PersonConnection } from "../tables/reachableTable.ts";
import type { BuckSocket } from "./types.ts";
import { updatePacket } from "./updatePacket.ts";
import { frameMessages, writeOncePerTick } from "./webSocketFrames.ts";

/** A reader this many characters behind for BEHIND_MS is disconnected; it comes back and gets a welcome. */
const MAX_QUEUED = 256 * 1024;
const BEHIND_MS = 5000;
/** A reader this many characters behind is disconnected at once: memory is finite. */
const MOST_QUEUED = 1024 * 1024;
/** The time a disconnected reader has to take the goodbye. */
const CLOSE_AFTER_MS = 5000;

export interface SocketConnection extends PersonConnection {
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
  frameMessages(socket);
  writeOncePerTick(socket);
  watchQueue(socket, () => goodbye({ reason: "tooSlow" }));
  const { tokenHash, wantsFrames, rateLimitKey } = socket.data.visitor;
  const packet = (text: string) => void (open && socket.conn.write(text));
  return {
    tokenHash,
    wantsFrames,
    rateLimitKey,
    packet,
    isOpen: () => open,
    owe,
    welcome: (welcome) => void (open && socket.emit("welcome", welcome)),
    frame: (frame) => void (open && socket.emit("frame", frame)),
    ...(!wantsFrames && { update: (shared, own) => packet(updatePacket(shared, own)) }),
    presence: (presence) => void (open && socket.emit("presence", presence)),
    goodbye,
  };
}

/**
 * Socket.IO queues without limit for a reader who does not read. "packetCreate" is emitted for each queued packet,
 * "drain" when the transport has taken all of them. A single message, however large, is never slowness.
 */
function watchQueue({ conn }: BuckSocket, onSlow: () => void): void {
  let characters = 0;
  let packets = 0;
  let behind: NodeJS.Timeout | null = null;
  const caughtUp = () => {
    characters = 0;
    packets = 0;
    if (behind !== null) clearTimeout(behind);
    behind = null;
  };
  conn.on("drain", caughtUp);
  conn.once("close", caughtUp);
  conn.on("packetCreate", ({ data }: { data?: unknown }) => {
    characters += typeof data === "string" ? data.length : 0;
    packets += 1;
    if (packets === 1 || characters <= MAX_QUEUED) return;
    behind ??= setTimeout(onSlow, BEHIND_MS).unref();
    // Not at once: this runs in the middle of a send.
    if (characters > MOST_QUEUED) setImmediate(() => characters > MOST_QUEUED && onSlow());
  });
}

function closeSoon({ conn }: BuckSocket): void {
  const timer = setTimeout(() => conn.close(true), CLOSE_AFTER_MS);
  timer.unref();
  conn.once("close", () => clearTimeout(timer));
}
