import { defineConfig, type Plugin } from "vite";

/** The program starts this file as a thread, so no import leads to it. */
const botThread: Plugin = {
  name: "bot-thread",
  buildStart() {
    this.emitFile({ type: "chunk", id: "src/table/botThread.ts", fileName: "botThread.js" });
  },
};

export default defineConfig({
  plugins: [botThread],
  // Everything is in it: an installed program needs nothing else.
  ssr: { noExternal: true },
});
