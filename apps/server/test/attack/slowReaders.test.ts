import { once } from "node:events";
import { createServer } from "node:http";
import type { Goodbye, Welcome } from "@buck/protocol";
import { Server } from "socket.io";
import { io } from "socket.io-client";
import { expect, onTestFinished, test } from "vitest";
import { openSocketConnection, type SocketConnection } from "../../src/sockets/socketConnection.ts";
import type { BuckServer } from "../../src/sockets/types.ts";

/** A server that says one thing to whoever connects, and its address. */
async function serverThatSays(speak: (connection: SocketConnection) => void) {
  const http = createServer();
  const server: BuckServer = new Server(http);
  const goodbyes: Goodbye["reason"][] = [];
  server.on("connection", (socket) => {
    socket.data.visitor = { table: null, tokenHash: null, wantsFrames: false, rateLimitKey: "" };
    speak(openSocketConnection(socket, (reason) => goodbyes.push(reason)));
  });
  http.listen(0, "127.0.0.1");
  await once(http, "listening");
  onTestFinished(() => server.close());
  const address = http.address();
  return { goodbyes, url: `http://127.0.0.1:${typeof address === "object" ? address?.port : 0}` };
}

/** Far above every limit of a queue. */
const HUGE = "x".repeat(3_000_000);

test.each(["websocket", "polling"] as const)(
  "one huge message is not slowness: whoever reads it stays (%s)",
  async (transport) => {
    // The types allow no such welcome; a queue sees only its size.
    const huge = { frame: HUGE } as unknown as Welcome;
    const { goodbyes, url } = await serverThatSays((connection) => connection.welcome(huge));
    const client = io(url, { transports: [transport], forceNew: true });
    onTestFinished(() => void client.disconnect());
    const [welcome] = await new Promise<[{ frame: string }]>((resolve) => {
      client.on("welcome", (...args: [{ frame: string }]) => resolve(args));
    });
    expect([welcome.frame.length, client.connected, goodbyes]).toEqual([HUGE.length, true, []]);
  },
);
