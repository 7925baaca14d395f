import type { Note } from "./terminal/progress.ts";
import type { Terminal } from "./terminal/terminal.ts";

/** What every command gets from the outside. */
export interface Context {
  /** Opens the terminal once it is known how it should look. */
  readonly terminal: (options: { readonly plain?: boolean }) => Terminal;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** For what is not a command's output: progress. */
  readonly note: Note;
}
