import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { build } from "vite";
import type { InlineConfig } from "vite";
import { packFiles } from "../build/packFiles.ts";
import { Server } from "../e2e/support/server.ts";

const WEB = fileURLToPath(new URL("../", import.meta.url));
const SERVER = fileURLToPath(new URL("../../server/", import.meta.url));
/** Below the server, so that it finds its dependencies from there. */
const BUILT = `${SERVER}node_modules/.cache/bench-web`;

const PAGES: Readonly<Record<PageName, InlineConfig>> = {
  ours: { root: WEB },
  bare: { root: `${WEB}bench/bare`, configFile: false, plugins: [react(), packFiles()] },
};
export type PageName = "ours" | "bare";

/** A page and the server as production builds them, in a folder of their own: nobody else's build is touched. */
async function buildPage(name: PageName): Promise<string> {
  const folder = `${BUILT}/${name}`;
  const out = { emptyOutDir: true, target: "es2022", reportCompressedSize: false };
  await build({
    ...PAGES[name],
    logLevel: "warn",
    build: { ...out, outDir: `${folder}/web/dist` },
  });
  await build({
    root: SERVER,
    logLevel: "warn",
    build: { ...out, ssr: "src/main.ts", outDir: `${folder}/server/dist` },
  });
  return `${folder}/server/dist/main.js`;
}

/** The very same server hands out both pages: the same headers, the same compression. */
export async function servePage(name: PageName): Promise<Server> {
  return Server.start({ entry: await buildPage(name), args: [] });
}
