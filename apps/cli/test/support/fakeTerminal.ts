import { PLAIN_STYLE } from "../../src/terminal/style.ts";
import type { TerminalStyle } from "../../src/terminal/style.ts";
import type { Screen, ScreenHandlers, Terminal } from "../../src/terminal/terminal.ts";
import { EXIT, Stop } from "../../src/terminal/stop.ts";

export interface FakeOptions {
  readonly style?: TerminalStyle;
  readonly columns?: number;
  readonly rows?: number;
  readonly isInteractive?: boolean;
  readonly canRedraw?: boolean;
}

/** A terminal in memory: `answer` sees each prompt and says what is typed, null when the input is over. */
export class FakeTerminal implements Terminal {
  readonly style: TerminalStyle;
  readonly isInteractive: boolean;
  readonly canRedraw: boolean;
  written = "";
  drawn: readonly string[] = [];
  keys: ScreenHandlers | null = null;
  readonly #size: { readonly columns: number; readonly rows: number };
  readonly #answer: (prompt: string) => string | null;

  constructor(answer: (prompt: string) => string | null, options: FakeOptions = {}) {
    const {
      style = PLAIN_STYLE,
      columns = 80,
      rows = 24,
      isInteractive = false,
      canRedraw = isInteractive,
    } = options;
    this.#answer = answer;
    this.style = style;
    this.isInteractive = isInteractive;
    this.canRedraw = canRedraw;
    this.#size = { columns, rows };
  }

  size() {
    return this.#size;
  }

  write(text: string): void {
    this.written += text;
  }

  ask(prompt: string): Promise<string | null> {
    this.write(prompt);
    const typed = this.#answer(prompt);
    if (typed === null) return Promise.reject(new Stop(EXIT.inputEnded, "The input ended."));
    this.write(`${typed}\n`);
    return Promise.resolve(typed);
  }

  openScreen(handlers: ScreenHandlers): Screen {
    this.keys = handlers;
    return {
      draw: (lines) => {
        this.drawn = lines;
      },
      close: () => {
        this.keys = null;
      },
    };
  }

  setFarewell(): void {}
}

/** Types these lines one after the other. */
export function typing(...lines: readonly string[]): (prompt: string) => string | null {
  const rest = [...lines];
  return () => rest.shift() ?? null;
}
