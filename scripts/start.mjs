// Installs, builds, and then becomes the server: it runs in this very process, so that a signal reaches it and
// its exit code is the one the caller sees.
import { existsSync, readdirSync } from "node:fs";
import process from "node:process";
import { refuse, run } from "./child.mjs";
import { installToRun } from "./install.mjs";

// A SIGTERM to npm ends the shell between npm and this process and goes no further.
function stopWhenOrphaned() {
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    process.kill(process.pid, "SIGTERM");
  }, 250);
  watch.unref();
}

function apps() {
  const folder = new URL("../apps/", import.meta.url);
  return readdirSync(folder).filter((app) => existsSync(new URL(`${app}/package.json`, folder)));
}

async function build(app) {
  const { ok, output } = await run("npm", "run", "build", "--if-present", "--prefix", `apps/${app}`);
  if (!ok) refuse(`apps/${app} could not be built; the reason is above.`, output);
}

if (process.env.npm_lifecycle_event !== undefined) stopWhenOrphaned();
await installToRun();
console.log("Building ...");
// With an option nothing is served, and a server that runs meanwhile must not lose its web app to a new build.
const needed = process.argv.length > 2 ? ["server"] : apps();
await Promise.all(needed.map(build));
await import(new URL("../apps/server/dist/main.js", import.meta.url).href);
