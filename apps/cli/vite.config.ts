import { defineConfig } from "vite";

export default defineConfig({
  // The workspace's packages are bundled, so what they need has to be bundled, too: an installed bin has only its own.
  ssr: { noExternal: ["zod"] },
});
