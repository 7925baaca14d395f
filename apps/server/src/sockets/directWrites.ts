import { Socket } from "node:net";
import type { ReaderQueue } from "./readerQueue.ts";
import type { BuckSocket } from "./types.ts";
import { messageFrame } from "./webSocketFrames.ts";

type Conn = Pick<BuckSocket, "conn">["conn"];

/** How the library ws says that a WebSocket is open. */
const OPEN = 1;

/** Lines with something to write when the tick ends. */
let waiting: DirectLine[] = [];

function writeAll(): void {
  const lines = waiting;
  waiting = [];
  for (const line of lines) line.flush();
}

/**
 * Writes messages to a WebSocket as whole frames, and what is said to it within one tick in one write: whoever acts gets
 * their answer with the update. Engine.IO takes a dozen steps for each message and writes each by itself. Its own
 * packets, such as pings, and everything over long polling go its way.
 */
export function writeDirectly({ conn }: Pick<BuckSocket, "conn">, queue: ReaderQueue): void {
  const line = new DirectLine(conn, queue);
  const [write, close] = [conn.write.bind(conn), conn.close.bind(conn)];
  conn.write = (data, options, callback) => {
    if (typeof data === "string" && callback === undefined && line.add(data)) return conn;
    line.flush();
    return write(data, options, callback);
  };
  conn.close = (discard) => {
    line.flush();
    close(discard);
  };
}

class DirectLine {
  readonly #conn: Conn;
  readonly #queue: ReaderQueue;
  readonly #caughtUp: () => void;
  #socket: Socket | null = null;
  #frames: Buffer | null = null;

  constructor(conn: Conn, queue: ReaderQueue) {
    this.#conn = conn;
    this.#queue = queue;
    this.#caughtUp = () => queue.caughtUp();
  }

  /** False when Engine.IO has to send it. */
  add(text: string): boolean {
    if (!this.#isFree()) return false;
    const frame = messageFrame(text);
    if (this.#frames !== null) this.#frames = Buffer.concat([this.#frames, frame]);
    else {
      this.#frames = frame;
      if (waiting.push(this) === 1) process.nextTick(writeAll);
    }
    return true;
  }

  /** Nothing overtakes what Engine.IO has not sent yet. */
  #isFree(): boolean {
    const { readyState, upgrading } = this.#conn;
    if (readyState !== "open" || upgrading || this.#webSocket() === null) return false;
    const before: unknown = Reflect.get(this.#conn, "writeBuffer");
    return Array.isArray(before) && before.length === 0;
  }

  /** Null over long polling. */
  #webSocket(): object | null {
    const { transport } = this.#conn;
    const socket: unknown = transport.name === "websocket" ? Reflect.get(transport, "socket") : null;
    return typeof socket === "object" ? socket : null;
  }

  flush(): void {
    const frames = this.#frames;
    const webSocket = this.#webSocket();
    this.#frames = null;
    if (frames === null || webSocket === null || Reflect.get(webSocket, "readyState") !== OPEN) return;
    const socket = this.#below(webSocket);
    if (socket === null) return;
    socket.write(frames);
    if (socket.writableLength === 0) this.#queue.caughtUp();
    else this.#queue.add(frames.length);
  }

  /** The connection below a WebSocket. */
  #below(webSocket: object): Socket | null {
    const socket: unknown = Reflect.get(webSocket, "_socket");
    if (socket === this.#socket) return this.#socket;
    if (!(socket instanceof Socket)) return null;
    socket.on("drain", this.#caughtUp);
    this.#socket = socket;
    return socket;
  }
}
