import { expect, test } from "vitest";
import { atTable, chatLine, DONE, FakeTable, frame, welcome } from "../test/fakeTable.ts";

test("before the table speaks, there is nothing to show", () => {
  expect(new FakeTable().now).toMatchObject({ connection: "connecting", ending: null, frame: null });
});

test("a welcome is the whole picture", () => {
  const table = atTable(3);
  const chat = [chatLine(2)];
  table.line.welcome(welcome(4, { chat, presence: { here: [1], watchers: 2, watcherNames: ["Wes"] } }));
  expect(table.now).toMatchObject({
    connection: "online",
    ending: null,
    isResync: true,
    frame: { version: 4 },
    presence: { here: [1], watchers: 2, watcherNames: ["Wes"] },
    chat,
  });
});

test("the next frame follows, and what was said is kept", async () => {
  const table = atTable(1);
  await table.clock.pass(700);
  table.line.frame(frame(2, { said: [chatLine(2)] }));
  expect(table.now).toMatchObject({ isResync: false, frame: { version: 2 }, chat: [{ id: 2 }] });
  expect(table.now.frameAt).toBe(table.clock.monotonic());
});

test.each([4, 5])("a frame that is not newer (version %i after 5) changes nothing", (version) => {
  const table = atTable(5);
  const before = table.now;
  table.line.frame(frame(version, { said: [chatLine(version)] }));
  expect(table.now).toBe(before);
});

test("a welcome of the same version replaces what was shown: the person has another role", () => {
  const table = atTable(5);
  const you = {
    role: "watcher",
    personId: null,
    position: null,
    isHost: false,
    leftSeat: null,
    freeSeats: [],
    isRemoved: false,
    mayUndo: false,
  } as const;
  table.line.welcome(welcome(5, { frame: frame(5, { you }) }));
  expect(table.now.frame?.you).toEqual(you);
});

test("a frame for another role tells of a welcome that was missed: the whole picture is asked for", () => {
  const table = atTable(5);
  const you = {
    role: "watcher",
    personId: null,
    position: null,
    isHost: false,
    leftSeat: null,
    freeSeats: [],
    isRemoved: false,
    mayUndo: false,
  } as const;
  table.line.frame(frame(6, { you }));
  expect([table.now.frame?.version, table.resyncs]).toEqual([5, 1]);
});

test("an overtaken welcome on the same line changes nothing; the first on a new line always counts", async () => {
  const table = atTable(5);
  table.line.welcome(welcome(4));
  expect(table.now.frame?.version).toBe(5);
  table.line.closed();
  await table.clock.pass(600);
  table.line.welcome(welcome(4));
  expect(table.now.frame?.version).toBe(4);
});

test("who is here is heard without a new version", () => {
  const table = atTable(1);
  table.line.presence({ here: [0, 2], watchers: 1, watcherNames: ["Wes"] });
  expect(table.now).toMatchObject({ frame: { version: 1 }, presence: { here: [0, 2], watchers: 1 } });
});

test("after a gap the whole picture is asked for, once", () => {
  const table = atTable(1);
  table.line.frame(frame(3));
  table.line.frame(frame(4));
  expect([table.now.frame?.version, table.resyncs]).toEqual([1, 1]);
  table.line.welcome(welcome(4));
  expect(table.now).toMatchObject({ isResync: true, frame: { version: 4 } });
});

test("a picture that is older than what was heard meanwhile is not enough", () => {
  const table = atTable(1);
  table.line.frame(frame(3));
  table.line.frame(frame(5));
  table.line.welcome(welcome(4));
  expect([table.now.frame?.version, table.resyncs]).toEqual([4, 2]);
});

test("a frame before the first welcome asks for one", () => {
  const table = new FakeTable();
  table.line.frame(frame(1));
  expect([table.now.frame, table.resyncs]).toEqual([null, 1]);
});

test("a gap that nobody fills is closed by a new line", async () => {
  const table = atTable(1);
  table.line.frame(frame(3));
  await table.clock.pass(4_999);
  expect(table.dials).toBe(1);
  await table.clock.pass(1);
  expect([table.dials, table.hangUps, table.now.connection]).toEqual([2, 1, "reconnecting"]);
});

