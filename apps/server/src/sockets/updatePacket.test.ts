import { Encoder, PacketType } from "socket.io-parser";
import { expect, test } from "vitest";
import { updatePacket } from "./updatePacket.ts";

const shared = { version: 2, at: 1, news: [{ type: "hostChanged", name: 'Ö"é🃏' }] } as const;
const bySocketIo = (...parts: readonly object[]) =>
  new Encoder().encode({ type: PacketType.EVENT, nsp: "/", data: ["update", ...parts] })[0];

test("an update is the same on the wire as Socket.IO's own", () => {
  const own = { said: [] };
  const other = { ...shared, version: 3 };
  expect(updatePacket(shared, undefined)).toBe(bySocketIo(shared));
  expect(updatePacket(shared, own)).toBe(bySocketIo(shared, own));
  expect(updatePacket(other, own)).toBe(bySocketIo(other, own));
  expect(updatePacket(shared, undefined)).toBe(bySocketIo(shared));
});

test("cards are packed in both parts", () => {
  const card = { suit: "SPADES", rank: "9", id: "SPADES_9" } as const;
  const events = [{ type: "played", playerPosition: 0, card }] as const;
  const game = { game: "buck", events, check: "00000000" } as const;
  const text = updatePacket({ version: 2, at: 1, game }, { own: { game: "buck", hand: [card] } });
  expect(text).toContain('"card":"9S"');
  expect(text).toContain('"hand":["9S"]');
});
