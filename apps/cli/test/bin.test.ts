import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { beforeAll, expect, test } from "vitest";
import { build } from "vite";
import manifest from "../package.json" with { type: "json" };
import { PACKAGE } from "./support/process.ts";

const BUILT = "node_modules/.cache/bin-test";

beforeAll(
  () =>
    build({
      root: PACKAGE,
      logLevel: "warn",
      build: { ssr: "src/main.ts", outDir: BUILT, emptyOutDir: true },
    }),
  60_000,
);

const run = (...args: string[]) =>
  execFileSync(process.execPath, [join(PACKAGE, BUILT, "main.js"), ...args], { encoding: "utf8" });

test("the built program has all it needs, and lists its commands", { timeout: 30_000 }, () => {
  const commands = run("--help").match(/^ {2}[a-z]+(?= )/gm);
  expect(commands?.map((line) => line.trim())).toEqual([
    "play",
    "euchre",
    "buck",
    "simulate",
    "replay",
    "host",
    "join",
    "watch",
    "help",
  ]);
});

test("the built program plays", () => {
  expect(JSON.parse(run("simulate", "--games", "1", "--seed", "1", "--json"))).toMatchObject({ games: 1 });
});

test("the built program plays with bots that search in its thread", { timeout: 30_000 }, () => {
  const players = ["Ann", "Bob", "Cal", "Dee"].flatMap((name) => [name, "Hard"]);
  const told = run("euchre", join(PACKAGE, "pack.txt"), "shuffle", "1", ...players, "--seed", "1");
  expect(told).toContain(" win!");
});

test("the built program knows its version", () => {
  expect(run("--version")).toBe(`${manifest.version}\n`);
});
