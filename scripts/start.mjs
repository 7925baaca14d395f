// Installs, builds, and then becomes the server: it runs in this very process, so that a signal reaches it and
// its exit code is the one the caller sees.
import { install, refuse } from "./install.mjs";
import { pnpm } from "./pnpm.mjs";

const APPS = ["@buck/server", "@buck/web"];

await install(...APPS);

console.log("Building ...");
const filters = APPS.map((name) => `--filter=${name}`);
// pnpm would otherwise notice that the rest of the workspace is not installed, and install it.
const { ok, output } = await pnpm("--config.verify-deps-before-run=false", ...filters, "run", "build");
if (!ok) refuse("The build failed; the reason is above.", output);

await import(new URL("../apps/server/dist/main.js", import.meta.url).href);
