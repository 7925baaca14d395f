import { expect, test } from "vitest";
import { atTable, DONE, FakeTable, frame, welcome } from "../test/fakeTable.ts";

test("a command goes out once, with the newest version that was shown", async () => {
  const table = atTable(3);
  table.line.frame(frame(4));
  table.answers = [DONE];
  expect(await table.client.send({ type: "start" })).toEqual(DONE);
  await table.clock.pass(100_000);
  expect(table.sent).toMatchObject([{ expectedVersion: 4, command: { type: "start" } }]);
});

test.each([
  ["without an answer", undefined],
  ["with an answer nobody can read", null],
])("a command %s is sent again under the same id", async (_, first) => {
  const table = atTable();
  table.answers = [first, DONE];
  const answer = table.client.send({ type: "start" });
  await table.clock.pass(4_999);
  expect(table.sent).toHaveLength(1);
  await table.clock.pass(1);
  expect(await answer).toEqual(DONE);
  expect(table.sent[1]).toEqual(table.sent[0]);
});

test("a late answer to the first try counts", async () => {
  const table = atTable();
  const answerLater = table.answerLater();
  const answer = table.client.send({ type: "start" });
  await table.clock.pass(7_000);
  answerLater(DONE);
  expect(await answer).toEqual(DONE);
  await table.clock.pass(60_000);
  expect(table.sent).toHaveLength(2);
});

test("nothing is said into a broken line; it is said as soon as the table is back", async () => {
  const table = atTable();
  const answer = table.client.send({ type: "ready" });
  table.line.closed();
  const later = table.client.send({ type: "rematch" });
  await table.clock.pass(600);
  expect(table.sent).toHaveLength(1);
  table.answers = [DONE, DONE];
  table.line.welcome(welcome(9));
  expect(await answer).toEqual(DONE);
  expect(await later).toEqual(DONE);
  const [first, again] = table.sent;
  expect(again).toEqual(first);
});

test("nothing is said before the table has spoken", async () => {
  const table = new FakeTable();
  table.answers = [DONE];
  const answer = table.client.send({ type: "watch", name: "Wil" });
  expect(table.sent).toEqual([]);
  table.line.welcome(welcome(1));
  expect(await answer).toEqual(DONE);
});

test("who hears nothing for a minute is told so", async () => {
  const table = atTable();
  table.line.closed();
  const answer = table.client.send({ type: "ready" });
  await table.clock.pass(60_000);
  expect(await answer).toMatchObject({ ok: false, code: "NO_CONNECTION" });
});

test("two commands have two ids", async () => {
  const table = atTable();
  table.answers = [DONE, DONE];
  await Promise.all([table.client.send({ type: "ready" }), table.client.send({ type: "ready" })]);
  expect(new Set(table.sent.map(({ commandId }) => commandId)).size).toBe(2);
});

test("a resync sends nothing twice", () => {
  const table = atTable();
  void table.client.send({ type: "ready" });
  table.line.welcome(welcome(2));
  expect(table.sent).toHaveLength(1);
});
