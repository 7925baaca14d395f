import { existsSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { once } from "node:events";
import { join } from "node:path";
import { beforeAll, expect, onTestFinished, test } from "vitest";
import { openDatabase } from "../src/store/database.ts";
import { VERSION } from "../src/version.ts";
import { seededRandom, SEED } from "./support/seededRandom.ts";
import { closeGuests, Guest } from "./support/guest.ts";
import { makeTable, temporaryFolder } from "./support/testServer.ts";
import { runKills } from "./support/killRuns.ts";
import { idleMs } from "./support/machineShare.ts";
import { buildServer, runServer, whenOpen } from "./support/serverProcess.ts";
import { rawLine } from "./support/rawLine.ts";

const KILLS = 20;

beforeAll(buildServer);

function open(env: Record<string, string> = {}) {
  const server = runServer({ PORT: "0", HOST: "127.0.0.1", DATA_DIR: temporaryFolder(), ...env });
  onTestFinished(() => {
    closeGuests();
    server.child.kill("SIGKILL");
  });
  return server;
}

test.each(["SIGTERM", "SIGINT"] as const)("%s tells people, saves and ends with 0", async (signal) => {
  const server = open();
  const url = await whenOpen(server);
  const { code, token } = await makeTable(url);
  const host = await new Guest({ url, table: code, token }).arrived();
  const stop = async () => {
    server.child.kill(signal);
    expect((await server.ended).code).toBe(0);
    await host.until(({ connection }) => connection === "restarting");
  };
  expect(await idleMs(stop)).toBeLessThan(5000);
});

test("a line that somebody holds open does not keep the server from ending", async () => {
  const server = open();
  const url = await whenOpen(server);
  const deaf = await rawLine(url);
  deaf.pause();
  onTestFinished(() => deaf.terminate());
  server.child.kill("SIGTERM");
  expect((await server.ended).code).toBe(0);
});

test("a busy port is explained in one sentence", async () => {
  const other = createServer().listen(0, "127.0.0.1");
  await once(other, "listening");
  onTestFinished(() => void other.close());
  const address = other.address();
  const port = typeof address === "object" ? (address?.port ?? 0) : 0;
  const { code, output } = await open({ PORT: String(port) }).ended;
  expect(code).toBe(1);
  expect(output).toBe(
    `Port ${port} is already in use. Stop the other program, or choose another port: PORT=${port + 1} npm start\n`,
  );
});

test("a second server on the same data is refused in one sentence", async () => {
  const folder = temporaryFolder();
  const first = open({ DATA_DIR: folder });
  await whenOpen(first);
  const { code, output } = await open({ DATA_DIR: folder }).ended;
  expect([code, output]).toEqual([
    1,
    expect.stringMatching(/^Another Buck Euchre uses .*buck\.db\. Stop it, .*\n$/),
  ]);
  first.child.kill("SIGKILL");
  await first.ended;
  expect(await whenOpen(open({ DATA_DIR: folder }))).toMatch(/^http/);
});

test.each([
  [{ PORT: "http" }, [], "PORT must be a whole number from 0 to 65535.\n"],
  [{}, ["--port"], "There is no option --port. --help lists what there is.\n"],
  [{}, ["--backup"], "--backup needs the name of one file: --backup copy.db\n"],
  [{}, ["--backup", "a.db", "b.db"], "--backup needs the name of one file: --backup copy.db\n"],
])("%o %o is refused in a sentence", async (env, args, sentence) => {
  const { code, output } = await runServer({ PORT: "0", ...env }, ...args).ended;
  expect([code, output]).toEqual([1, sentence]);
});

test("a folder that cannot hold a database is explained", async () => {
  const { code, output } = await open({ DATABASE: temporaryFolder() }).ended;
  expect(code).toBe(1);
  expect(output).toMatch(/^The database .* could not be opened: .*\n$/);
});

test("--help lists the settings and ends", async () => {
  const { code, output } = await runServer({}, "--help").ended;
  expect([code, output.includes("DATA_DIR"), output.includes("--backup")]).toEqual([0, true, true]);
});

test("--version prints the version of the repository", async () => {
  const { code, output } = await runServer({}, "--version").ended;
  expect([code, output]).toEqual([0, `${VERSION}\n`]);
});

test("--backup copies nothing from nowhere, and over no other file", async () => {
  const folder = temporaryFolder();
  const backUp = async () => (await runServer({ DATA_DIR: folder }, "--backup", "package.json").ended).output;
  expect(await backUp()).toBe(`There is no database ${folder}/buck.db. DATA_DIR says where it is.\n`);
  openDatabase(join(folder, "buck.db")).close();
  expect(await backUp()).toBe("package.json is there already. Name a file that is not.\n");
});

test("--backup of a file that is no database leaves no copy behind", async () => {
  const folder = temporaryFolder();
  writeFileSync(join(folder, "buck.db"), "x".repeat(5000));
  const copy = join(folder, "copy.db");
  const { code, output } = await runServer({ DATA_DIR: folder }, "--backup", copy).ended;
  expect([code, output]).toEqual([
    1,
    `${folder}/buck.db could not be copied to ${copy}: file is not a database\n`,
  ]);
  expect(existsSync(copy)).toBe(false);
});

test("--backup copies the database of a running server", async () => {
  const folder = temporaryFolder();
  const url = await whenOpen(open({ DATA_DIR: folder }));
  const { code, token } = await makeTable(url);
  const copy = join(temporaryFolder(), "copy.db");
  expect((await runServer({ DATA_DIR: folder }, "--backup", copy).ended).code).toBe(0);
  const restored = await whenOpen(open({ DATABASE: copy }));
  const host = await new Guest({ url: restored, table: code, token }).arrived();
  expect(host.frame.you.isHost).toBe(true);
});

test(`killed ${KILLS} times in the middle of play, nothing acknowledged is lost or doubled (SEED=${SEED})`, async () => {
  const report = await runKills(KILLS, temporaryFolder(), seededRandom(SEED));
  expect(report).toMatchObject({ kills: KILLS, broken: [] });
  expect(report.acknowledged).toBeGreaterThan(KILLS * 20);
  expect(report.retries).toBeGreaterThan(KILLS);
}, 300_000);
