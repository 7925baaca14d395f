import { createInterface } from "node:readline";
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

export interface Streams {
  readonly input: ReadStream;
  readonly output: WriteStream;
}

/** The terminal this process was started from. Whatever happens, it is left as it was found. */
export class NodeTerminal implements Terminal {
  readonly look: Look;
  readonly isInteractive: boolean;
  readonly #input: ReadStream;
  readonly #output: WriteStream;
  readonly #lines = new LineQueue();
  #reader: Interface | null = null;
  #leaveScreen: (() => void) | null = null;
  #farewell = "";

  constructor({ input, output }: Streams, look: Look) {
    this.look = look;
    this.#input = input;
    this.#output = output;
    this.isInteractive = input.isTTY && output.isTTY;
    // A reader that went away, such as `head`, is no reason for a stack trace.
    output.on("error", () => process.exit(EXIT.done));
    process.on("exit", () => this.#leaveScreen?.());
    for (const [signal, code] of SIGNALS) process.on(signal, () => this.#interrupt(code));
  }

  size(): Size {
    const { columns, rows } = this.#output;
    return { columns: columns || DEFAULT_SIZE.columns, rows: rows || DEFAULT_SIZE.rows };
  }

  write(text: string): void {
    this.#output.write(text);
  }

  setFarewell(sentence: string): void {
    this.#farewell = sentence;
  }

  async ask(prompt: string, signal?: AbortSignal): Promise<string | null> {
    const reader = (this.#reader ??= this.#openReader());
    reader.setPrompt(prompt);
    reader.prompt();
    const line = await this.#lines.next(signal);
    if (line === null && this.#lines.hasEnded) {
      this.write("\n");
      throw new Stop(EXIT.inputEnded, "The input ended before the game did.");
    }
    // A pipe does not echo what it carries: without this the answers would be missing from the transcript.
    if (line !== null && !this.isInteractive) this.write(`${line}\n`);
    return line;
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
