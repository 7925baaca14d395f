import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    // A busy machine is slow, not wrong: no test of ours is about time.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    include: [
      "packages/*/{src,test}/**/*.test.ts",
      "apps/*/{src,test}/**/*.test.{ts,tsx}",
      "scripts/**/*.test.ts",
    ],
  },
});
