import type { Terminal } from "./terminal.ts";
import type { TerminalUi, UiOptions } from "./terminalUi.ts";
import { LineUi } from "./lineUi.ts";
import { ScreenUi } from "./screenUi.ts";

export interface OpenUiOptions extends UiOptions {
  /** Questions and answers line by line, also at a terminal. */
  readonly lines?: boolean;
}

export function openUi(terminal: Terminal, options: OpenUiOptions): TerminalUi {
  return usesScreen(terminal, options) ? new ScreenUi(terminal, options) : new LineUi(terminal, options);
}

export function usesScreen({ canRedraw }: Terminal, { lines = false }: OpenUiOptions): boolean {
  return canRedraw && !lines;
}
