import type { WorkerReply } from "../worker.ts";
import type { StartBotWorker } from "./pool.ts";

/** What is used of Node's `Worker`, which this package does not know. */
interface NodeThread {
  postMessage(message: unknown): void;
  on(event: "message", listener: (reply: WorkerReply) => void): unknown;
  on(event: "error", listener: (error: unknown) => void): unknown;
  on(event: "exit", listener: () => void): unknown;
  unref(): void;
  terminate(): Promise<unknown>;
}

/** Workers that are threads of Node. They do not keep the process alive. */
export function threadWorkers(open: () => NodeThread): StartBotWorker {
  return (listener) => {
    const thread = open();
    thread.unref();
    thread.on("message", (reply) => listener.reply(reply));
    thread.on("error", (error) => listener.died(error instanceof Error ? error : new Error(String(error))));
    thread.on("exit", () => listener.died(new Error("the thread has ended")));
    return {
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread is no window
      send: (request) => thread.postMessage(request),
      stop: () => void thread.terminate(),
    };
  };
}
