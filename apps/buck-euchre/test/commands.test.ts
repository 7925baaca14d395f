import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const TSX = fileURLToPath(import.meta.resolve("tsx/cli"));
const path = (name: string) => fileURLToPath(new URL(name, import.meta.url));
const helpOf = (...program: string[]) =>
  execFileSync(process.execPath, [...program, "--help"], { encoding: "utf8" });
const commandsOf = (app: string) =>
  [...helpOf(TSX, path(`../../${app}/src/main.ts`)).matchAll(/^ {2}([a-z-]+)(?= )/gm)]
    .map(([, name = ""]) => name)
    .filter((name) => name !== "help");
const SERVER = commandsOf("server");
const TERMINAL = commandsOf("cli");

test("--help names every command of the server and of the terminal, and no other", () => {
  const named = [...helpOf(path("../main.js")).matchAll(/^ {2}buck-euchre \[?([a-z-]+(?:, [a-z]+)?)/gm)];
  const names = named.flatMap(([, names = ""]) => names.split(", "));
  expect(new Set(names)).toEqual(new Set([...SERVER, ...TERMINAL]));
});

test("commands of the server are told from those of the terminal", () => {
  const source = readFileSync(path("../main.js"), "utf8");
  const list: unknown = JSON.parse(/SERVER = new Set\((\[.*\])\)/.exec(source)?.[1] ?? "");
  expect(list).toEqual(SERVER);
});
