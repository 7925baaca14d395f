import { token } from "@buck/protocol";
import { expect, test } from "vitest";
import { defaultPlatform } from "./platform.ts";
import { makeToken, seatToken } from "./tokens.ts";

const CODE = "ACDE-FGHJ-2345";
const HERE = { server: "https://cards.example.org", code: CODE };

test("a token is what the protocol says it is, and new each time", () => {
  const { random } = defaultPlatform();
  expect(token.safeParse(makeToken(random)).success).toBe(true);
  expect(makeToken(random)).not.toBe(makeToken(random));
});

test("whoever comes back to a table brings the same token", () => {
  const platform = defaultPlatform();
  expect(seatToken(HERE, platform)).toBe(seatToken(HERE, platform));
});

test("no other table and no other server is told the token", () => {
  const platform = defaultPlatform();
  const mine = seatToken(HERE, platform);
  expect(seatToken({ ...HERE, server: "https://elsewhere.example.org" }, platform)).not.toBe(mine);
  expect(seatToken({ ...HERE, code: "ACDE-FGHJ-2346" }, platform)).not.toBe(mine);
});

test("a token that was spoilt is replaced", () => {
  const platform = defaultPlatform();
  const storage = { ...platform.storage, get: () => "spoilt" };
  expect(token.safeParse(seatToken(HERE, { ...platform, storage })).success).toBe(true);
});
