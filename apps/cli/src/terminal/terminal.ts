import type { Key } from "./keys.ts";
import type { TerminalStyle } from "./style.ts";

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
