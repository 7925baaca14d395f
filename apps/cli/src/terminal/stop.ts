/** Exit codes, documented in docs/terminal.md. */
export const EXIT = {
  done: 0,
  failed: 1,
  usage: 2,
  badFile: 3,
  inputEnded: 4,
  connection: 5,
  interrupted: 130,
} as const;

export type ExitCode = (typeof EXIT)[keyof typeof EXIT];

/** Thrown to end the program with a sentence for people and an exit code. */
export class Stop extends Error {
  readonly exitCode: ExitCode;

  constructor(exitCode: ExitCode, sentence: string) {
    super(sentence);
    this.exitCode = exitCode;
  }
}
