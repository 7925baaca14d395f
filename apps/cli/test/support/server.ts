import { spawn } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "vite";

const SERVER = fileURLToPath(new URL("../../../server", import.meta.url));
/** Below the server, so that it finds its dependencies from there. */
const BUILT = `node_modules/.cache/terminal-test/${process.env["VITEST_POOL_ID"] ?? "0"}`;

/** Builds the server with a faster clock. */
export async function buildServer(): Promise<void> {
  await build({
    root: SERVER,
    logLevel: "warn",
    build: { ssr: "test/fastServer.ts", outDir: BUILT, emptyOutDir: true },
  });
}

/** The real server, in a process of its own, with a database that lives as long as the test. */
export class TestServer {
  readonly folder = mkdtempSync(join(tmpdir(), "buck-live-"));
  url = "";
  readonly #speed: string;
  #child: ChildProcess | null = null;

  /** `speed` is how many times as fast as for people the time of a table passes. */
  constructor(speed: number) {
    this.#speed = String(speed);
  }

  /** Starts it; after a kill on the same port and with the same tables. */
  async open(): Promise<void> {
    const child = spawn(process.execPath, [join(BUILT, "fastServer.js"), this.#speed], {
      cwd: SERVER,
      env: {
        PATH: process.env["PATH"] ?? "",
        HOST: "127.0.0.1",
        PORT: this.url === "" ? "0" : new URL(this.url).port,
        DATA_DIR: this.folder,
        LOG_LEVEL: "fatal",
      },
      stdio: ["ignore", "pipe", "inherit"],
    });
    this.#child = child;
    let output = "";
    while (this.url === "" || !output.includes("open at")) {
      const [chunk]: unknown[] = await once(child.stdout, "data");
      output += String(chunk);
      const port = /open at http:\/\/[\w.]+:(\d+)/.exec(output)?.[1];
      if (port !== undefined) this.url = `http://127.0.0.1:${port}`;
    }
  }

  /** Ends the process without warning. */
  async kill(): Promise<void> {
    if (this.#child === null) return;
    const closed = once(this.#child, "close");
    this.#child.kill("SIGKILL");
    await closed;
    this.#child = null;
  }

  async remove(): Promise<void> {
    await this.kill();
    rmSync(this.folder, { recursive: true });
  }
}
