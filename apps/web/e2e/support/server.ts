import { spawn } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import type { Start } from "./builds.ts";

const OPEN = /open at (?<url>http:\/\/\S+:(?<port>\d+))/;

/** A built server in a process of its own, with a database of its own. */
export class Server {
  readonly #start: Start;
  readonly #data: string;
  #child: ChildProcess;
  readonly url: string;

  private constructor(start: Start, data: string, child: ChildProcess, url: string) {
    this.#start = start;
    this.#data = data;
    this.#child = child;
    this.url = url;
  }

  static async start(start: Start): Promise<Server> {
    const data = await mkdtemp(join(tmpdir(), "buck-e2e-"));
    const { child, url } = await run(start, data, "0");
    return new Server(start, data, child, url);
  }

  /** Gone between two instructions, as by a power cut. */
  async kill(): Promise<void> {
    this.#child.kill("SIGKILL");
    await ended(this.#child);
  }

  /** The same address and the same database in a new process. */
  async startAgain(): Promise<void> {
    this.#child = (await run(this.#start, this.#data, new URL(this.url).port)).child;
  }

  async stop(): Promise<void> {
    this.#child.kill("SIGTERM");
    await ended(this.#child);
    await rm(this.#data, { recursive: true, force: true });
  }
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode === null && child.signalCode === null) await once(child, "exit");
}

async function run(start: Start, data: string, port: string): Promise<{ child: ChildProcess; url: string }> {
  const child = spawn(process.execPath, [start.entry, ...start.args], {
    env: { ...process.env, DATA_DIR: data, HOST: "127.0.0.1", PORT: port, LOG_LEVEL: "warn", ...start.env },
    stdio: ["ignore", "pipe", "inherit"],
  });
  for await (const line of createInterface(child.stdout)) {
    const url = OPEN.exec(line)?.groups?.["url"];
    if (url !== undefined) return { child, url };
  }
  throw new Error("The server ended before it was open");
}
