import { once } from "node:events";
import { createServer } from "node:http";
import type { Goodbye, Welcome } from "@buck/protocol";
import { Server } from "socket.io";
import { io } from "socket.io-client";
import { expect, onTestFinished, test } from "vitest";
import type { WebSocket } from "ws";
import {
  openSocketConnection,
  type SocketConnection,
  type BuckServer,
} from "../../src/sockets/socketConnection.ts";
import { rawLine } from "../support/rawLine.ts";
import { NO_LIMITS, openTestServer } from "../support/testServer.ts";

/** A server that says something to whoever connects, and its address. */
async function serverThatSays(speak: (connection: SocketConnection) => void) {
  const http = createServer();
  const server: BuckServer = new Server(http);
  const goodbyes: Goodbye["reason"][] = [];
  server.on("connection", (socket) => {
    socket.data.visitor = {
      table: null,
      club: null,
      tokenHash: null,
      wantsFrames: false,
      rateLimitKey: "",
      isSeated: false,
    };
    speak(openSocketConnection(socket, (reason) => goodbyes.push(reason)));
  });
  http.listen(0, "127.0.0.1");
  await once(http, "listening");
  onTestFinished(() => server.close());
  const address = http.address();
  return { goodbyes, url: `http://127.0.0.1:${typeof address === "object" ? address?.port : 0}` };
}

/** The types allow no such welcome; a queue sees only its size. */
const welcomeOf = (characters: number) => ({ frame: "x".repeat(characters) }) as unknown as Welcome;
/** Far above every limit of a queue. */
const HUGE = 3_000_000;

test.each(["websocket", "polling"] as const)(
  "one huge message is not slowness: whoever reads it stays (%s)",
  async (transport) => {
    const { goodbyes, url } = await serverThatSays((connection) => connection.welcome(welcomeOf(HUGE)));
    const client = io(url, { transports: [transport], forceNew: true });
    onTestFinished(() => void client.disconnect());
    const [welcome] = await new Promise<[{ frame: string }]>((resolve) => {
      client.on("welcome", (...args: [{ frame: string }]) => resolve(args));
    });
    expect([welcome.frame.length, client.connected, goodbyes]).toEqual([HUGE, true, []]);
  },
);

test("whoever reads nothing is let go, long before what they have not read fills the memory", async () => {
  const PIECE = 16_384;
  let spoken = 0;
  const { goodbyes, url } = await serverThatSays((connection) => {
    const speaking = setInterval(() => {
      if (!connection.isOpen()) return clearInterval(speaking);
      spoken += PIECE;
      connection.welcome(welcomeOf(PIECE));
    });
  });
  const line = await deafLine(url);
  onTestFinished(() => line.terminate());
  await expect.poll(() => goodbyes).toEqual(["tooSlow"]);
  // The rest is what the operating system holds at both ends of the line.
  expect(spoken).toBeLessThan(20_000_000);
}, 30_000);

test("whoever sends pings and reads none of the pongs is let go, too", async () => {
  const { url } = await openTestServer({ rates: NO_LIMITS });
  const line = await deafLine(url);
  const closed = once(line, "close");
  const largest = Buffer.alloc(125);
  for (let thousands = 0; thousands < 1000 && line.readyState === line.OPEN; thousands += 1) {
    for (let pings = 0; pings < 1000; pings += 1) line.ping(largest);
    await new Promise((resolve) => line.ping(largest, true, resolve));
  }
  line.resume();
  await closed;
  expect((await fetch(`${url}/healthz`)).status).toBe(200);
}, 60_000);

/** A line whose end takes nothing more from it. */
async function deafLine(url: string): Promise<WebSocket> {
  const line = await rawLine(url);
  line.pause();
  return line;
}
