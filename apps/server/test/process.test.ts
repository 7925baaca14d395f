import { existsSync, readdirSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { once } from "node:events";
import { join } from "node:path";
import { beforeAll, expect, onTestFinished, test } from "vitest";
import type { Frame } from "@buck/protocol";
import { openDatabase } from "../src/store/sqliteFile.ts";
import { VERSION } from "../src/process/version.ts";
import { seededRandom, SEED } from "./support/seededRandom.ts";
import { closeGuests, Guest, playOn } from "./support/guest.ts";
import { makeTable, temporaryFolder } from "./support/testServer.ts";
import { runKills } from "./support/killRuns.ts";
import { idleMs } from "./support/machineShare.ts";
import { fourAtTable } from "./support/party.ts";
import { buildServer, runFastServer, runServer, whenOpen } from "./support/serverProcess.ts";
import { rawLine } from "./support/rawLine.ts";

const KILLS = 4;

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
    expect.stringMatching(/^Another Buck Euchre is using .*buck\.db\. Stop it, .*\n$/),
  ]);
  first.child.kill("SIGKILL");
  await first.ended;
  expect(await whenOpen(open({ DATA_DIR: folder }))).toMatch(/^http/);
});

test.each([
  [{ PORT: "http" }, [], "PORT must be a whole number from 0 to 65535.\n"],
  [{}, ["--port"], "error: unknown option '--port'\n"],
  [{}, ["backup"], "error: missing required argument 'file'\n"],
  [{}, ["check", "cards"], "cards is no address. Write it as browsers do: https://cards.example.org\n"],
  [{}, ["restore", "nothing.db"], "There is no file nothing.db.\n"],
])("%o %o is refused in a sentence", async (env, args, sentence) => {
  const { code, output } = await runServer({ PORT: "0", ...env }, ...args).ended;
  expect([code, output]).toEqual([1, sentence]);
});

test("a folder that cannot hold a database is explained", async () => {
  const { code, output } = await open({ DATABASE: temporaryFolder() }).ended;
  expect(code).toBe(1);
  expect(output).toMatch(/^The database .* could not be opened: .*\n$/);
});

test("--help lists the commands, and that of serve the settings", async () => {
  const { code, output } = await runServer({}, "--help").ended;
  expect([code, output.match(/^ {2}[a-z-]+(?= )/gm)?.map((name) => name.trim())]).toEqual([
    0,
    ["serve", "backup", "restore", "check", "copy-to-postgres", "help"],
  ]);
  expect((await runServer({}, "serve", "--help").ended).output).toContain("DATA_DIR");
});

test("--version prints the version of the repository", async () => {
  const { code, output } = await runServer({}, "--version").ended;
  expect([code, output]).toEqual([0, `${VERSION}\n`]);
});

test("backup copies nothing from nowhere, and over no other file", async () => {
  const folder = temporaryFolder();
  const backUp = async () => (await runServer({ DATA_DIR: folder }, "backup", "package.json").ended).output;
  expect(await backUp()).toBe(`There is no database ${folder}/buck.db. DATA_DIR says where it is.\n`);
  openDatabase(join(folder, "buck.db")).close();
  expect(await backUp()).toBe("package.json is there already. Name a file that is not.\n");
});

test("backup of a file that is no database leaves no copy behind", async () => {
  const folder = temporaryFolder();
  writeFileSync(join(folder, "buck.db"), "x".repeat(5000));
  const copy = join(folder, "copy.db");
  const { code, output } = await runServer({ DATA_DIR: folder }, "backup", copy).ended;
  expect([code, output]).toEqual([
    1,
    `${folder}/buck.db could not be copied to ${copy}: file is not a database\n`,
  ]);
  expect(existsSync(copy)).toBe(false);
});

const cardsIn = (frame?: Frame) =>
  frame?.game?.view.players.map(({ hand, cardCount, tricksTaken }) => ({ hand, cardCount, tricksTaken }));

