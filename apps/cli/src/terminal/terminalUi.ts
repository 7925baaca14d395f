import type { Board } from "../table/board.ts";
import type { TableQuestion } from "../table/tableQuestion.ts";

/** The table now, and the lines for what happened since the last update. */
export interface TableUpdate {
  readonly board: Board;
  readonly lines: readonly string[];
  /** The person has not seen what led here, so a line-by-line UI describes the table. */
  readonly isFresh?: boolean;
  /** The person may ask for a hint now. */
  readonly canHint?: boolean;
}

/** Shows a table to one person and asks for decisions: on a whole screen, or line by line. */
export interface TerminalUi {
  /** Rejects when the person wants to leave. */
  readonly left: Promise<never>;
  show(scene: TableUpdate): void;
  /** Resolves with null when the signal aborts. */
  ask<Action>(question: TableQuestion<Action>, signal?: AbortSignal): Promise<Action | null>;
  /** Shows a sentence that is not part of the game. */
  showNotice(sentence: string): void;
  close(): void;
}

export interface UiOptions {
  /** Receives chat messages; left out where the table has no chat. */
  readonly onTalk?: (text: string) => void;
  /** Called when the person asks for a hint. */
  readonly onHint?: () => void;
  /** The last message shown to a person who leaves. */
  readonly goodbye?: string;
}
