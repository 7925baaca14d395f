import { COLORS, FACES } from "./limits.ts";
import type { Look } from "./table.ts";

/** How somebody who has chosen nothing is drawn, the same on every screen. */
export function lookByName(name: string): Look {
  const number = numberOf(name);
  return {
    face: FACES[number % FACES.length] ?? "cat",
    color: COLORS[Math.floor(number / FACES.length) % COLORS.length] ?? "sky",
  };
}

const OFFSET = 0x811c9dc5;
const PRIME = 0x01000193;
const SPREAD = 0x85ebca6b;

/** FNV-1a with its high bits stirred into the low ones: short names that differ little get looks that differ much. */
function numberOf(name: string): number {
  let hash = OFFSET;
  for (const letter of name.toLowerCase()) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), PRIME);
  return (Math.imul(hash ^ (hash >>> 15), SPREAD) >>> 13) | 0;
}
