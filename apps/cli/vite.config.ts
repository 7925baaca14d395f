import { defineConfig } from "vite";

export default defineConfig({
  // One file with everything in it: an installed program needs nothing else.
  ssr: { noExternal: true },
});
