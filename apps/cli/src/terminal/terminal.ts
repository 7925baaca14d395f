import type { Key as KeyPress } from "node:readline";
import type { TerminalStyle } from "./style.ts";

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

export interface Size {
  readonly columns: number;
  readonly rows: number;
}

/** A terminal, a pipe, or a fake in tests. */
export interface Terminal {
  readonly style: TerminalStyle;
  /** Input and output are both a terminal. */
  readonly isInteractive: boolean;
  /** Text can be drawn over: not in a pipe and not in a dumb terminal. */
  readonly canRedraw: boolean;
  size(): Size;
  /** Writes whole lines; an open question is repeated below them. */
  write(text: string): void;
  /** Asks for a line; null when the signal aborts. The end of input stops the program. */
  ask(prompt: string, signal?: AbortSignal): Promise<string | null>;
  /** Takes over the whole screen and every key until it is closed; only where it `canRedraw`. */
  openScreen(handlers: ScreenHandlers): Screen;
  /** Sets the sentence that is printed when the program is interrupted. */
  setFarewell(sentence: string): void;
}

export interface ScreenHandlers {
  readonly onKey: (key: Key) => void;
  readonly onResize: () => void;
}

export interface Screen {
  draw(lines: readonly string[]): void;
  close(): void;
}
