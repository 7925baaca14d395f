import { answer, goodbye, presence, PROTOCOL_VERSION, welcome } from "@buck/protocol";
import type { ClientEvents, Code, ServerEvents, Token } from "@buck/protocol";
import { io } from "socket.io-client";
import type { Socket } from "socket.io-client";
import { connectOver } from "./connection.ts";
import type { Platform } from "./platform.ts";
import type { TableClient } from "./tableClient.ts";
import type { Line, LineListener, Transport } from "./transport.ts";
import { readUpdate } from "./update.ts";
import type { Parsed } from "./update.ts";

interface Address {
  /** The origin of the server, such as `https://cards.example.org`. */
  readonly server: string;
  readonly code: Code;
  readonly token: Token;
}

export interface LiveOptions extends Address {
  readonly platform: Platform;
}

/** A table on a server. */
export function connectLive({ platform, ...address }: LiveOptions): TableClient {
  return connectOver(socketTransport(address, platform), { code: address.code, platform });
}

const SHARDS = 2 ** 16;
/** So often a node may say that it cannot reach the table, before another one is tried. */
const BUSY_OFTEN = 2;

/** Everybody at one table says the same number, so that a balancer can bring them to the same server. */
export function shardOf(code: Code): number {
  let hash = 0;
  for (const letter of code) hash = (hash * 31 + letter.charCodeAt(0)) % SHARDS;
  return hash;
}

/** Each line is a socket of its own, and Socket.IO never opens one again: when to dial is decided above. */
function socketTransport({ server, code, token }: Address, { random }: Platform): Transport {
  let timesBusy = 0;
  return {
    dial: (listener) => {
      const shard = timesBusy < BUSY_OFTEN ? shardOf(code) : random.below(SHARDS);
      const socket: Socket<ServerEvents, ClientEvents> = io(server, {
        auth: { protocol: PROTOCOL_VERSION, table: code, token },
        query: { shard },
        transports: ["websocket", "polling"],
        tryAllTransports: true,
        reconnection: false,
        forceNew: true,
      });
      socket.on("connect", () => (timesBusy = 0));
      socket.on("connect_error", ({ message }) => {
        timesBusy = message === "SERVER_BUSY" ? timesBusy + 1 : timesBusy;
      });
      listen(socket, listener);
      return lineOf(socket, listener);
    },
  };
}

function listen(socket: Socket<ServerEvents, ClientEvents>, listener: LineListener): void {
  const { unreadable } = listener;
  socket.on("welcome", (message) => read(welcome.safeParse(message), listener.welcome, unreadable));
  socket.on("update", (...parts) => read(readUpdate(parts), listener.update, unreadable));
  socket.on("presence", (message) => read(presence.safeParse(message), listener.presence, unreadable));
  socket.on("goodbye", (message) => read(goodbye.safeParse(message), listener.goodbye, unreadable));
  socket.on("connect_error", ({ message }) => listener.refused(message));
  socket.on("disconnect", () => listener.closed());
}

function read<Message>(
  parsed: Parsed<Message>,
  hear: (message: Message) => void,
  unreadable: () => void,
): void {
  if (parsed.success) hear(parsed.data);
  else unreadable();
}

function lineOf(
  socket: Socket<ServerEvents, ClientEvents>,
  { welcome: hear, unreadable }: LineListener,
): Line {
  return {
    command: async (message) => {
      const parsed = answer.safeParse(await socket.emitWithAck("command", message));
      return parsed.success ? parsed.data : null;
    },
    resync: () => {
      socket.emit("resync", (message) => read(welcome.safeParse(message), hear, unreadable));
    },
    hangUp: () => {
      socket.removeAllListeners();
      socket.disconnect();
    },
  };
}
