import type { Note } from "../terminal/progress.ts";
import type { Terminal } from "../terminal/terminal.ts";

/** What every command gets from its process or test. */
export interface Context {
  /** Opens the terminal once the options are known. */
  readonly terminal: (options: { readonly plain?: boolean }) => Terminal;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Standard error: progress and error messages. */
  readonly note: Note;
}
