import type { Position } from "@buck/engine";
import { COLOURS, FACES } from "@buck/protocol";
import type { Frame, Look } from "@buck/protocol";

/** How somebody is drawn: as they have chosen, else by their name, the same on every screen. */
export function lookOf(name: string, chosen: Look | undefined): Look {
  if (chosen !== undefined) return chosen;
  const number = numberOf(name);
  return {
    face: FACES[number % FACES.length] ?? "cat",
    colour: COLOURS[Math.floor(number / FACES.length) % COLOURS.length] ?? "sky",
  };
}

/** What whoever sits there under this name has chosen. Another may sit there than when something was said. */
export function lookAt(frame: Frame | null, position: Position | null, name: string): Look | undefined {
  const seat = position === null ? undefined : frame?.table.seats[position];
  return seat?.kind === "person" && seat.name === name ? seat.look : undefined;
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
