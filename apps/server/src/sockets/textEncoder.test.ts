import { Encoder, PacketType, type Packet } from "socket.io-parser";
import { expect, test } from "vitest";
import { TextEncoder } from "./textEncoder.ts";

test.each<Packet>([
  { type: PacketType.CONNECT, nsp: "/", data: { sid: "abc" } },
  { type: PacketType.CONNECT_ERROR, nsp: "/admin", data: { message: "no" } },
  { type: PacketType.EVENT, nsp: "/", data: ["frame", { version: 1, text: 'é "🃏"' }] },
  { type: PacketType.EVENT, nsp: "/", data: ["goodbye"] },
  { type: PacketType.ACK, nsp: "/", id: 0, data: [{ ok: true }] },
  { type: PacketType.DISCONNECT, nsp: "/" },
])("%o is the same on the wire as Socket.IO's own", (packet) => {
  expect(new TextEncoder().encode(packet)).toEqual(new Encoder().encode(packet));
});
