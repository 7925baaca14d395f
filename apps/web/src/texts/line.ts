/** One sentence of the log; where it begins with `who`, that is set in bold. */
export interface LogLine {
  readonly who: string | null;
  readonly text: string;
}
