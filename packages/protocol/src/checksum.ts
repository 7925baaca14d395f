import type { GameName, Games } from "@buck/engine";
import { seated } from "./seating.ts";

/** Seats tell who sits where and who is here, and they change without the game. */
const NOBODY = { nameAt: () => "", isHere: () => false };

/**
 * A short checksum of a public view: two that differ hardly ever have the same. A view has its fields in the same
 * order wherever it comes from, so its JSON is the same text for everybody.
 */
export function checksumOf(view: Games[GameName]["view"]): string {
  return fnv1a(JSON.stringify(seated(view, NOBODY)));
}

/** FNV-1a in 32 bits, of a text of ASCII letters. */
export function fnv1a(text: string): string {
  // As a signed number: V8 keeps others as fractions.
  let bits = 0x811c9dc5 | 0;
  const { length } = text;
  for (let index = 0; index < length; index += 1) {
    bits = Math.imul(bits ^ text.charCodeAt(index), 0x01000193);
  }
  return (bits >>> 0).toString(16).padStart(8, "0");
}
