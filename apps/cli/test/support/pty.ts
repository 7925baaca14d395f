import { spawn } from "@lydell/node-pty";
import { stripVTControlCharacters } from "node:util";
import { PACKAGE, PROGRAM } from "./process.ts";

export interface PtyOptions {
  readonly columns?: number;
  readonly rows?: number;
  readonly env?: Readonly<Record<string, string>>;
}

/** When nothing more is drawn for so long, what is waited for will never be. */
const STILL_MS = 20_000;

/** The program in a pseudo-terminal. */
export class Pty {
  output = "";
  readonly exited: Promise<number>;
  readonly #terminal: ReturnType<typeof spawn>;
  #seen = 0;
  readonly #waiting = new Set<() => void>();

  constructor(args: readonly string[], { columns = 80, rows = 24, env = {} }: PtyOptions = {}) {
    this.#terminal = spawn(process.execPath, [PROGRAM, ...args], {
      cols: columns,
      rows,
      cwd: PACKAGE,
      env: { ...process.env, TERM: "xterm-256color", LANG: "C.UTF-8", LC_ALL: "", NO_COLOR: "", ...env },
    });
    this.#terminal.onData((data) => {
      this.output += data;
      for (const look of this.#waiting) look();
    });
    this.exited = new Promise((resolve) => {
      this.#terminal.onExit(({ exitCode }) => resolve(exitCode));
    });
  }

  /** The screen since it was last drawn from the top. */
  get screen(): string {
    return stripVTControlCharacters(this.output.slice(this.#from()));
  }

  /** From now on `screen` has only what is drawn after this. */
  ignoreScreen(): void {
    this.#seen = this.output.length;
  }

  #from(): number {
    return Math.max(this.#seen, this.output.lastIndexOf("\u001B[H"));
  }

  press(keys: string): void {
    this.#terminal.write(keys);
  }

  resize(columns: number, rows: number): void {
    this.#terminal.resize(columns, rows);
  }

  /** Resolves as soon as the screen shows it. */
  shows(wanted: RegExp): Promise<void> {
    return this.#until(wanted, () => wanted.test(this.screen));
  }

  /** Resolves as soon as it has been on the screen at all, also before this call. */
  sees(wanted: RegExp): Promise<void> {
    return this.#until(wanted, () => this.hasSeen(wanted));
  }

  hasSeen(wanted: RegExp): boolean {
    return wanted.test(stripVTControlCharacters(this.output));
  }

  #until(wanted: RegExp, holds: () => boolean): Promise<void> {
    return new Promise((resolve, reject) => {
      const giveUp = () => {
        this.#waiting.delete(look);
        reject(new Error(`${STILL_MS / 1000} s without ${wanted}; the screen shows:\n${this.screen}`));
      };
      let timer = setTimeout(giveUp, STILL_MS);
      const look = () => {
        clearTimeout(timer);
        if (!holds()) {
          timer = setTimeout(giveUp, STILL_MS);
          return;
        }
        this.#waiting.delete(look);
        resolve();
      };
      this.#waiting.add(look);
      look();
    });
  }

  end(): void {
    this.#terminal.kill("SIGKILL");
  }
}
