import { DEFAULT_SETTINGS } from "@buck/protocol";
import type { Answer, CommandMessage, Frame, Welcome } from "@buck/protocol";
import { EventEmitter } from "node:events";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { LiveTable } from "./live.ts";

/** A socket whose other end is the test. */
class FakeSocket extends EventEmitter {
  connected = false;
  connects = 0;
  sent: CommandMessage[] = [];
  resyncs = 0;
  /** What the next commands are answered; undefined is silence until the patience is over. */
  answers: (Answer | undefined)[] = [];
  resyncAnswer: Welcome | undefined;

  connect(): this {
    this.connects += 1;
    return this;
  }

  disconnect(): this {
    this.connected = false;
    return this;
  }

  timeout(ms: number) {
    return {
      emitWithAck: (event: string, message?: CommandMessage) => {
        if (message === undefined) this.resyncs += 1;
        else this.sent.push(message);
        const answer = event === "resync" ? this.resyncAnswer : this.answers.shift();
        return answer === undefined
          ? new Promise((_, reject) => setTimeout(() => reject(new Error("no answer")), ms))
          : Promise.resolve(answer);
      },
    };
  }

  /** The line stands. */
  open(): void {
    this.connected = true;
    this.emit("connect");
  }
}

const { sockets } = vi.hoisted(() => ({ sockets: [] as unknown[] }));
vi.mock("socket.io-client", () => ({
  io: () => {
    const socket = new FakeSocket();
    sockets.push(socket);
    return socket;
  },
}));

