import type { Key } from "./keys.ts";
import type { Look } from "./look.ts";

export interface Size {
  readonly columns: number;
  readonly rows: number;
}

/** A place to write to and to read from: a real terminal, a pipe, or a test. */
export interface Terminal {
  readonly look: Look;
  /** Somebody sits here: input and output are both a terminal. */
  readonly isInteractive: boolean;
  /** What was drawn can be drawn over: not so in a pipe, nor at a dumb terminal. */
  readonly canRedraw: boolean;
  size(): Size;
  /** Whole lines; an open question is asked anew below them. */
  write(text: string): void;
  /** One line as an answer; null when the signal called the question off. The end of input stops the program. */
  ask(prompt: string, signal?: AbortSignal): Promise<string | null>;
  /** Takes over the whole screen and every key until it is closed; only where it `canRedraw`. */
  openScreen(handlers: ScreenHandlers): Screen;
  /** A sentence to leave with when the program is interrupted. */
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
