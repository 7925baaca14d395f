import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { build, type Plugin } from "vite";

const APP = fileURLToPath(new URL("../../", import.meta.url));
/** Workers run at the same time, and each builds for itself. */
const BUILT = `node_modules/.cache/process-test/${process.env["VITEST_POOL_ID"] ?? "0"}`;
const SPEED = "10";

/** Files of tests share their worker's build. */
let built: Promise<void> | null = null;

/** Builds the server as `pnpm build` does, beside the real build, and with a faster clock beside that. */
export function buildServer(): Promise<void> {
  built ??= buildInPlace([]);
  return built;
}

/** The same, changed by plugins, in its place: whoever wants the server as it is builds it again. */
export async function buildServerWith(...plugins: readonly Plugin[]): Promise<void> {
  built = null;
  await buildInPlace(plugins);
}

async function buildInPlace(plugins: readonly Plugin[]): Promise<void> {
  const input = { main: "src/main.ts", fastServer: "test/fastServer.ts" };
  await build({
    root: APP,
    logLevel: "warn",
    plugins: [...plugins],
    build: { ssr: true, outDir: BUILT, emptyOutDir: true, rolldownOptions: { input } },
  });
}

/** A file of that build. */
export function builtFile(name: string): URL {
  return new URL(`../../${BUILT}/${name}`, import.meta.url);
}

export interface Ended {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
  readonly output: string;
}

export interface ServerProcess {
  readonly child: ChildProcess;
  readonly ended: Promise<Ended>;
  /** What it has printed until now. */
  output(): string;
}

/** The built server, in a process of its own. */
export function runServer(env: Record<string, string>, ...args: string[]): ServerProcess {
  return run("main.js", env, args);
}

/** The same with a faster clock, for games that would take long. */
export function runFastServer(env: Record<string, string>): ServerProcess {
  return run("fastServer.js", env, [SPEED]);
}

/** The built server, with room for so many kilobytes in each file: a disk that is full soon. */
export function runCrampedServer(env: Record<string, string>, kilobytes: number): ServerProcess {
  const shell = ["bash", "-c", `trap "" XFSZ; ulimit -f ${kilobytes}; exec "$@"`, "bash"];
  return run("main.js", env, [], shell);
}

function run(
  entry: string,
  env: Record<string, string>,
  args: readonly string[],
  shell: readonly string[] = [],
): ServerProcess {
  const [program = "", ...rest] = [...shell, process.execPath, `${BUILT}/${entry}`, ...args];
  const child = spawn(program, rest, {
    cwd: APP,
    env: { PATH: process.env["PATH"] ?? "", ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  child.stdout.on("data", (chunk) => (output += String(chunk)));
  child.stderr.on("data", (chunk) => (output += String(chunk)));
  const ended = once(child, "close").then(([code, signal]) => ({ code, signal, output }));
  return { child, ended, output: () => output };
}

/** Resolves with the address once the server says that it is open. */
export async function whenOpen(server: ServerProcess): Promise<string> {
  for (;;) {
    const port = /open at http:\/\/[\w.]+:(\d+)/.exec(server.output())?.[1];
    if (port !== undefined) return `http://127.0.0.1:${port}`;
    const next = await Promise.race([once(server.child.stdout ?? server.child, "data"), server.ended]);
    if ("output" in next) throw new Error(`the server ended: ${next.output}`);
  }
}
