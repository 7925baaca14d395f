/** One sentence of the log; `who` is set in bold before the rest. */
export interface LogLine {
  readonly who: string | null;
  readonly text: string;
}

/** The whole sentence, for a screen reader. */
export function spokenLine({ who, text }: LogLine): string {
  return who === null ? text : `${who} ${text}`;
}
