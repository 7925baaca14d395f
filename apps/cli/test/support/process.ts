import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";

export const PACKAGE = fileURLToPath(new URL("../..", import.meta.url));
export const PACK = fileURLToPath(new URL("../../pack.txt", import.meta.url));
/** Node's own arguments that run the program from its source. */
export const PROGRAM = ["--import", "tsx", fileURLToPath(new URL("../../src/main.ts", import.meta.url))];

export interface Ended {
  readonly exitCode: number | null;
  readonly out: string;
  readonly err: string;
}

type Environment = Readonly<Record<string, string>>;

function start(args: readonly string[], env: Environment = {}) {
  return spawn(process.execPath, [...PROGRAM, ...args], {
    cwd: PACKAGE,
    env: { ...process.env, LANG: "C.UTF-8", LC_ALL: "", FORCE_COLOR: "", NO_COLOR: "", ...env },
  });
}

/** Runs the program into a pipe that nobody reads any more, as with `| head`. */
export function runUnread(args: readonly string[]): Promise<Omit<Ended, "out">> {
  const child = start(args);
  child.stdout.destroy();
  let err = "";
  child.stderr.setEncoding("utf8").on("data", (text: string) => (err += text));
  return new Promise((resolve) => {
    child.on("close", (exitCode) => resolve({ exitCode, err }));
  });
}

/** Runs the program as a shell would, with `input` piped into it. */
export function runProcess(args: readonly string[], input = "", env: Environment = {}): Promise<Ended> {
  const child = start(args, env);
  let out = "";
  let err = "";
  child.stdout.setEncoding("utf8").on("data", (text: string) => (out += text));
  child.stderr.setEncoding("utf8").on("data", (text: string) => (err += text));
  child.stdin.on("error", () => {});
  child.stdin.end(input);
  return new Promise((resolve) => {
    child.on("close", (exitCode) => resolve({ exitCode, out, err }));
  });
}
