import { spawn } from "node:child_process";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "vite";

export const PACKAGE = fileURLToPath(new URL("../..", import.meta.url));
export const PACK = fileURLToPath(new URL("../../pack.txt", import.meta.url));
/** Workers run at the same time, and each builds for itself. */
const BUILT = `node_modules/.cache/program-test/${process.env["VITEST_POOL_ID"] ?? "0"}`;
/** The built program: from its source it would need ten times as long to start. */
export const PROGRAM = join(PACKAGE, BUILT, "main.js");

/** Files of tests share their worker's build. */
let built: Promise<unknown> | null = null;

/** Builds the program as `pnpm build` does, beside the real build. */
export async function buildProgram(): Promise<void> {
  built ??= build({
    root: PACKAGE,
    logLevel: "warn",
    build: { ssr: "src/main.ts", outDir: BUILT, emptyOutDir: true },
  });
  await built;
}

export interface Ended {
  readonly exitCode: number | null;
  readonly out: string;
  readonly err: string;
}

type Environment = Readonly<Record<string, string>>;

function start(args: readonly string[], env: Environment = {}) {
  return spawn(process.execPath, [PROGRAM, ...args], {
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
  child.stdin.on("error", () => {});
  child.stdin.end(input);
  return endOf(child);
}

/** Runs the program, and stops it as soon as it is `ready`. */
export async function runAndStop(args: readonly string[], ready: Promise<unknown>): Promise<Ended> {
  const child = start(args);
  const ended = endOf(child);
  await ready;
  child.kill("SIGTERM");
  return ended;
}

function endOf(child: ReturnType<typeof start>): Promise<Ended> {
  let out = "";
  let err = "";
  child.stdout.setEncoding("utf8").on("data", (text: string) => (out += text));
  child.stderr.setEncoding("utf8").on("data", (text: string) => (err += text));
  return new Promise((resolve) => {
    child.on("close", (exitCode) => resolve({ exitCode, out, err }));
  });
}
