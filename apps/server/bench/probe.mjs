// Loaded into the built server before it starts: answers what only the process itself knows.
import { setTimeout as wait } from "node:timers/promises";

/** What has been left behind is gone after more than one collection. */
async function memory() {
  for (let turn = 0; turn < 3; turn += 1) {
    await wait(50);
    globalThis.gc();
  }
  const { heapUsed, external, rss } = process.memoryUsage();
  return { held: heapUsed + external, rss };
}

process.on("message", (question) => {
  if (question === "memory") void memory().then((answer) => process.send(answer));
  else process.send(performance.eventLoopUtilization());
});
process.on("disconnect", () => process.exit());
