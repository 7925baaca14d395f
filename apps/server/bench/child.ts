import { fork, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { build } from "vite";
import type { Facts, Question } from "./processFacts.ts";

const APP = fileURLToPath(new URL("../", import.meta.url));
const BUILT = "node_modules/.cache/bench";
const SERVERS = ["ourServer", "bareServer"] as const;

/** Both servers as production builds them. */
export async function buildServers(): Promise<void> {
  const input = SERVERS.map((name) => `bench/${name}.ts`);
  await build({
    root: APP,
    logLevel: "warn",
    build: { ssr: true, outDir: BUILT, emptyOutDir: true, rollupOptions: { input } },
  });
}

/** A server in a process of its own, seen from the one that measures. */
export class Child {
  readonly port: number;
  readonly #process: ChildProcess;

  private constructor(child: ChildProcess, { port }: Facts) {
    this.#process = child;
    this.port = port;
  }

  static async start(server: (typeof SERVERS)[number], ...args: string[]): Promise<Child> {
    const child = fork(`${APP}${BUILT}/${server}.js`, args, { execArgv: ["--expose-gc"] });
    return new Child(child, await factsFrom(child));
  }

  facts(question: Question): Promise<Facts> {
    const facts = factsFrom(this.#process);
    this.#process.send(question);
    return facts;
  }

  async stop(): Promise<void> {
    this.#process.kill("SIGKILL");
    await once(this.#process, "exit");
  }
}

async function factsFrom(child: ChildProcess): Promise<Facts> {
  const [facts]: Facts[] = await once(child, "message");
  if (facts === undefined) throw new Error("the server said nothing");
  return facts;
}
