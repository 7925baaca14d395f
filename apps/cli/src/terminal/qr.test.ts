import { expect, test } from "vitest";
import { drawQr } from "./qr.ts";

const LINK = "http://192.168.1.20:3000/t/ACDE-FGHJ-2345";

test("a QR code is drawn with symbols, or twice as large without", () => {
  const fine = drawQr(LINK, { color: false, symbols: true }, 80);
  expect(fine.join("\n")).toMatch(/█▀█|▄▄▄/);
  const plain = drawQr(LINK, { color: false, symbols: false }, 80);
  expect(plain.join("")).toMatch(/^[# ]+$/);
  expect(plain[0]).toHaveLength(2 * (fine[0]?.length ?? 0));
});

test("a terminal that is too narrow gets none", () => {
  expect(drawQr(LINK, { color: false, symbols: true }, 20)).toEqual([]);
});
