import { readConfig, serve } from "../src/process/serve.ts";
import { fastClock } from "./support/fastClock.ts";

/**
 * The server in a process, as people run it, with a clock that is `speed` times as fast: for tests that play whole
 * games. No build for people has it.
 */
const [speed, webRoot] = process.argv.slice(2);
await serve(readConfig(), {
  clock: fastClock(Number(speed)),
  ...(webRoot === undefined ? {} : { webRoot }),
});
