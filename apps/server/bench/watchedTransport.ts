import { readUpdate, type Transport } from "@buck/client";
import { answer, goodbye, presence, PROTOCOL_VERSION, welcome } from "@buck/protocol";
import type { Code, Command, Token } from "@buck/protocol";
import { io } from "socket.io-client";

interface Caller {
  readonly server: string;
  readonly code: Code;
  readonly token: Token;
  /** As a proxy in front of the server names it: its limits for one address hold. */
  readonly address: string;
}

/** What passes over the wire. */
export interface Watch {
  sent(command: Command): void;
  refused(): void;
  updated(bytes: number): void;
}

/** The public wire, as every client speaks it. */
export function watchedTransport({ server, code, token, address }: Caller, watch: Watch): Transport {
  return {
    dial: (listener) => {
      const socket = io(server, {
        auth: { protocol: PROTOCOL_VERSION, table: code, token },
        extraHeaders: { "X-Forwarded-For": address },
        transports: ["websocket"],
        reconnection: false,
        forceNew: true,
      });
      socket.on("welcome", (message) => listener.welcome(welcome.parse(message)));
      socket.on("update", (...parts) => {
        const update = readUpdate(parts);
        if (update.success) listener.update(update.data);
        else listener.unreadable();
      });
      socket.on("presence", (message) => listener.presence(presence.parse(message)));
      socket.on("goodbye", (message) => listener.goodbye(goodbye.parse(message)));
      socket.on("connect_error", ({ message }) => listener.refused(message));
      socket.on("disconnect", () => listener.closed());
      socket.io.on("open", () => {
        socket.io.engine.on("packet", ({ data }) => {
          if (typeof data === "string" && data.startsWith('2["update"'))
            watch.updated(Buffer.byteLength(data));
        });
      });
      return {
        command: async (message) => {
          watch.sent(message.command);
          const answered = answer.parse(await socket.emitWithAck("command", message));
          if (!answered.ok) watch.refused();
          return answered;
        },
        resync: () => socket.emit("resync", (message: unknown) => listener.welcome(welcome.parse(message))),
        hangUp: () => void socket.removeAllListeners().disconnect(),
      };
    },
  };
}
