import { existsSync, readFileSync } from "node:fs";
import { monitorEventLoopDelay } from "node:perf_hooks";

/** How often the event loop is looked at: what is measured is how late each look comes. */
const LOOK_MS = 5;

/** What a measured server tells about itself. */
export interface Facts {
  readonly port: number;
  readonly megabytes: number;
  /** What of it the program itself holds, without room for what comes. */
  readonly heapMegabytes: number;
  /** Time on the processor since the start. */
  readonly cpuMs: number;
  /** What of it was the event loop's own thread. */
  readonly loopMs: number;
  /** How long the event loop was busy, waits for a disk or a core included. */
  readonly busyMs: number;
  /** How late the event loop was since the last question, in milliseconds. */
  readonly lateness: Lateness;
}

export interface Lateness {
  readonly p50: number;
  readonly p99: number;
  readonly most: number;
}

/** Tidying up stops the server for as long as a long breath: whoever measures times asks without it. */
export type Question = "as it is" | "tidied up";

/** In the server's process: tells the port, and memory and processor time whenever it is asked. */
export function answerQuestions(port: number): void {
  const looks = monitorEventLoopDelay({ resolution: LOOK_MS });
  looks.enable();
  const late = (nanoseconds: number) => Math.max(0, nanoseconds / 1e6 - LOOK_MS);
  const tell = (question: Question) => {
    if (question === "tidied up") globalThis.gc?.();
    const { user, system } = process.cpuUsage();
    const { rss, heapUsed, external } = process.memoryUsage();
    const megabytes = rss / 2 ** 20;
    const heapMegabytes = (heapUsed + external) / 2 ** 20;
    const lateness = {
      p50: late(looks.percentile(50)),
      p99: late(looks.percentile(99)),
      most: late(looks.max),
    };
    looks.reset();
    const cpuMs = (user + system) / 1000;
    process.send?.({
      port,
      megabytes,
      heapMegabytes,
      cpuMs,
      loopMs: ownThreadMs(),
      busyMs: performance.eventLoopUtilization().active,
      lateness,
    } satisfies Facts);
  };
  process.on("message", tell);
  process.on("disconnect", () => process.exit(0));
  tell("tidied up");
}

const SCHEDULED = `/proc/self/task/${process.pid}/schedstat`;

/** Linux counts it for each thread. Elsewhere it is the time that the event loop was busy, waits for a core included. */
function ownThreadMs(): number {
  if (!existsSync(SCHEDULED)) return performance.eventLoopUtilization().active;
  return Number(readFileSync(SCHEDULED, "utf8").split(" ")[0]) / 1e6;
}