test("a line on which nobody welcomes is given up for another", async () => {
  const table = new FakeTable();
  await table.clock.pass(25_000);
  expect([table.dials, table.now.connection]).toEqual([2, "reconnecting"]);
});

test("what an older line still says is not heard", async () => {
  const table = atTable(1);
  const old = table.line;
  old.closed();
  await table.clock.pass(600);
  table.line.welcome(welcome(2));
  old.frame(frame(3));
  old.closed();
  expect(table.now).toMatchObject({ connection: "online", frame: { version: 2 } });
});

test("a message this program cannot read means the program is too old", () => {
  const table = atTable();
  table.line.unreadable();
  expect([table.now.ending, table.hangUps]).toEqual(["OLD_CLIENT", 1]);
});

test("lost lines are dialled again, later each time, until the table answers", async () => {
  const table = atTable();
  table.line.closed();
  expect(table.now.connection).toBe("reconnecting");
  const waits: number[] = [];
  for (let attempt = 0; attempt < 8; attempt += 1) {
    const { dials, clock } = table;
    const since = clock.monotonic();
    while (table.dials === dials) await clock.next();
    waits.push(clock.monotonic() - since);
    table.line.refused("websocket error");
  }
  const bounds = [250, 500, 1_000, 2_000, 3_000, 3_000, 3_000, 3_000];
  expect(waits.every((ms, index) => ms >= (bounds[index] ?? 0) && ms < 2 * (bounds[index] ?? 0))).toBe(true);
  await table.clock.pass(6_000);
  table.line.welcome(welcome(2));
  expect(table.now.connection).toBe("online");
});

test.each(["openedElsewhere", "removed", "closed", "flooding", "seatMoved"] as const)(
  "after goodbye (%s) nothing is tried until somebody asks",
  async (reason) => {
    const table = atTable();
    table.line.goodbye({ reason });
    table.line.closed();
    await table.clock.pass(100_000);
    expect([table.now.ending, table.dials]).toEqual([reason, 1]);
    expect(await table.client.send({ type: "ready" })).toMatchObject({ ok: false, code: "NO_CONNECTION" });
    table.client.reopen();
    expect([table.now.ending, table.now.connection, table.dials]).toEqual([null, "connecting", 2]);
  },
);

test("a slow reader is let go and comes back", async () => {
  const table = atTable();
  table.line.goodbye({ reason: "tooSlow" });
  table.line.closed();
  await table.clock.pass(600);
  expect([table.now.ending, table.dials]).toEqual([null, 2]);
});

test("a restarting server is waited for and named, also while it refuses", async () => {
  const table = atTable();
  table.line.goodbye({ reason: "restarting" });
  table.line.closed();
  await table.clock.pass(600);
  table.line.refused("websocket error");
  expect(table.now).toMatchObject({ connection: "restarting", ending: null });
  await table.clock.pass(1_100);
  table.line.welcome(welcome(2));
  expect([table.now.connection, table.dials]).toEqual(["online", 3]);
});

test.each([
  ["NO_SUCH_TABLE", { ending: "NO_SUCH_TABLE" }, 1],
  ["TABLE_CLOSED", { ending: "TABLE_CLOSED" }, 1],
  ["TABLE_DAMAGED", { ending: "TABLE_DAMAGED" }, 1],
  ["OLD_CLIENT", { ending: "OLD_CLIENT" }, 1],
  ["BAD_HANDSHAKE", { ending: "BAD_HANDSHAKE" }, 1],
  ["SERVER_BUSY", { ending: null, connection: "busy" }, 2],
  ["websocket error", { ending: null, connection: "reconnecting" }, 2],
])("not let in with %s", async (reason, expected, dials) => {
  const table = new FakeTable();
  table.line.refused(reason);
  await table.clock.pass(600);
  expect(table.now).toMatchObject(expected);
  expect(table.dials).toBe(dials);
});

