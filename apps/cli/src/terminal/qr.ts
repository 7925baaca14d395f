import { encode, renderUnicodeCompact } from "uqr";
import type { TerminalStyle } from "./style.ts";

/** The lines of a QR code; none where the terminal is too narrow. */
export function drawQr(text: string, { symbols }: TerminalStyle, columns: number): readonly string[] {
  const lines = symbols ? renderUnicodeCompact(text, { border: 2 }).split("\n") : plainQr(text);
  return lines.every((line) => line.length <= columns) ? lines : [];
}

/** Two characters for each module make it square. It is light on dark, which cameras read, too. */
function plainQr(text: string): readonly string[] {
  return encode(text, { border: 2 }).data.map((row) => row.map((isDark) => (isDark ? "  " : "##")).join(""));
}
