import { dealKey, sealSecret, toHex } from "@buck/records";
import { expect, test } from "vitest";
import { deviceHash } from "./deviceHash.ts";

const secret = Uint8Array.from({ length: 32 }, (_, index) => index);
const opened = ([0, 1, 2, 3] as const).map((seat) => ({ seat, part: new Uint8Array(16).fill(0xa0 + seat) }));

test.each([
  ["Web Crypto", () => deviceHash()],
  ["the library, on pages without Web Crypto", () => deviceHash(null)],
])("%s gives the published seal and key", async (_, makeHash) => {
  const hash = await makeHash();
  expect(toHex(await sealSecret(hash, "demo-game", secret))).toBe(
    "bf19f7b7b2b96e28f5769ad581624d6e84f54bcfbf4561d24a18537b63e6ad0e",
  );
  expect(toHex(await dealKey(hash, { gameId: "demo-game", hand: 1 }, { secret, opened }))).toBe(
    "8d86fbc75959f6172203979364cf4264d7ae9264990f6b25b08ce9da4f2bd5fe",
  );
});
