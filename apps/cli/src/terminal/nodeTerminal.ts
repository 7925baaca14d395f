import { clearScreenDown, createInterface, cursorTo, emitKeypressEvents, moveCursor } from "node:readline";
import type { Interface, Key as KeyPress } from "node:readline";
import type { ReadStream, WriteStream } from "node:tty";
import { keyOf } from "./terminal.ts";
import { EXIT, Stop } from "./stop.ts";
import type { TerminalStyle } from "./style.ts";
import type { Screen, ScreenHandlers, Size, Terminal } from "./terminal.ts";

const ENTER_SCREEN = "\u001B[?1049h\u001B[?25l\u001B[H";
const LEAVE_SCREEN = "\u001B[?25h\u001B[?1049l";
const TOP_LEFT = "\u001B[H";
const CLEAR_TO_END_OF_LINE = "\u001B[K";
const CLEAR_BELOW = "\u001B[J";
/** Each with the exit code that shells use for it. */
const SIGNALS = [
  ["SIGINT", EXIT.interrupted],
  ["SIGTERM", 143],
  ["SIGHUP", 129],
] as const;
const DEFAULT_SIZE: Size = { columns: 80, rows: 24 };

interface NodeTerminalOptions {
  readonly input: ReadStream;
  readonly output: WriteStream;
  readonly style: TerminalStyle;
  /** The terminal cannot move the cursor, like an editor's shell. */
  readonly isDumb: boolean;
}

/** The terminal of this process. It is restored however the program ends. */
export class NodeTerminal implements Terminal {
  readonly style: TerminalStyle;
  readonly isInteractive: boolean;
  readonly canRedraw: boolean;
  readonly #input: ReadStream;
  readonly #output: WriteStream;
  readonly #lines = new LineQueue();
  #reader: Interface | null = null;
  #leaveScreen: (() => void) | null = null;
  #isAsking = false;
  #farewell = "";