const opened: LiveTable[] = [];
const page = Object.assign(new EventTarget(), { hidden: false });
const device = { onLine: true };

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("document", page);
  vi.stubGlobal("navigator", device);
  vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
  vi.stubGlobal("removeEventListener", page.removeEventListener.bind(page));
  device.onLine = true;
});
afterEach(() => {
  for (const live of opened.splice(0)) live.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const DONE: Answer = { ok: true, version: 2 };
const PEOPLE = { here: [], watchers: 0 };

function frame(version: number, said: Frame["said"] = []): Frame {
  return {
    version,
    table: {
      code: "ACDE-FGHJ-2345",
      settings: DEFAULT_SETTINGS,
      stage: "lobby",
      host: null,
      locked: false,
      paused: false,
      seats: [],
      ready: [],
      gameId: null,
      finishedGames: [],
      createdAt: 1_700_000_000_000,
      updatedAt: 1_700_000_000_000,
    },
    you: { role: "visitor", personId: null, position: null, isHost: false },
    game: null,
    news: [],
    said,
    timer: null,
  };
}

const line = (id: number) => ({ id, at: 0, room: "players", name: "Ann", position: 0, text: "hi" }) as const;
const welcome = (version: number): Welcome => ({
  frame: frame(version),
  handEvents: null,
  chat: [],
  presence: PEOPLE,
});

function atTable(version = 1) {
  const live = new LiveTable("ACDE-FGHJ-2345", "t".repeat(43));
  opened.push(live);
  const socket = sockets.at(-1);
  if (!(socket instanceof FakeSocket)) throw new Error("no socket was opened");
  socket.open();
  socket.emit("welcome", welcome(version));
  return { live, socket, now: () => live.store.getState() };
}

test("a welcome is the whole picture", () => {
  const { now } = atTable(3);
  expect(now()).toMatchObject({ connection: "online", ending: null, isResync: true, frame: { version: 3 } });
});

test("the next frame follows and what was said is kept", () => {
  const { socket, now } = atTable(1);
  socket.emit("frame", frame(2, [line(2)]));
  expect(now()).toMatchObject({ isResync: false, frame: { version: 2 }, chat: [{ id: 2 }] });
});

test("an older frame changes nothing", () => {
  const { socket, now } = atTable(5);
  socket.emit("frame", frame(4));
  expect(now().frame?.version).toBe(5);
});

test("after a gap the whole picture is asked for", async () => {
  const { socket, now } = atTable(1);
  socket.resyncAnswer = welcome(4);
  socket.emit("frame", frame(3));
  expect(now().frame?.version).toBe(1);
  await vi.advanceTimersByTimeAsync(0);
  expect(now()).toMatchObject({ isResync: true, frame: { version: 4 } });
});

test("a gap that nobody fills is closed by a new line", async () => {
  const { socket } = atTable(1);
  socket.emit("frame", frame(3));
  await vi.advanceTimersByTimeAsync(5_000);
  expect(socket.connects).toBe(1);
});

test("a frame this page cannot read means the page is too old", () => {
  const { socket, now } = atTable();
  socket.emit("frame", { version: 2, nonsense: true });
  expect(now().ending).toBe("OLD_CLIENT");
  expect(socket.connected).toBe(false);
});

test("a command is sent again under the same id until it is answered", async () => {
  const { live, socket } = atTable();
  socket.answers = [undefined, DONE];
  const answer = live.send({ type: "start" });
  await vi.advanceTimersByTimeAsync(5_000);
  expect(await answer).toEqual(DONE);
  const [first, second] = socket.sent;
  expect(first).toMatchObject({ expectedVersion: 1, command: { type: "start" } });
  expect(second).toEqual(first);
});

test("nothing is said into a broken line; it is said once there is one", async () => {
  const { live, socket } = atTable();
  socket.connected = false;
  socket.answers = [DONE];
  const answer = live.send({ type: "ready" });
  await vi.advanceTimersByTimeAsync(1_000);
  expect(socket.sent).toEqual([]);
  socket.open();
  expect(await answer).toEqual(DONE);
});

test("who finds no line for a minute is told that nothing was sent", async () => {
  const { live, socket } = atTable();
  socket.connected = false;
  const answer = live.send({ type: "ready" });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await answer).toMatchObject({ ok: false, code: "NO_CONNECTION" });
});

test("two commands have two ids", async () => {
  const { live, socket } = atTable();
  socket.answers = [DONE, DONE];
  await Promise.all([live.send({ type: "ready" }), live.send({ type: "ready" })]);
  expect(new Set(socket.sent.map(({ commandId }) => commandId)).size).toBe(2);
});

test.each(["openedElsewhere", "removed", "closed", "archived", "flooding", "seatMoved"] as const)(
  "after goodbye (%s) nothing is tried until somebody asks",
  async (reason) => {
    const { live, socket, now } = atTable();
    socket.emit("goodbye", { reason });
    socket.emit("disconnect", "io server disconnect");
    await vi.advanceTimersByTimeAsync(10_000);
    expect([now().ending, socket.connects]).toEqual([reason, 0]);
    expect(await live.send({ type: "ready" })).toMatchObject({ ok: false, code: "NO_CONNECTION" });
    live.reopen();
    expect([now().ending, socket.connects]).toEqual([null, 1]);
  },
);

test("a restarting server is waited for and named, also while it refuses", async () => {
  const { socket, now } = atTable();
  socket.emit("goodbye", { reason: "restarting" });
  socket.connected = false;
  socket.emit("disconnect", "io server disconnect");
  socket.emit("connect_error", new Error("websocket error"));
  expect(now()).toMatchObject({ connection: "restarting", ending: null });
  await vi.advanceTimersByTimeAsync(2_000);
  expect(socket.connects).toBe(1);
  socket.open();
  socket.emit("welcome", welcome(2));
  expect(now().connection).toBe("online");
});

test.each([
  ["NO_SUCH_TABLE", { ending: "NO_SUCH_TABLE" }],
  ["TABLE_CLOSED", { ending: "TABLE_CLOSED" }],
  ["OLD_CLIENT", { ending: "OLD_CLIENT" }],
  ["BAD_HANDSHAKE", { ending: "BAD_HANDSHAKE" }],
  ["SERVER_BUSY", { ending: null, connection: "busy" }],
  ["websocket error", { ending: null, connection: "reconnecting" }],
])("not let in with %s", (message, expected) => {
  const { socket, now } = atTable();
  socket.emit("connect_error", new Error(message));
  expect(now()).toMatchObject(expected);
});

test("a full server is asked again", async () => {
  const { socket } = atTable();
  socket.emit("connect_error", new Error("SERVER_BUSY"));
  await vi.advanceTimersByTimeAsync(2_000);
  expect(socket.connects).toBe(1);
});

test("without a network that is said, and with one again the picture is asked for", async () => {
  const { socket, now } = atTable();
  device.onLine = false;
  page.dispatchEvent(new Event("offline"));
  expect(now().connection).toBe("offline");
  device.onLine = true;
  socket.resyncAnswer = welcome(7);
  page.dispatchEvent(new Event("online"));
  await vi.advanceTimersByTimeAsync(0);
  expect(now()).toMatchObject({ connection: "online", frame: { version: 7 } });
});

async function lookAway(ms: number): Promise<void> {
  page.hidden = true;
  page.dispatchEvent(new Event("visibilitychange"));
  await vi.advanceTimersByTimeAsync(ms);
  page.hidden = false;
  page.dispatchEvent(new Event("visibilitychange"));
}

test("a tab that slept long looks whether its line still lives; a short look away costs nothing", async () => {
  const { socket } = atTable();
  socket.resyncAnswer = welcome(1);
  await lookAway(3_000);
  expect(socket.resyncs).toBe(0);
  await lookAway(60_000);
  expect(socket.resyncs).toBe(1);
});

test("a closed table hears and tries nothing more", async () => {
  const { live, socket, now } = atTable();
  live.close();
  socket.emit("frame", frame(2));
  page.dispatchEvent(new Event("online"));
  await vi.advanceTimersByTimeAsync(10_000);
  expect([now().frame?.version, socket.connects]).toEqual([1, 0]);
});
