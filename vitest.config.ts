import { existsSync, readdirSync, readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";

const ROOT = fileURLToPath(new URL(".", import.meta.url));

/** Tests of screens, in a page that jsdom draws. */
const SCREENS = ["apps/web/src/**/*.test.tsx", "apps/web/src/texts/*.test.ts"];
const PAGE = { environment: "jsdom", setupFiles: "apps/web/test/dom.ts" };
const isScreen = (file: string) => file.endsWith(".tsx");
const OTHERS = [
  "packages/*/{src,test}/**/*.test.ts",
  "apps/*/{src,test}/**/*.test.ts",
  "scripts/**/*.test.ts",
];

const folders = ["packages", "apps"].flatMap((room) =>
  readdirSync(join(ROOT, room)).flatMap((name) => [`${room}/${name}/src`, `${room}/${name}/test`]),
);
/** What these files put in the place of a module would stay there for the next file. */
const MOCKING = [...folders, "scripts"]
  .filter((folder) => existsSync(join(ROOT, folder)))
  .flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: "utf8" })
      .filter((file) => /\.test\.tsx?$/.test(file) && !file.includes("node_modules"))
      .map((file) => `${folder}/${file}`),
  )
  .filter((file) => /vi\.(mock|resetModules)\(/.test(readFileSync(join(ROOT, file), "utf8")));

/** What takes longest: begun last, it would keep one core busy and the other waiting. */
const LONGEST = [
  "apps/server/test/process.test.ts",
  "apps/server/test/cluster/processes.test.ts",
  "apps/cli/test/live.test.ts",
  "apps/cli/test/terminal.test.ts",
  "packages/client/test/simulation/simulation.test.ts",
  "packages/bots/src/bots.test.ts",
];
const placeOf = ({ moduleId }: TestSpecification): number => {
  const place = LONGEST.findIndex((file) => moduleId.endsWith(file));
  return place === -1 ? LONGEST.length : place;
};

/** One project after the other, as Vitest does it, and in each of them the longest files first. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return files.toSorted((a, b) => {
      const byProject = a.project.name.localeCompare(b.project.name);
      return byProject === 0 ? placeOf(a) - placeOf(b) : byProject;
    });
  }
}

export default defineConfig({
  test: {
    // A busy machine is slow, not wrong: no test of ours is about time.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 20_000 } },
    // On a busy machine every test is slow: only what fails is worth a line.
    slowTestThreshold: 60_000,
    // Vitest leaves one core to itself, which on two cores is half of the machine.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    sequence: { sequencer: LongestFirst },
    // Modules and pages are loaded once for many files, not once for each: that is half of the time of these tests.
    projects: [
      {
        extends: true,
        test: { name: "screens", ...PAGE, include: SCREENS, exclude: MOCKING, isolate: false },
      },
      {
        extends: true,
        test: { name: "shared", include: OTHERS, exclude: [...SCREENS, ...MOCKING], isolate: false },
      },
      { extends: true, test: { name: "screens alone", ...PAGE, include: MOCKING.filter(isScreen) } },
      { extends: true, test: { name: "alone", include: MOCKING.filter((file) => !isScreen(file)) } },
    ],
  },
});
