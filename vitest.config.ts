import { existsSync, readdirSync, readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { compileTexts } from "./apps/web/build/compileTexts.ts";

const ROOT = fileURLToPath(new URL(".", import.meta.url));

/** Where tests know nothing of a browser, of other programs or of each other. */
const SHARED = [
  "packages/*/{src,test}/**/*.test.ts",
  "apps/{cli,server}/src/**/*.test.ts",
  "scripts/**/*.test.ts",
];
const ALONE = ["apps/*/test/**/*.test.ts", "apps/web/src/**/*.test.{ts,tsx}"];

const folders = ["packages", "apps"].flatMap((room) =>
  readdirSync(join(ROOT, room)).flatMap((name) => [`${room}/${name}/src`, `${room}/${name}/test`]),
);
/** What these files put in the place of a module would stay there for the next file. */
const MOCKING = [...folders, "scripts"]
  .filter((folder) => existsSync(join(ROOT, folder)))
  .flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: "utf8" })
      .filter((file) => file.endsWith(".test.ts") && !file.includes("node_modules"))
      .map((file) => `${folder}/${file}`),
  )
  .filter((file) => readFileSync(join(ROOT, file), "utf8").includes("vi.mock("));

export default defineConfig({
  plugins: [compileTexts()],
  test: {
    // A busy machine is slow, not wrong: no test of ours is about time.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // Vitest leaves one core to itself, which on two cores is half of the machine.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    projects: [
      // Modules are loaded once for many files, not once for each: that is half of the time of these tests.
      { extends: true, test: { name: "shared", include: SHARED, exclude: MOCKING, isolate: false } },
      { extends: true, test: { name: "alone", include: [...ALONE, ...MOCKING] } },
    ],
  },
});
