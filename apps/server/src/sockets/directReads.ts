import type { BuckSocket } from "./types.ts";

/** What a client says, and how it is answered; null when it wants no answer. */
export type Hear = (
  event: string,
  args: readonly unknown[],
  reply: ((answer: unknown) => void) | null,
) => void;

interface Event {
  readonly name: string;
  readonly args: readonly unknown[];
  /** Empty when no answer is wanted. */
  readonly id: string;
}

/** The type of an event in the namespace that everybody is in, and the number that its answer is to have. */
const HEAD = /^2(\d{0,15})\[/;
/** Names that Socket.IO keeps for itself. */
const RESERVED = new Set([
  "connect",
  "connect_error",
  "disconnect",
  "disconnecting",
  "newListener",
  "removeListener",
]);

/**
 * Hears plain events as they come from Engine.IO. Socket.IO takes a dozen steps and another turn for each; whatever else
 * comes goes its way, and so does what makes no sense, which it refuses.
 */
export function readDirectly(socket: Pick<BuckSocket, "conn" | "connected" | "onAny">, hear: Hear): void {
  const { conn } = socket;
  const [decode] = conn.listeners("data");
  if (decode === undefined) throw new Error("this Socket.IO does not listen to Engine.IO");
  conn.removeAllListeners("data");
  conn.on("data", (data: unknown) => {
    const event = typeof data === "string" ? eventIn(data) : null;
    if (event === null || !socket.connected) return decode(data);
    const { name, args, id } = event;
    hear(name, args, id === "" ? null : replyOnce(conn, id));
  });
  socket.onAny((event: string, ...args: unknown[]) => hear(event, args, replyOf(args)));
}

function eventIn(text: string): Event | null {
  const id = HEAD.exec(text)?.[1];
  if (id === undefined) return null;
  const said = parsed(text.slice(1 + id.length));
  if (!Array.isArray(said)) return null;
  const [name, ...args]: readonly unknown[] = said;
  return typeof name === "string" && !RESERVED.has(name) ? { name, args, id } : null;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function replyOf(args: readonly unknown[]): ((answer: unknown) => void) | null {
  const last = args.at(-1);
  return typeof last === "function" ? (answer) => void last(answer) : null;
}

function replyOnce(conn: BuckSocket["conn"], id: string): (answer: unknown) => void {
  let isAnswered = false;
  return (answer) => {
    if (isAnswered || conn.readyState !== "open") return;
    isAnswered = true;
    conn.write(`3${id}[${JSON.stringify(answer)}]`);
  };
}
