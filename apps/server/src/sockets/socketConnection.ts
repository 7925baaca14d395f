import type { Goodbye } from "@buck/protocol";
import type { PersonConnection } from "../tables/reachableTable.ts";
import { writeDirectly } from "./directWrites.ts";
import { ReaderQueue } from "./readerQueue.ts";
import type { BuckSocket } from "./types.ts";
import { updatePacket } from "./updatePacket.ts";

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
  const queue = new ReaderQueue(() => goodbye({ reason: "tooSlow" }));
  watchEngine(socket, queue);
  writeDirectly(socket, queue);
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
