import type { GameName, Games } from "@buck/engine";
import { Fnv1a } from "./fnv1a.ts";
import { addPublicText } from "./publicText.ts";

/** A short checksum of a public view: two that differ hardly ever have the same. */
export function checksumOf<Name extends GameName>(game: Name, view: Games[Name]["view"]): string {
  const sum = new Fnv1a();
  addPublicText(sum, game, view);
  return sum.hex;
}
