import { createServer } from "node:http";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, test } from "vitest";
import { inviteAddress } from "./inviteAddress.ts";

let server: Server | null = null;
afterEach(() => server?.close());

/** A server on all addresses of this machine, or on one of them. */
async function listen(host: string): Promise<number> {
  const opened = createServer((_, response) => response.end("ok"));
  server = opened;
  await new Promise<void>((resolve) => opened.listen(0, host, resolve));
  const address = opened.address();
  return isInfo(address) ? address.port : 0;
}

function isInfo(address: string | AddressInfo | null): address is AddressInfo {
  return typeof address === "object" && address !== null;
}

test("a server that has another address is invited to with it", async () => {
  const port = await listen("0.0.0.0");
  expect(await inviteAddress(`http://localhost:${port}`, ["127.0.0.2"])).toBe(`http://127.0.0.2:${port}`);
});

test("a server that listens on this machine alone has no address for others", async () => {
  const port = await listen("127.0.0.1");
  expect(await inviteAddress(`http://127.0.0.1:${port}`, ["127.0.0.2"])).toBeNull();
});

test("the address of another machine stays", async () => {
  expect(await inviteAddress("https://cards.example.org", ["127.0.0.2"])).toBe("https://cards.example.org");
});
