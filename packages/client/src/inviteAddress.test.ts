import { afterEach, expect, test, vi } from "vitest";
import { inviteAddress } from "./inviteAddress.ts";

afterEach(() => void vi.unstubAllGlobals());

const HERE = "http://localhost:3000";
const NEARBY = "http://192.168.1.20:3000";
const PUBLIC = "https://cards.example.org";

test.each([
  ["the address that the server tells", HERE, { address: NEARBY }, { server: NEARBY, isOnlyHere: false }],
  ["the public address everywhere", NEARBY, { address: PUBLIC }, { server: PUBLIC, isOnlyHere: false }],
  [
    "their own address when others can open it",
    PUBLIC,
    { address: null },
    { server: PUBLIC, isOnlyHere: false },
  ],
  ["that only this machine can open it", HERE, { address: null }, { server: HERE, isOnlyHere: true }],
  [
    "the same of 127.0.0.1",
    "http://127.0.0.1:3000",
    { address: null },
    { server: "http://127.0.0.1:3000", isOnlyHere: true },
  ],
  ["nothing from a stranger", HERE, { hello: "world" }, { server: HERE, isOnlyHere: true }],
])("people invite with %s", async (_, server, answer, expected) => {
  const asked: string[] = [];
  vi.stubGlobal("fetch", async (address: string) => {
    asked.push(address);
    return { json: async () => answer };
  });
  expect(await inviteAddress(server)).toEqual(expected);
  expect(asked).toEqual([`${server}/api/address`]);
});

test("a server that does not answer is invited to by the address in use", async () => {
  vi.stubGlobal("fetch", () => Promise.reject(new Error("refused")));
  expect(await inviteAddress(PUBLIC)).toEqual({ server: PUBLIC, isOnlyHere: false });
});
