import { parentPort, workerData } from "node:worker_threads";
import { renderPng } from "./renderPng.ts";

/** A thread that renders one picture and ends. */
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread is no window
parentPort?.postMessage(await renderPng(String(workerData)));
