import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { beforeAll, expect, test } from "vitest";
import manifest from "../../../package.json" with { type: "json" };
import { buildProgram, PACKAGE, PROGRAM } from "./support/process.ts";

beforeAll(buildProgram);

const run = (...args: string[]) => execFileSync(process.execPath, [PROGRAM, ...args], { encoding: "utf8" });

test("the built program has all it needs, and lists its commands", { timeout: 30_000 }, () => {
  const commands = run("--help").match(/^ {2}[a-z]+(?= )/gm);
  expect(commands?.map((line) => line.trim())).toEqual([
    "play",
    "euchre",
    "buck",
    "simulate",
    "replay",
    "review",
    "verify",
    "host",
    "join",
    "watch",
    "club",
    "help",
  ]);
});

// `pnpm buck` compiles with another tool than builds and tests do, and one that stumbles over other things.
test("the program runs from its source", { timeout: 30_000 }, () => {
  const tsx = fileURLToPath(import.meta.resolve("tsx/cli"));
  const source = join(PACKAGE, "src/main.ts");
  const told = execFileSync(process.execPath, [tsx, source, "--version"], { encoding: "utf8" });
  expect(told).toBe(`${manifest.version}\n`);
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
