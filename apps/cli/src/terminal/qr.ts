import { encode, renderUnicodeCompact } from "uqr";
import type { Look } from "./look.ts";

/** A QR code, where there is room for it; nothing where not. */
export function drawQr(text: string, { symbols }: Look, columns: number): readonly string[] {
  const lines = symbols ? renderUnicodeCompact(text, { border: 2 }).split("\n") : plainQr(text);
  return lines.every((line) => line.length <= columns) ? lines : [];
}

/** Two characters for each module make it square. Light on dark, like the other: cameras read both ways. */
function plainQr(text: string): readonly string[] {
  return encode(text, { border: 2 }).data.map((row) => row.map((isDark) => (isDark ? "  " : "##")).join(""));
}
