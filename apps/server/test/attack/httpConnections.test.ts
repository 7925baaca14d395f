import { once } from "node:events";
import { existsSync, readdirSync, readlinkSync, writeFileSync } from "node:fs";
import { connect, type Socket } from "node:net";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { NO_LIMITS, openTestServer, temporaryFolder } from "../support/testServer.ts";

const NEVER_AGAIN = 0.001;
const FEW = { ...NO_LIMITS, requests: { burst: 10, perSecond: NEVER_AGAIN } };
const UNFINISHED = "GET / HTTP/1.1\r\nHost: x\r\n";

async function connectTo(url: string): Promise<Socket> {
  const socket = connect(Number(new URL(url).port), "127.0.0.1");
  socket.on("error", () => {});
  onTestFinished(() => void socket.destroy());
  await once(socket, "connect");
  return socket;
}

/** The statuses of all answers until the connection ends, however it ends. */
async function statusesOf(socket: Socket, onAnswer = (_status: string) => {}): Promise<readonly string[]> {
  const statuses: string[] = [];
  socket.on("data", (data) => {
    for (const [, status = ""] of String(data).matchAll(/HTTP\/1\.1 (\d+)/g)) {
      statuses.push(status);
      onAnswer(status);
    }
  });
  await new Promise<void>((resolve) => void socket.on("close", () => resolve()));
  return statuses;
}

test.each(["/healthz", "/socket.io/?EIO=4&transport=polling&sid=none"])(
  "a connection over which %s is asked many times at once ends, and whoever does it owes for it",
  async (path) => {
    const { url } = await openTestServer({ rates: FEW });
    const socket = await connectTo(url);
    socket.write(`GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`.repeat(500));
    expect((await statusesOf(socket)).length).toBeLessThan(2);
    // Nobody there is let in until it is paid.
    await expect(fetch(`${url}/healthz`)).rejects.toThrow("fetch failed");
  },
);

test("a refusal is the last answer over its connection", async () => {
  const { url } = await openTestServer({ rates: FEW });
  const socket = await connectTo(url);
  const ask = () => socket.write("GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n");
  const statuses = statusesOf(socket, (status) => void (status === "200" && ask()));
  ask();
  expect(await statuses).toEqual([...Array.from({ length: 10 }, () => "200"), "429"]);
});

test.skipIf(process.platform !== "linux")("nobody leaves files open on the server", async () => {
  const webRoot = temporaryFolder();
  const file = join(webRoot, "large.js");
  writeFileSync(file, "x".repeat(1_000_000));
  const { url } = await openTestServer({ rates: NO_LIMITS, webRoot });
  const sockets = await Promise.all(Array.from({ length: 5 }, () => connectTo(url)));
  const ended = sockets.map((socket) => new Promise((resolve) => socket.on("close", resolve)));
  for (const socket of sockets) socket.write("GET /large.js HTTP/1.1\r\nHost: x\r\n\r\n".repeat(20));
  for (const socket of sockets) setTimeout(() => socket.destroy(), 100);
  await Promise.all(ended);
  await expect.poll(() => openFiles().filter((name) => name === file)).toEqual([]);
});

test.skipIf(process.platform !== "linux")(
  "an answer that nobody reads ends, and so does its file",
  async () => {
    const webRoot = temporaryFolder();
    const file = join(webRoot, "larger.js");
    writeFileSync(file, "x".repeat(50_000_000));
    const { url } = await openTestServer({ rates: NO_LIMITS, webRoot, stillMs: 500 });
    const socket = await connectTo(url);
    socket.write("GET /larger.js HTTP/1.1\r\nHost: x\r\n\r\n");
    await once(socket, "data");
    socket.pause();
    const held = () => openFiles().filter((name) => name === file);
    expect(held()).toHaveLength(1);
    await expect.poll(held).toEqual([]);
  },
);

function openFiles(): readonly string[] {
  return readdirSync("/proc/self/fd").flatMap((fd) => {
    const link = join("/proc/self/fd", fd);
    return existsSync(link) ? [readlinkSync(link)] : [];
  });
}

test("whoever waits for answers is only told to come back later", async () => {
  const { url } = await openTestServer({ rates: FEW });
  const statuses: number[] = [];
  for (let count = 0; count < 15; count += 1) statuses.push((await fetch(`${url}/healthz`)).status);
  expect(statuses.slice(8)).toEqual([200, 200, 429, 429, 429, 429, 429]);
});

test("the API costs more in any case of letters, and so do the metrics", async () => {
  const { url } = await openTestServer({ rates: FEW });
  const statuses: number[] = [];
  for (const path of ["/API/games/nothing", "/metrics", "/Metrics"])
    statuses.push((await fetch(url + path)).status);
  expect(statuses).toEqual([404, 200, 429]);
});

test("an address has a limit of connections, whatever becomes of their requests", async () => {
  const { url } = await openTestServer({ rates: NO_LIMITS, config: { connectionsPerAddress: 4 } });
  const open = await Promise.all(Array.from({ length: 220 }, () => connectTo(url)));
  for (const socket of open) socket.write(UNFINISHED);
  await expect(fetch(`${url}/healthz`)).rejects.toThrow("fetch failed");
  for (const socket of open) socket.destroy();
  await expect.poll(() => fetch(`${url}/healthz`).then(({ status }) => status, String)).toBe(200);
});

test("behind a proxy the proxy's connections are not counted: it has those of everybody", async () => {
  const config = { connectionsPerAddress: 4, trustProxy: 1 };
  const { url } = await openTestServer({ rates: NO_LIMITS, config });
  const open = await Promise.all(Array.from({ length: 220 }, () => connectTo(url)));
  for (const socket of open) socket.write(UNFINISHED);
  expect((await fetch(`${url}/healthz`)).status).toBe(200);
});
