import { createHash } from "node:crypto";
import type { Plugin } from "vite";

const WORKER = "sw.js";
/** What the worker's source says where the build puts the list. */
const PLACEHOLDER = "BUILD_FILES";

/**
 * Tells the service worker every file of the build: it keeps them all, so that the app starts without a network. The
 * names change with what is in the files, so the list is also what tells one build from another.
 */
export function listFiles(): Plugin {
  return {
    name: "list-files",
    apply: "build",
    generateBundle: {
      order: "post",
      handler: (_, bundle) => {
        const worker = bundle[WORKER];
        // A worker of the page is a build of its own, inside this one.
        if (worker?.type !== "chunk") return;
        worker.code = withFiles(worker.code, Object.keys(bundle));
      },
    },
  };
}

/** The worker's code with the names of the files in it, in an order that does not depend on the day. */
export function withFiles(code: string, names: readonly string[]): string {
  const files = names.filter((name) => name.startsWith("assets/")).toSorted();
  const id = createHash("sha256").update(files.join()).digest("hex").slice(0, 12);
  const parts = code.split(PLACEHOLDER);
  if (parts.length !== 2) throw new Error(`${WORKER} must name ${PLACEHOLDER} once`);
  return parts.join(JSON.stringify({ id, files }));
}
