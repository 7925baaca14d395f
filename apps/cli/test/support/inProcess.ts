import { run } from "../../src/program.ts";
import { FakeTerminal } from "./fakeTerminal.ts";
import type { FakeOptions } from "./fakeTerminal.ts";

export interface Ran {
  readonly exitCode: number;
  readonly out: string;
  readonly err: string;
}

/** Runs a command without a process: the same program with a terminal in memory. */
export async function runInProcess(
  args: readonly string[],
  answer: (prompt: string) => string | null = () => null,
  options: FakeOptions = {},
): Promise<Ran> {
  const terminal = new FakeTerminal(answer, options);
  let err = "";
  const note = {
    isTerminal: false,
    write: (text: string) => {
      err += text;
    },
  };
  const exitCode = await run(args, { terminal: () => terminal, env: {}, note });
  return { exitCode, out: terminal.written, err };
}
