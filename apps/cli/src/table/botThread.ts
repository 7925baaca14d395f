import { parentPort } from "node:worker_threads";
import { answerRequest, type WorkerRequest } from "@buck/bots/worker";

/** A thread in which bots search. */
parentPort?.on("message", (request: WorkerRequest) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread is no window
  parentPort?.postMessage(answerRequest(request));
});
