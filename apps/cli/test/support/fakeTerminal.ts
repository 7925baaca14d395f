import { PLAIN_LOOK } from "../../src/terminal/look.ts";
import type { Look } from "../../src/terminal/look.ts";
import type { Screen, ScreenHandlers, Terminal } from "../../src/terminal/terminal.ts";
import { EXIT, Stop } from "../../src/stop.ts";

export interface FakeOptions {
  readonly look?: Look;
  readonly columns?: number;
  readonly rows?: number;
  readonly isInteractive?: boolean;
  readonly canRedraw?: boolean;
}

/** A terminal in memory: `answer` sees each prompt and says what is typed, null when the input is over. */
export class FakeTerminal implements Terminal {
  readonly look: Look;
  readonly isInteractive: boolean;
  readonly canRedraw: boolean;
  written = "";
  drawn: readonly string[] = [];
  keys: ScreenHandlers | null = null;
  readonly #size: { readonly columns: number; readonly rows: number };
  readonly #answer: (prompt: string) => string | null;

  constructor(answer: (prompt: string) => string | null, options: FakeOptions = {}) {
    const {
      look = PLAIN_LOOK,
      columns = 80,
      rows = 24,
      isInteractive = false,
      canRedraw = isInteractive,
    } = options;
    this.#answer = answer;
    this.look = look;
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
