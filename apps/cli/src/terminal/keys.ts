import type { Key as KeyPress } from "node:readline";

/** A printable character, or the name of another key such as "enter", "escape" or "left". */
export type Key = string;

/** Both are Enter to people; terminals send the one or the other. */
const ENTER = new Set(["return", "enter"]);

/** The key of a keypress event of node:readline; null for keys that have no name and no character. */
export function keyOf(typed: string | undefined, { name, ctrl = false, meta = false }: KeyPress): Key | null {
  if (ctrl) return name === undefined ? null : `ctrl-${name}`;
  // Escape alone looks like the beginning of an Alt key.
  if (meta) return name === "escape" ? name : null;
  if (name !== undefined && ENTER.has(name)) return "enter";
  return typed !== undefined && isPrintable(typed) ? typed : (name ?? null);
}

export function isPrintable(key: Key): boolean {
  return /^[^\p{Cc}]$/u.test(key);
}
