import { clearScreenDown, createInterface, cursorTo, moveCursor } from "node:readline";
import type { Interface } from "node:readline";
import type { ReadStream, WriteStream } from "node:tty";
import { EXIT, Stop } from "../stop.ts";
import { parseKeys } from "./keys.ts";
import { LineQueue } from "./lineQueue.ts";
import type { Look } from "./look.ts";
import type { Screen, ScreenHandlers, Size, Terminal } from "./terminal.ts";

const ENTER_SCREEN = "\u001B[?1049h\u001B[?25l\u001B[H";
const LEAVE_SCREEN = "\u001B[?25h\u001B[?1049l";
const TOP_LEFT = "\u001B[H";
const CLEAR_TO_END_OF_LINE = "\u001B[K";
const CLEAR_BELOW = "\u001B[J";
/** With the codes that shells give to programs ended by them. */
const SIGNALS = [
  ["SIGINT", EXIT.interrupted],
  ["SIGTERM", 143],
  ["SIGHUP", 129],
] as const;
const DEFAULT_SIZE: Size = { columns: 80, rows: 24 };

export interface NodeTerminalOptions {
  readonly input: ReadStream;
  readonly output: WriteStream;
  readonly look: Look;
  /** A terminal that only knows lines, such as an editor's shell. */
  readonly isDumb: boolean;
}

/** The terminal this process was started from. Whatever happens, it is left as it was found. */
export class NodeTerminal implements Terminal {
  readonly look: Look;
  readonly isInteractive: boolean;
  readonly canRedraw: boolean;
  readonly #input: ReadStream;
  readonly #output: WriteStream;
  readonly #lines = new LineQueue();
  #reader: Interface | null = null;
  #leaveScreen: (() => void) | null = null;
  #isAsking = false;
  #farewell = "";

  constructor({ input, output, look, isDumb }: NodeTerminalOptions) {
    this.look = look;
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
    // Where questions are called off, a line typed before this one was meant for another.
    if (signal !== undefined && this.isInteractive) this.#lines.forget();
    reader.setPrompt(prompt);
    reader.prompt();
    this.#isAsking = true;
    const line = await this.#lines.next(signal);
    this.#isAsking = false;
    if (line === null) return this.#unanswered(reader);
    // A pipe does not echo what it carries: without this the answers would be missing from the transcript.
    if (!this.isInteractive) this.write(`${line}\n`);
    return line;
  }

  #unanswered(reader: Interface): null {
    if (this.#lines.hasEnded) {
      this.write("\n");
      throw new Stop(EXIT.inputEnded, "The input ended before the game did.");
    }
    // Half an answer to a question that is off is no answer to the next one.
    if (this.canRedraw) reader.write(null, { ctrl: true, name: "u" });
    this.#leavePrompt();
    return null;
  }

  /** To the beginning of a line of its own: over the prompt, or below it where nothing can be drawn over. */
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
    const onData = (data: Buffer | string) => {
      for (const key of parseKeys(data.toString())) {
        if (key === "ctrl-c") this.#interrupt(EXIT.interrupted);
        onKey(key);
      }
    };
    this.#input.setRawMode(true);
    this.#input.on("data", onData);
    this.#input.resume();
    this.#output.on("resize", onResize);
    this.write(ENTER_SCREEN);
    const close = () => {
      this.#leaveScreen = null;
      this.#input.off("data", onData);
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

  /** Puts the terminal back and lets the process end: an open reader would keep it alive. */
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
    this.close();
    this.write(this.#farewell === "" ? "\n" : `\n${this.#farewell}\n`);
    process.exit(code);
  }
}

function frame(lines: readonly string[]): string {
  return TOP_LEFT + lines.map((line) => line + CLEAR_TO_END_OF_LINE).join("\r\n") + CLEAR_BELOW;
}
