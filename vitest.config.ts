import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";
import { compileTexts } from "./apps/web/build/compileTexts.ts";

export default defineConfig({
  plugins: [compileTexts()],
  test: {
    // A busy machine is slow, not wrong: no test of ours is about time.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // Vitest leaves one core to itself, which on two cores is half of the machine.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    include: [
      "packages/*/{src,test}/**/*.test.ts",
      "apps/*/{src,test}/**/*.test.{ts,tsx}",
      "scripts/**/*.test.ts",
    ],
  },
});
