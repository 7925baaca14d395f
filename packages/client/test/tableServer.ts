import { once } from "node:events";
import { createServer } from "node:http";
import type { ClientEvents, ServerEvents } from "@buck/protocol";
import type { Table } from "@buck/table";
import { Server } from "socket.io";

/** A real table behind a real Socket.IO server, for tests; a token is its own hash here. */
export async function serveTable(table: Table): Promise<{ readonly url: string; close(): Promise<void> }> {
  const http = createServer();
  const io = new Server<ClientEvents, ServerEvents>(http);
  io.on("connection", (socket) => {
    const inbound = table.connect({
      tokenHash: String(socket.handshake.auth["token"]),
      welcome: (welcome) => socket.emit("welcome", welcome),
      frame: (frame) => socket.emit("frame", frame),
      update: (shared, own) => {
        if (own === undefined) socket.emit("update", shared);
        else socket.emit("update", shared, own);
      },
      presence: (presence) => socket.emit("presence", presence),
      goodbye: (goodbye) => {
        socket.emit("goodbye", goodbye);
        socket.disconnect(true);
      },
    });
    socket.on("command", (message, answer) => void inbound.command(message).then(answer));
    socket.on("resync", (answer) => answer(inbound.resync()));
    socket.on("disconnect", () => inbound.disconnect());
  });
  http.listen(0, "127.0.0.1");
  await once(http, "listening");
  const address = http.address();
  const port = typeof address === "object" ? address?.port : undefined;
  return { url: `http://127.0.0.1:${port}`, close: () => io.close() };
}