test("a backup taken while people play goes on from where it was taken", async () => {
  const folder = temporaryFolder();
  const copy = join(temporaryFolder(), "copy.db");
  const first = runFastServer({ PORT: "0", HOST: "127.0.0.1", DATA_DIR: folder });
  onTestFinished(() => void first.child.kill("SIGKILL"));
  const { code, host, guests, tokens } = await fourAtTable(await whenOpen(first));
  const random = seededRandom(SEED);
  for (const guest of guests) playOn(guest, random);
  await host.must({ type: "start" });
  const dealt = (hands: number) =>
    host.until(({ frame }) => frame?.game?.view.phase === "PLAYING" && frame.game.view.round >= hands);
  await dealt(1);
  const begun = host.frame.version;
  await runServer({ DATA_DIR: folder }, "backup", copy).ended;
  const shown = host.frames;
  const newest = host.frame.version;
  await dealt(host.frame.game?.view.round ?? 0);
  closeGuests();
  first.child.kill("SIGKILL");
  await first.ended;

  expect((await runServer({ DATA_DIR: folder }, "restore", copy).ended).code).toBe(0);
  const url = await whenOpen(open({ DATA_DIR: folder }));
  const back = await new Guest({ url, table: code, token: tokens[0] ?? "" }).arrived();
  const [restored = back.frame] = back.frames;
  expect(restored.version).toBeGreaterThanOrEqual(begun);
  expect(restored.version).toBeLessThanOrEqual(newest);
  expect(cardsIn(restored)).toEqual(cardsIn(shown.find(({ version }) => version === restored.version)));
});

test("restore puts a backup in the place of the database, and keeps that beside it", async () => {
  const folder = temporaryFolder();
  const copy = join(temporaryFolder(), "copy.db");
  const first = open({ DATA_DIR: folder });
  const url = await whenOpen(first);
  const early = await makeTable(url);
  await runServer({ DATA_DIR: folder }, "backup", copy).ended;
  const late = await makeTable(url);
  const restore = () => runServer({ DATA_DIR: folder }, "restore", copy).ended;
  expect((await restore()).output).toContain("a server is using it; stop it first");
  first.child.kill("SIGKILL");
  await first.ended;
  const { code, output } = await restore();
  expect([code, output]).toEqual([
    0,
    expect.stringContaining("is the database now. What was there is kept as"),
  ]);
  const kept = readdirSync(folder).find((name) => name.includes("-before-"));
  const isThere = async (database: string, { code: table, token }: typeof early) => {
    const server = open({ DATABASE: database });
    const guest = new Guest({ url: await whenOpen(server), table, token });
    const there = await guest.arrived().then(
      () => true,
      () => false,
    );
    closeGuests();
    server.child.kill("SIGKILL");
    await server.ended;
    return there;
  };
  expect(await isThere(join(folder, "buck.db"), early)).toBe(true);
  expect(await isThere(join(folder, "buck.db"), late)).toBe(false);
  expect(await isThere(join(folder, kept ?? ""), late)).toBe(true);
});

test("restore of a file that is no database leaves the one that is there", async () => {
  const folder = temporaryFolder();
  openDatabase(join(folder, "buck.db")).close();
  const before = readdirSync(folder);
  const copy = join(temporaryFolder(), "copy.db");
  writeFileSync(copy, "x".repeat(5000));
  const { code, output } = await runServer({ DATA_DIR: folder }, "restore", copy).ended;
  expect([code, output]).toEqual([1, expect.stringContaining("file is not a database")]);
  expect(readdirSync(folder).filter((name) => !name.endsWith("-lock"))).toEqual(before);
});

test(`killed ${KILLS} times in the middle of play, nothing acknowledged is lost or doubled (SEED=${SEED})`, async () => {
  const report = await runKills({ kills: KILLS, folder: temporaryFolder(), random: seededRandom(SEED) });
  expect(report).toMatchObject({ kills: KILLS, broken: [] });
  expect(report.acknowledged).toBeGreaterThan(KILLS * 20);
  expect(report.retries).toBeGreaterThan(KILLS);
}, 300_000);
