import type { IncomingMessage } from "node:http";
import { expect, test } from "vitest";
import { addressOf, neighbourhood } from "./address.ts";

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
  expect(addressOf(request, proxies)).toBe(address);
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
  expect(neighbourhood(address)).toBe(together);
});
