/** What a measured server tells about itself. */
export interface Facts {
  readonly port: number;
  readonly megabytes: number;
  /** Time on the processor since the start. */
  readonly cpuMs: number;
}

/** Tidying up stops the server for as long as a long breath: whoever measures times asks without it. */
export type Question = "as it is" | "tidied up";

/** In the server's process: tells the port, and memory and processor time whenever it is asked. */
export function answerQuestions(port: number): void {
  const tell = (question: Question) => {
    if (question === "tidied up") globalThis.gc?.();
    const { user, system } = process.cpuUsage();
    const megabytes = process.memoryUsage.rss() / 2 ** 20;
    process.send?.({ port, megabytes, cpuMs: (user + system) / 1000 } satisfies Facts);
  };
  process.on("message", tell);
  process.on("disconnect", () => process.exit(0));
  tell("tidied up");
}
