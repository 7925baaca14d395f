import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { chooseInProcess, inProcessBots } from "../packages/bots/src/index.ts";
import {
  connectTable,
  defaultPlatform,
  makeTableLink,
  nextCommand,
  playSeat,
  until,
} from "../packages/client/src/index.ts";
import { serveTable } from "../packages/client/test/tableServer.ts";
import { buck } from "../packages/engine/src/index.ts";
import { DEFAULT_SETTINGS } from "../packages/protocol/src/index.ts";
import { makeTable, memoryStore } from "../packages/table/src/index.ts";
import { CODE } from "../packages/table/test/testing.ts";
import { ROOT } from "./checks/sources.ts";
import { KIT, writeProject } from "./try-kit.ts";

/** The names that an index file exports. */
function exportsOf(path: string): readonly string[] {
  const code = readFileSync(join(ROOT, path), "utf8");
  const lists = [...code.matchAll(/^export (?:type )?\{([^}]*)\}/gm)].flatMap(([, list = ""]) =>
    list.split(","),
  );
  const others = [...code.matchAll(/^export (?:\* as|const|interface) (\w+)/gm)].map(([, name = ""]) => name);
  const names = lists.map((name) => name.trim().replace(/^.* as /, "")).filter((name) => name !== "");
  return [...names, ...others];
}

/** The names in the list below a heading of the README. */
function listedUnder(heading: string): readonly string[] {
  const readme = readFileSync(join(KIT, "README.md"), "utf8");
  const [, section = ""] = new RegExp(`^### ${heading}\\n([\\s\\S]*?)(?=^##)`, "m").exec(readme) ?? [];
  const rows = section.split(/^- /m).map((row) => row.replace(/:\s[^`]*(`[^`]*`)?[^`]*$/, ""));
  return rows.flatMap((row) => [...row.matchAll(/`(\w+)`/g)].map(([, name = ""]) => name));
}

test.each([
  ["engine", ["packages/engine/src/index.ts"]],
  ["engine: buck and euchre", ["packages/engine/src/buck/index.ts", "packages/engine/src/euchre/index.ts"]],
  ["records", ["packages/records/src/index.ts"]],
  ["bots", ["packages/bots/src/index.ts"]],
  ["protocol", ["packages/protocol/src/index.ts"]],
  ["client", ["packages/client/src/index.ts"]],
  ["words", ["packages/words/src/index.ts"]],
  ["words/de, words/es, words/fr", ["de", "es", "fr"].map((code) => `packages/words/src/${code}/index.ts`)],
])("the README of the kit names every export of %s, once", (heading, files) => {
  const names = new Set(files.flatMap(exportsOf));
  expect(listedUnder(heading).toSorted()).toEqual([...names].toSorted());
});

const folder = mkdtempSync(join(tmpdir(), "buck-outside-"));

/** A project outside of this repository that has installed the kit: its own dependencies are lent by the workspace. */
beforeAll(() => {
  writeProject(folder);
  const modules = join(folder, "node_modules");
  const kit = join(modules, "buck-euchre-kit");
  mkdirSync(kit, { recursive: true });
  execFileSync(process.execPath, ["--import", "tsx", join(KIT, "build.ts")], { stdio: "inherit" });
  execFileSync("npm", ["pack", "--ignore-scripts", "--silent", "--pack-destination", folder], { cwd: KIT });
  const tarball = readdirSync(folder).find((file) => file.endsWith(".tgz")) ?? "";
  execFileSync("tar", ["xzf", join(folder, tarball), "-C", kit, "--strip-components=1"]);
  const manifest: { dependencies: Record<string, string> } = JSON.parse(
    readFileSync(join(kit, "package.json"), "utf8"),
  );
  for (const name of [...Object.keys(manifest.dependencies), "@types/node"]) {
    mkdirSync(dirname(join(modules, name)), { recursive: true });
    symlinkSync(join(KIT, "node_modules", name), join(modules, name), "junction");
  }
});

afterAll(() => rmSync(folder, { recursive: true }));

function run(...args: string[]): string {
  return execFileSync(process.execPath, args, { cwd: folder, encoding: "utf8" });
}

test("an outside project compiles and runs the examples of the README with the packed kit", async () => {
  run(join(ROOT, "node_modules/typescript/bin/tsc"));
  expect(run("out/example0.js")).toMatch(/^(Player \d: -?\d+\n){4}$/);
  expect(run("out/example1.js", "game.json")).toMatch(/^A game of buck with \d+ actions\.\n\{ score/);
  expect(run("out/example3.js")).toBe("the left bower\nDu bist nicht dran.\n");
  expect(existsSync(join(folder, "node_modules/buck-euchre-kit/build.ts"))).toBe(false);
});

test("its bot takes a seat at a table and plays a game over the network", async () => {
  const platform = defaultPlatform();
  const hurry = 200;
  const clock = {
    wallTime: () => platform.clock.wallTime(),
    monotonic: () => platform.clock.monotonic() * hurry,
    after: (ms: number, callback: () => void) => platform.clock.after(ms / hurry, callback),
  };
  const rules = { game: "buck", options: { ...buck.DEFAULT_OPTIONS, startScore: 10 } } as const;
  const created = await makeTable({
    code: CODE,
    settings: { ...DEFAULT_SETTINGS, rules },
    host: { name: "Ann", tokenHash: "ann" },
    bots: [1, 2].map((position) => ({ position: position === 1 ? 1 : 2, level: "medium" })),
    ports: { clock, random: platform.random, store: memoryStore(), bots: inProcessBots },
  });
  if (!created.ok) throw new Error(created.message);
  const server = await serveTable(created.table);
  const link = makeTableLink({ server: server.url, code: CODE });
  const robot = spawn(process.execPath, ["out/example2.js", link], {
    cwd: folder,
    stdio: ["ignore", "pipe", "inherit"],
  });
  let printed = "";
  robot.stdout.on("data", (text) => (printed += text));
  const ended = once(robot, "close");
  const host = connectTable({ table: created.table, tokenHash: "ann", platform });
  onTestFinished(async () => {
    robot.kill();
    host.close();
    await server.close();
  });
  await until(host, ({ frame }) => frame?.table.seats.every(({ kind }) => kind !== "empty") === true);
  await host.send({ type: "start" });
  const below = (count: number) => platform.random.below(count);
  playSeat(host, {
    clock,
    next: (shown) => nextCommand(shown, (game) => chooseInProcess({ ...game, level: "medium" }, below)),
  });
  expect(await ended).toEqual([0, null]);
  expect(printed).toBe("Robot sits at the table.\nThe game is over.\n");
});
