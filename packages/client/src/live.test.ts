import { createServer } from "node:http";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { commandMessage, PROTOCOL_VERSION } from "@buck/protocol";
import type { ClientEvents, ServerEvents } from "@buck/protocol";
import { Server } from "socket.io";
import type { ServerOptions, Socket } from "socket.io";
import { afterEach, expect, test } from "vitest";
import { CODE, DONE, welcome } from "../test/fakeTable.ts";
import { defaultPlatform } from "./platform.ts";
import { connectLive } from "./live.ts";
import type { TableClient } from "./tableClient.ts";
import { until } from "./tableClient.ts";

type TableSocket = Socket<ClientEvents, ServerEvents>;

const TOKEN = "t".repeat(43);
const endings: (() => unknown)[] = [];

afterEach(async () => {
  for (const end of endings.splice(0).toReversed()) await end();
});

/** A Socket.IO server that does with each socket what the test says. */
async function serve(admit: (socket: TableSocket) => unknown, options: Partial<ServerOptions> = {}) {
  const http = createServer();
  const io = new Server<ClientEvents, ServerEvents>(http, options);
  io.use((socket, next) => {
    const error = socket.handshake.auth["table"] === CODE ? undefined : new Error("NO_SUCH_TABLE");
    next(error);
  });
  io.on("connection", admit);
  http.listen(0, "127.0.0.1");
  await once(http, "listening");
  endings.push(() => io.close());
  const { port } = http.address() as AddressInfo;
  return `http://127.0.0.1:${port}`;
}

function connect(server: string, code = CODE): TableClient {
  const client = connectLive({ server, code, token: TOKEN, platform: defaultPlatform() });
  endings.push(() => client.close());
  return client;
}

test("a client says who it is, hears the table, and its commands are answered", async () => {
  let auth: unknown = null;
  const asked: unknown[] = [];
  const server = await serve((socket) => {
    ({ auth } = socket.handshake);
    socket.emit("welcome", welcome(1));
    socket.emit("update", { version: 2, at: 1_700_000_000_000 });
    socket.emit("presence", { here: [3], watchers: 0, watcherNames: [] });
    socket.on("command", (message, answer) => {
      asked.push(message);
      answer(DONE);
    });
  });
  const client = connect(server);
  const state = await until(client, ({ presence }) => presence.here.length > 0);
  expect(auth).toEqual({ protocol: PROTOCOL_VERSION, table: CODE, token: TOKEN });
  expect(state).toMatchObject({ connection: "online", frame: { version: 2 } });
  expect(await client.send({ type: "ready" })).toEqual(DONE);
  expect(asked.map((message) => commandMessage.safeParse(message).success)).toEqual([true]);
});

test("a gap is filled by what the server answers", async () => {
  const server = await serve((socket) => {
    socket.emit("welcome", welcome(1));
    socket.emit("update", { version: 5, at: 1_700_000_000_000 });
    socket.on("resync", (answer) => answer(welcome(6)));
  });
  const client = connect(server);
  expect(await until(client, (state) => state.frame?.version === 6)).toMatchObject({ isResync: true });
});

test("a server that is not to be understood ends it: reload", async () => {
  const server = await serve((socket) => socket.emit("welcome", JSON.parse("{}")));
  const client = connect(server);
  expect(await until(client, ({ ending }) => ending !== null)).toMatchObject({ ending: "OLD_CLIENT" });
});

test("a table that is not there ends it", async () => {
  const client = connect(await serve(() => {}), "ACDE-FGHJ-2346");
  expect(await until(client, ({ ending }) => ending !== null)).toMatchObject({ ending: "NO_SUCH_TABLE" });
});

test("a goodbye ends it with its reason", async () => {
  const server = await serve((socket) => {
    socket.emit("welcome", welcome(1));
    socket.emit("goodbye", { reason: "openedElsewhere" });
    socket.disconnect(true);
  });
  const client = connect(server);
  expect(await until(client, ({ ending }) => ending !== null)).toMatchObject({ ending: "openedElsewhere" });
});

test("a lost connection comes back", async () => {
  let visits = 0;
  const server = await serve((socket) => {
    visits += 1;
    socket.emit("welcome", welcome(visits));
    if (visits === 1) socket.conn.close();
  });
  const client = connect(server);
  const back = await until(client, (state) => state.frame?.version === 2);
  expect(back.connection).toBe("online");
});

test("where no websocket comes through, polling does", async () => {
  const server = await serve((socket) => socket.emit("welcome", welcome(1)), {
    transports: ["polling"],
  });
  const client = connect(server);
  const { frame: shown } = await until(client, ({ connection }) => connection === "online");
  expect(shown?.version).toBe(1);
});

test("whoever closes while the line still opens leaves none behind", async () => {
  const sockets = new Set<TableSocket>();
  const server = await serve((socket) => {
    sockets.add(socket);
    socket.on("disconnect", () => sockets.delete(socket));
    socket.emit("welcome", welcome(1));
  });
  connect(server).close();
  await until(connect(server), ({ connection }) => connection === "online");
  await expect.poll(() => sockets.size).toBe(1);
});

test("nobody there is tried again", async () => {
  const client = connect("http://127.0.0.1:9");
  const { ending } = await until(client, ({ connection }) => connection === "reconnecting");
  expect(ending).toBeNull();
});

/** One after the other, what each dial is refused with; from then on people are let in. Returns the nodes asked for. */
async function serveElsewhere(refusals: readonly (string | null)[]) {
  const asked: unknown[] = [];
  const http = createServer();
  const io = new Server<ClientEvents, ServerEvents>(http);
  io.use(({ handshake }, next) => {
    asked.push(handshake.query["node"] ?? "any");
    const node = refusals[asked.length - 1];
    if (node === undefined) return next();
    next(
      node === null ? new Error("SERVER_BUSY") : Object.assign(new Error("ELSEWHERE"), { data: { node } }),
    );
  });
  io.on("connection", (socket) => socket.emit("welcome", welcome(asked.length)));
  http.listen(0, "127.0.0.1");
  await once(http, "listening");
  endings.push(() => io.close());
  const { port } = http.address() as AddressInfo;
  return { server: `http://127.0.0.1:${port}`, asked, io };
}

test("a client goes to the server that has its table, and elsewhere when that one sends it on or is busy", async () => {
  const { server, asked } = await serveElsewhere(["b", "c", null, "c"]);
  await until(connect(server), ({ connection }) => connection === "online");
  expect(asked).toEqual(["any", "b", "c", "any", "c"]);
});

test("where the table is stays known after a lost line, and is forgotten with a goodbye", async () => {
  const { server, asked, io } = await serveElsewhere(["b"]);
  const client = connect(server);
  await until(client, (state) => state.frame?.version === 2);
  io.engine.close();
  await until(client, (state) => state.frame?.version === 3);
  io.emit("goodbye", { reason: "restarting" });
  io.disconnectSockets(true);
  await until(client, (state) => state.frame?.version === 4);
  expect(asked).toEqual(["any", "b", "b", "any"]);
});

test("a name that is none is not asked for", async () => {
  const { server, asked } = await serveElsewhere(["/../b"]);
  await until(connect(server), ({ connection }) => connection === "online");
  expect(asked).toEqual(["any", "any"]);
});
