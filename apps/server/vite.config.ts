import { defineConfig, type Plugin } from "vite";

/** The server starts this file as a thread, so no import leads to it. */
const databaseThread: Plugin = {
  name: "database-thread",
  buildStart() {
    this.emitFile({ type: "chunk", id: "src/store/databaseThread.ts", fileName: "databaseThread.js" });
  },
};

export default defineConfig({ plugins: [databaseThread] });
