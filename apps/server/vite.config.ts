import { defineConfig, type Plugin } from "vite";

/** The server starts these files as threads, so no import leads to them. */
const THREADS = {
  "sqliteThread.js": "src/store/sqliteThread.ts",
  "botThread.js": "src/bots/botThread.ts",
  "pictureThread.js": "src/pictures/pictureThread.ts",
};

const threads: Plugin = {
  name: "threads",
  buildStart() {
    for (const [fileName, id] of Object.entries(THREADS)) this.emitFile({ type: "chunk", id, fileName });
  },
};

/** Programs of the machine, and a font that is read as a file: no bundle can hold them. */
const EXTERNAL = ["libsql", "@resvg/resvg-js", "@expo-google-fonts/inter"];

export default defineConfig({
  plugins: [threads],
  // Everything else is in the bundle: to find and read a thousand small files took most of a start.
  ssr: { noExternal: true, external: EXTERNAL },
  // Whatever starts a thread looks for its file in its own folder.
  build: { rolldownOptions: { output: { chunkFileNames: "[name]-[hash].js" } } },
});