test("to a table that is elsewhere there are three ways at once, and then it is said and tried later", async () => {
  const table = new FakeTable();
  for (let round = 0; round < 3; round += 1) table.line.refused("ELSEWHERE");
  expect(table.now.connection).toBe("connecting");
  expect(table.dials).toBe(4);
  table.line.refused("ELSEWHERE");
  expect(table.now).toMatchObject({ connection: "misrouted", ending: null });
  expect(table.dials).toBe(4);
  await table.clock.pass(600);
  expect(table.dials).toBe(5);
  table.line.welcome(welcome(1));
  expect(table.now.connection).toBe("online");
});

test("where the table's server is away, others are asked within a second until one has it", async () => {
  const table = new FakeTable();
  for (let round = 1; round < 6; round += 1) {
    table.line.refused("ELSEWHERE");
    table.line.nodeAway();
    await table.clock.pass(600);
    expect(table.dials).toBe(1 + 2 * round);
  }
  expect(table.now.connection).toBe("connecting");
});

test("without a network that is said, and with one again the picture is asked for", () => {
  const table = atTable();
  table.signals.change({ online: false });
  expect(table.now.connection).toBe("offline");
  table.signals.change({ online: true });
  expect(table.resyncs).toBe(1);
  table.line.welcome(welcome(7));
  expect(table.now).toMatchObject({ connection: "online", frame: { version: 7 } });
});

test("a network that comes back behind a dark screen is used at once", () => {
  const table = atTable();
  table.signals.change({ online: false, visible: false });
  table.signals.change({ online: true });
  expect(table.resyncs).toBe(1);
  table.line.frame(frame(2));
  expect(table.now.connection).toBe("online");
});

test("who lost the line with the network dials as soon as there is one", async () => {
  const table = atTable();
  table.signals.change({ online: false });
  table.line.closed();
  await table.clock.pass(60_000);
  table.line.refused("websocket error");
  expect(table.now.connection).toBe("offline");
  const { dials } = table;
  table.signals.change({ online: true });
  expect([table.dials, table.now.connection]).toEqual([dials + 1, "reconnecting"]);
});

test("a device that slept long looks whether its line still lives; a short look away costs nothing", async () => {
  const table = atTable();
  const lookAway = async (ms: number) => {
    table.signals.change({ visible: false });
    await table.clock.pass(ms);
    table.signals.change({ visible: true });
  };
  await lookAway(3_000);
  expect(table.resyncs).toBe(0);
  await lookAway(60_000);
  expect(table.resyncs).toBe(1);
});

test("a closed client hears and tries nothing more", async () => {
  const table = atTable();
  const answer = table.client.send({ type: "ready" });
  table.client.close();
  expect(await answer).toMatchObject({ ok: false, code: "NO_CONNECTION" });
  table.line.frame(frame(2));
  table.signals.change({ online: false });
  table.signals.change({ online: true });
  table.client.reopen();
  await table.clock.pass(100_000);
  expect([table.now.frame?.version, table.dials, table.hangUps]).toEqual([1, 1, 1]);
  expect(await table.client.send({ type: "ready" })).toMatchObject({ ok: false, code: "NO_CONNECTION" });
});

test.each<[string, (table: FakeTable) => void]>([
  ["is not let in", ({ line }) => line.refused("NO_SUCH_TABLE")],
  ["cannot read the table", ({ line }) => line.unreadable()],
])("whoever %s does not wait for answers", async (_, end) => {
  const table = new FakeTable();
  const answer = table.client.send({ type: "ready" });
  end(table);
  expect(await answer).toMatchObject({ ok: false, code: "NO_CONNECTION" });
});

test("the answer to a last wish is heard after the goodbye", async () => {
  const table = atTable();
  const answerLater = table.answerLater();
  const answer = table.client.send({ type: "close" });
  table.line.goodbye({ reason: "closed" });
  expect(table.hangUps).toBe(0);
  answerLater(DONE);
  expect(await answer).toEqual(DONE);
  await table.clock.pass(5_000);
  expect(table.hangUps).toBe(1);
});

test("a last wish that is not answered is given up", async () => {
  const table = atTable();
  const answer = table.client.send({ type: "close" });
  table.line.goodbye({ reason: "closed" });
  table.line.closed();
  expect(await answer).toMatchObject({ ok: false, code: "NO_CONNECTION" });
});
