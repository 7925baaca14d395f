import type { GameName, Games } from "@buck/engine";
import { publicText } from "./publicText.ts";

/** A short checksum of a public view: two that differ hardly ever have the same. */
export function checksumOf<Name extends GameName>(game: Name, view: Games[Name]["view"]): string {
  return fnv1a(publicText(game, view));
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
