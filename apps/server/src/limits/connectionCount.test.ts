import { expect, test } from "vitest";
import { ConnectionCount } from "./connectionCount.ts";

test("connections are accepted up to the total and up to one address's share", () => {
  const connections = new ConnectionCount({ maxConnections: 3, connectionsPerAddress: 2 });
  connections.enter("a");
  connections.enter("a");
  expect([connections.hasRoomFor("a"), connections.hasRoomFor("b")]).toEqual([false, true]);
  connections.enter("b");
  expect([connections.hasRoomFor("b"), connections.size]).toEqual([false, 3]);
});

test("a closed connection makes room", () => {
  const connections = new ConnectionCount({ maxConnections: 2, connectionsPerAddress: 1 });
  connections.enter("a");
  connections.enter("b");
  connections.leave("a");
  expect([connections.hasRoomFor("a"), connections.hasRoomFor("b"), connections.size]).toEqual([
    true,
    false,
    1,
  ]);
});

test("the last tenth is for people who have a seat", () => {
  const connections = new ConnectionCount({ maxConnections: 20, connectionsPerAddress: 100 });
  for (let count = 0; count < 18; count += 1) connections.enter("a");
  expect(connections.hasRoomForStrangers()).toBe(true);
  connections.enter("b");
  expect([connections.hasRoomFor("b"), connections.hasRoomForStrangers()]).toEqual([true, false]);
  const getUp = connections.seat();
  expect(connections.hasRoomForStrangers()).toBe(true);
  getUp();
  expect(connections.hasRoomForStrangers()).toBe(false);
});