  constructor({ input, output, style, isDumb }: NodeTerminalOptions) {
    this.style = style;
    this.#input = input;
    this.#output = output;
    this.isInteractive = input.isTTY && output.isTTY;
    this.canRedraw = this.isInteractive && !isDumb;
    process.on("exit", () => this.#leaveScreen?.());
    for (const [signal, code] of SIGNALS) process.on(signal, () => this.#interrupt(code));
  }

  size(): Size {
    const { columns, rows } = this.#output;
    return { columns: columns || DEFAULT_SIZE.columns, rows: rows || DEFAULT_SIZE.rows };
  }

  write(text: string): void {
    if (!this.#isAsking || this.#reader === null) return void this.#output.write(text);
    this.#leavePrompt();
    this.#output.write(`${text}${this.#reader.getPrompt()}${this.#reader.line}`);
  }

  setFarewell(sentence: string): void {
    this.#farewell = sentence;
  }

  async ask(prompt: string, signal?: AbortSignal): Promise<string | null> {
    const reader = (this.#reader ??= this.#openReader());
    // A line typed before this question may have been meant for one that was aborted.
    if (signal !== undefined && this.isInteractive) this.#lines.forget();
    reader.setPrompt(prompt);
    reader.prompt();
    this.#isAsking = true;
    const line = await this.#lines.next(signal);
    this.#isAsking = false;
    if (line === null) return this.#unanswered(reader);
    // A pipe does not echo: without this the transcript would lack the answers.
    if (!this.isInteractive) this.write(`${line}\n`);
    return line;
  }

  #unanswered(reader: Interface): null {
    if (this.#lines.hasEnded) {
      this.write("\n");
      throw new Stop(EXIT.inputEnded, "The input ended before the game did.");
    }
    // Removes what was typed so far: it must not become part of the next answer.
    if (this.canRedraw) reader.write(null, { ctrl: true, name: "u" });
    this.#leavePrompt();
    return null;
  }

  /** Moves to an empty line: over the prompt, or below it where the cursor cannot move up. */
  #leavePrompt(): void {
    if (!this.canRedraw) return void this.#output.write("\n");
    moveCursor(this.#output, 0, -(this.#reader?.getCursorPos().rows ?? 0));
    cursorTo(this.#output, 0);
    clearScreenDown(this.#output);
  }

  #openReader(): Interface {
    const reader = createInterface({
      input: this.#input,
      output: this.#output,
      terminal: this.isInteractive,
      historySize: 0,
    });
    reader.on("line", (line) => this.#lines.push(line));
    reader.on("SIGINT", () => this.#interrupt(EXIT.interrupted));
    reader.on("close", () => this.#lines.end());
    return reader;
  }

  openScreen({ onKey, onResize }: ScreenHandlers): Screen {
    this.#closeReader();
    const onKeypress = (typed: string | undefined, press: KeyPress) => {
      const key = keyOf(typed, press);
      if (key === "ctrl-c") this.#interrupt(EXIT.interrupted);
      if (key !== null) onKey(key);
    };
    emitKeypressEvents(this.#input);
    this.#input.setRawMode(true);
    this.#input.on("keypress", onKeypress);
    this.#input.resume();
    this.#output.on("resize", onResize);
    this.write(ENTER_SCREEN);
    const close = () => {
      this.#leaveScreen = null;
      this.#input.off("keypress", onKeypress);
      this.#output.off("resize", onResize);
      this.#input.setRawMode(false);
      this.#input.pause();
      this.write(LEAVE_SCREEN);
    };
    this.#leaveScreen = close;
    return {
      draw: (lines) => this.write(frame(lines.slice(0, this.size().rows))),
      close: () => this.#leaveScreen?.(),
    };
  }

  /** Restores the terminal and closes the reader, which would keep the process alive. */
  close(): void {
    this.#leaveScreen?.();
    this.#closeReader();
    this.#input.pause();
  }

  #closeReader(): void {
    this.#reader?.removeAllListeners("close");
    this.#reader?.close();
    this.#reader = null;
  }

  #interrupt(code: number): never {
    // In a pipe a line is begun only by a question: every line that a program reads must be whole.
    const isMidLine = this.isInteractive || this.#isAsking;
    this.close();
    this.write(`${isMidLine ? "\n" : ""}${this.#farewell === "" ? "" : `${this.#farewell}\n`}`);
    process.exit(code);
  }
}

function frame(lines: readonly string[]): string {
  return TOP_LEFT + lines.map((line) => line + CLEAR_TO_END_OF_LINE).join("\r\n") + CLEAR_BELOW;
}

/** Keeps lines that arrive between two questions, so that none is lost. */
export class LineQueue {
  readonly #lines: string[] = [];
  readonly #waiting: ((line: string | null) => void)[] = [];
  #ended = false;

  push(line: string): void {
    const waiting = this.#waiting.shift();
    if (waiting === undefined) this.#lines.push(line);
    else waiting(line);
  }

  /** No more lines will come. */
  end(): void {
    this.#ended = true;
    for (const waiting of this.#waiting.splice(0)) waiting(null);
  }

  /** The next line; null at the end of input and when the signal aborts. */
  next(signal?: AbortSignal): Promise<string | null> {
    const line = this.#lines.shift();
    if (line !== undefined) return Promise.resolve(line);
    if (this.#ended || signal?.aborted === true) return Promise.resolve(null);
    return new Promise((resolve) => {
      this.#waiting.push(resolve);
      signal?.addEventListener("abort", () => this.#callOff(resolve), { once: true });
    });
  }

  /** Drops the lines that nobody has asked for yet. */
  forget(): void {
    this.#lines.length = 0;
  }

  get hasEnded(): boolean {
    return this.#ended && this.#lines.length === 0;
  }

  #callOff(resolve: (line: string | null) => void): void {
    const index = this.#waiting.indexOf(resolve);
    if (index === -1) return;
    this.#waiting.splice(index, 1);
    resolve(null);
  }
}
