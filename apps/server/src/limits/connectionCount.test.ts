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
