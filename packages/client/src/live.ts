import {
  answer,
  CONNECT_ERRORS,
  elsewhere,
  goodbye,
  presence,
  PROTOCOL_VERSION,
  welcome,
} from "@buck/protocol";
import type { ClientEvents, Code, ServerEvents, Token } from "@buck/protocol";
import { io } from "socket.io-client";
import type { Socket } from "socket.io-client";
import { connectOver } from "./connection.ts";
import type { Platform } from "./platform.ts";
import type { TableClient } from "./tableClient.ts";
import type { OpenConnection, ConnectionListener, Transport } from "./transport.ts";
import { readUpdate } from "./update.ts";
import type { Parsed } from "./update.ts";

/** Browsers and Node have it; this package knows the types of neither. */
declare const URL: new (text: string) => { readonly origin: string; readonly pathname: string };

interface Address {
  /** Where the server's pages begin, such as `https://cards.example.org` or `https://example.org/cards`. */
  readonly server: string;
  readonly code: Code;
  readonly token: Token;
}

export interface LiveOptions extends Address {
  readonly platform: Platform;
}

/** A table on a server. */
export function connectLive({ platform, ...address }: LiveOptions): TableClient {
  return connectOver(socketTransport(address), { code: address.code, platform });
}

/** A server that does not open a connection by then is taken for gone; on a slow network it gets longer each time. */
const NODE_OPENS_WITHIN_MS = { first: 5_000, most: 20_000 };

/** Each connection is a socket of its own, and Socket.IO never opens one again: when to dial is decided above. */
function socketTransport({ server, code, token }: Address): Transport {
  /** The server that has the table, as far as this client was told; null for whichever the balancer chooses. */
  let node: string | null = null;
  let timesAway = 0;
  return {
    dial: (listener) => {
      const asked = node;
      const { first, most } = NODE_OPENS_WITHIN_MS;
      const timeout = asked === null ? most : Math.min(most, first * 2 ** timesAway);
      const { origin, pathname } = new URL(server);
      const socket: Socket<ServerEvents, ClientEvents> = io(origin, {
        path: `${pathname.replace(/\/$/, "")}/socket.io/`,
        auth: { protocol: PROTOCOL_VERSION, table: code, token },
        transports: ["websocket", "polling"],
        tryAllTransports: true,
        reconnection: false,
        forceNew: true,
        timeout,
        ...(asked !== null && { query: { node: asked } }),
      });
      socket.on("connect_error", (error) => {
        const isAnswer = CONNECT_ERRORS.some((code) => code === error.message);
        const sentTo = elsewhere.safeParse("data" in error ? error.data : null);
        node = sentTo.success ? sentTo.data.node : null;
        if (asked === null || isAnswer) return listener.refused(error.message);
        timesAway += 1;
        listener.nodeAway();
      });
      socket.on("connect", () => (timesAway = 0));
      socket.on("goodbye", () => (node = null));
      socket.on("disconnect", (reason) => {
        if (reason === "ping timeout") node = null;
        listener.closed();
      });
      listen(socket, listener);
      return lineOf(socket, listener);
    },
  };
}

function listen(socket: Socket<ServerEvents, ClientEvents>, listener: ConnectionListener): void {
  const { unreadable } = listener;
  socket.on("welcome", (message) => read(welcome.safeParse(message), listener.welcome, unreadable));
  socket.on("update", (...parts) => read(readUpdate(parts), listener.update, unreadable));
  socket.on("presence", (message) => read(presence.safeParse(message), listener.presence, unreadable));
  socket.on("goodbye", (message) => read(goodbye.safeParse(message), listener.goodbye, unreadable));
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
  { welcome: hear, unreadable }: ConnectionListener,
): OpenConnection {
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
