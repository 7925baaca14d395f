import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "vite";
import { BUILT_BOT } from "./player.ts";

/** A module from anywhere as a file that Node runs. Outside this repository nothing but this knows where the engine is. */
export async function buildBot(file: string, outDir: string): Promise<string> {
  const alias = [
    { find: /^@buck\/engine$/, replacement: fileURLToPath(import.meta.resolve("@buck/engine")) },
  ];
  const rollupOptions = { output: { entryFileNames: BUILT_BOT } };
  await build({
    configFile: false,
    logLevel: "silent",
    resolve: { alias },
    build: { ssr: file, outDir, rollupOptions },
  });
  return join(outDir, BUILT_BOT);
}
