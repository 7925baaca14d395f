import { answerRequest } from "@buck/bots/worker";
import type { WorkerRequest } from "@buck/bots/worker";

/** The worker in which bots search and hints are worked out, so that the page stays awake. */
addEventListener("message", ({ data }: MessageEvent<WorkerRequest>) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has one page
  postMessage(answerRequest(data));
});
