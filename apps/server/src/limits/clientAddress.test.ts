import type { IncomingMessage } from "node:http";
import { expect, test } from "vitest";
import { clientAddress, networksOf, rateLimitKey, rateLimitKeys } from "./clientAddress.ts";

const call = (remoteAddress: string, forwarded?: string) =>
  ({ headers: { "x-forwarded-for": forwarded }, socket: { remoteAddress } }) as unknown as IncomingMessage;

test.each([
  ["without a proxy", call("9.9.9.9"), 0, "9.9.9.9"],
  ["who claims another address without a proxy", call("9.9.9.9", "1.1.1.1"), 0, "9.9.9.9"],
  ["through one proxy", call("10.0.0.1", "9.9.9.9"), 1, "9.9.9.9"],
  ["who claims another address to one proxy", call("10.0.0.1", "1.1.1.1, 9.9.9.9"), 1, "9.9.9.9"],
  ["through two proxies", call("10.0.0.1", "9.9.9.9,10.0.0.2"), 2, "9.9.9.9"],
  ["past a proxy that adds nothing", call("9.9.9.9"), 1, "9.9.9.9"],
])("knows a caller %s", (_, request, proxies, address) => {
  expect(clientAddress(request, proxies)).toBe(address);
});

test.each([
  ["192.0.2.7", "192.0.2.7"],
  ["::ffff:192.0.2.7", "192.0.2.7"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2"],
  ["2001:db8:1:2::6", "2001:db8:1:2"],
  ["2001:0DB8:0001:0002::9", "2001:db8:1:2"],
  ["2001:db8::1", "2001:db8:0:0"],
  ["::1", "0:0:0:0"],
])("counts %s as %s", (address, together) => {
  expect(rateLimitKey(address)).toBe(together);
});

test.each([
  ["192.0.2.7", ["192.0.2.7 1"]],
  ["2001:db8:1:a02", ["2001:db8:1:a02 1", "2001:db8:1:0a/56 2", "2001:db8:1/48 4"]],
  ["2001:db8:1:2", ["2001:db8:1:2 1", "2001:db8:1:00/56 2", "2001:db8:1/48 4"]],
])("counts %s together with its networks", (key, networks) => {
  expect(networksOf(key).map((network) => `${network.key} ${network.share}`)).toEqual(networks);
});

test("a proxy that is not believed is told of once", () => {
  let told = 0;
  const tell = () => (told += 1);
  const keyOf = rateLimitKeys(0, tell);
  keyOf(call("10.0.0.1"));
  expect(told).toBe(0);
  expect([keyOf(call("10.0.0.1", "9.9.9.9")), keyOf(call("10.0.0.1", "8.8.8.8"))]).toEqual([
    "10.0.0.1",
    "10.0.0.1",
  ]);
  expect(told).toBe(1);
  expect(rateLimitKeys(1, tell)(call("10.0.0.1", "2001:db8::1"))).toBe("2001:db8:0:0");
  expect(told).toBe(1);
});
