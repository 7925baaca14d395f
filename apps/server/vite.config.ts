import { defineConfig, type Plugin } from "vite";

/** The server starts these files as threads, so no import leads to them. */
const THREADS = {
  "databaseThread.js": "src/store/databaseThread.ts",
  "botThread.js": "src/bots/botThread.ts",
  "pictureThread.js": "src/pictures/pictureThread.ts",
};

const threads: Plugin = {
  name: "threads",
  buildStart() {
    for (const [fileName, id] of Object.entries(THREADS)) this.emitFile({ type: "chunk", id, fileName });
  },
};

export default defineConfig({ plugins: [threads] });
