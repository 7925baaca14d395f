import type { networkInterfaces } from "node:os";
import { expect, test, vi } from "vitest";
import { networkOrigin } from "./networkAddress.ts";

vi.mock("node:os", () => ({
  networkInterfaces: (): Partial<ReturnType<typeof networkInterfaces>> => ({
    lo: [entry("127.0.0.1", true)],
    docker0: [entry("172.17.0.1", false)],
    wlan0: [entry("192.168.1.20", false)],
  }),
}));

function entry(address: string, internal: boolean) {
  return { address, family: "IPv4" as const, netmask: "", mac: "", internal, cidr: null };
}

test.each([
  ["0.0.0.0", "http://192.168.1.20:3000"],
  ["::", "http://192.168.1.20:3000"],
  ["10.1.2.3", "http://10.1.2.3:3000"],
  ["fd00::7", "http://[fd00::7]:3000"],
  ["127.0.0.1", null],
  ["::1", null],
  ["localhost", null],
])("a server that listens on %s is reached at %s from its network", (host, origin) => {
  expect(networkOrigin(host, 3000)).toBe(origin);
});
