import { mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { parseTableLink } from "@buck/client";
import { Guest } from "./support/guest.ts";
import { buildProgram, runProcess } from "./support/process.ts";
import { Pty } from "./support/pty.ts";
import { buildServer, TestServer } from "./support/server.ts";

/** Bots think and tricks lie for a fortieth of the time that people are given. */
const server = new TestServer(40);
/** Nobody's grace is over while a busy machine starts the server again. */
const withPatience = new TestServer(0.1);
const home = mkdtempSync(join(tmpdir(), "buck-home-"));
const terminals: Pty[] = [];
const guests: Guest[] = [];

beforeAll(async () => {
  await Promise.all([buildProgram(), buildServer()]);
  await Promise.all([server.open(), withPatience.open()]);
});
afterAll(async () => {
  await withPatience.remove();
  await server.remove();
  rmSync(home, { recursive: true });
});
afterEach(() => {
  for (const terminal of terminals.splice(0)) terminal.end();
  for (const guest of guests.splice(0)) guest.leave();
});

function open(...args: string[]): Pty {
  return openAt(server, ...args);
}

function openAt({ url }: TestServer, ...args: string[]): Pty {
  const terminal = new Pty(args, { env: { XDG_STATE_HOME: home, BUCK_SERVER: url } });
  terminals.push(terminal);
  return terminal;
}

/** Creates a table from the terminal and joins it. */
async function hostTable(...options: string[]): Promise<{ terminal: Pty; link: string; code: string }> {
  return sitDownAt(open("host", "--name", "Zoe", "--pace", "quick", ...options));
}

async function sitDownAt(terminal: Pty): Promise<{ terminal: Pty; link: string; code: string }> {
  await terminal.shows(/Only this machine can open it[^]*Press Enter/);
  const link = /http:\S+\/t\/\S+/.exec(terminal.screen)?.[0] ?? "";
  const code = parseTableLink(link, "")?.code ?? "";
  terminal.press("\r");
  await terminal.shows(/You are the host/);
  return { terminal, link, code };
}

/** Presses the first key that is offered until the terminal has shown the text. */
async function playUntil(terminal: Pty, wanted: RegExp): Promise<void> {
  const reached = terminal.sees(wanted);
  for (;;) {
    await Promise.race([reached, terminal.shows(/\[\w[ ,\]][^]*q leave/)]);
    // Both may come at once; one key too many would start another game.
    if (terminal.hasSeen(wanted)) return;
    const key = /\[(\w)[ ,\]]/.exec(terminal.screen)?.[1] ?? "";
    terminal.ignoreScreen();
    terminal.press(key);
  }
}

describe("at a live table", () => {
  test("a terminal, two other clients and a bot finish a game; a lost terminal and a killed server do not matter", async () => {
    const { terminal, link, code } = await hostTable("--rule", "startScore=10", "--bots", "1");
    for (const [position, name] of [
      [1, "Ann"],
      [2, "Bob"],
    ] as const) {
      const guest = new Guest(server.url, code);
      guests.push(guest);
      await guest.sit(position, name);
    }
    await terminal.shows(/start the game/);
    terminal.press("g");
    await playUntil(terminal, /takes the trick/);

    terminal.end();
    const again = open("join", link);
    await again.shows(/Buck Euchre[^]*Zoe/);
    await server.kill();
    await again.sees(/Connection lost/);
    await server.open();
    // The host's role may have passed on meanwhile; then another game can only be asked for.
    await playUntil(again, /play again|ask for another game/);

    await guests[0]?.until(({ game }) => game?.view.gameOver === true);
    const players = guests[0]?.frame?.game?.view.players ?? [];
    expect(players.map(({ name }) => name).slice(0, 3)).toEqual(["Zoe", "Ann", "Bob"]);
    again.press("q");
    await again.shows(/Leave the game/);
    again.press("y");
    expect(await again.exited).toBe(0);
    expect(again.output).toContain(`To come back: buck-euchre join ${link}`);
  });

  test("classic Euchre is played to its end", async () => {
    const args = ["host", "euchre", "--name", "Zoe", "--rule", "targetScore=1", "--bots", "3"];
    const { terminal } = await sitDownAt(open(...args));
    await terminal.shows(/start the game/);
    terminal.press("g");
    await playUntil(terminal, /play again/);
    expect(terminal.output).toMatch(/turned up/);
  });

  test("somebody watches: nobody's cards are shown, and talk is heard", async () => {
    const { terminal, code } = await hostTable("--bots", "hard,expert,easy");
    const watcher = open("watch", code, "--name", "Wil");
    await terminal.shows(/start the game/);
    terminal.press("g");
    await terminal.shows(/expert bot[^]*Your hand/);
    await watcher.shows(/You are watching: nobody's cards are shown/);
    expect(watcher.screen).not.toContain("Your hand");
    terminal.press("tgood luck\r");
    await terminal.shows(/Zoe: good luck/);
    terminal.press("\u0003");
    expect(await terminal.exited).toBe(130);
    expect(terminal.output).toContain("To come back: buck-euchre join http");
  });

  test("programs watch, too: every frame is a line of JSON", async () => {
    const { out } = await runProcess(["host", "--json"], "", {
      XDG_STATE_HOME: home,
      BUCK_SERVER: server.url,
    });
    const { link } = JSON.parse(out) as { link: string };
    const watcher = open("watch", link, "--json");
    await watcher.sees(/"role":"watcher"/);
    const frames = watcher.output.split(/\r?\n/).filter((line) => line.endsWith("}"));
    expect(frames.map((line) => (JSON.parse(line) as { version: number }).version)).toContain(1);
  });

  test("a table that cannot be made is JSON, too", async () => {
    const refused = await runProcess(["host", "--json", "--server", "http://127.0.0.1:1"]);
    expect(JSON.parse(refused.out)).toMatchObject({ ok: false, code: "NO_CONNECTION" });
    expect(refused.exitCode).toBe(5);
  });

  test("line by line, news does not run into the question, and the question comes again below it", async () => {
    const terminal = openAt(withPatience, "host", "--lines", "--plain", "--name", "Zoe");
    await terminal.sees(/You are the host\.[^]*4 expert bot\]: $/);
    expect(terminal.output).toMatch(
      /A table - http:\S+ - Buck Euchre\r\n {2}Zoe\r\n {4}host\r\n {2}\(free\)/,
    );
    const guest = new Guest(
      withPatience.url,
      parseTableLink(/http:\S+/.exec(terminal.output)?.[0] ?? "", "")?.code ?? "",
    );
    guests.push(guest);
    terminal.press("x");
    await guest.sit(3, "Ann");
    await terminal.sees(/4 expert bot\]: xAnn sits down\s+\[.*4 expert bot\]: x$/);
    await withPatience.kill();
    await terminal.sees(/Connection lost\. Trying again; your seat is kept\.\s+\[.*4 expert bot\]: x$/);
    await withPatience.open();
    await terminal.sees(/Connected again\.[^]*4 expert bot\]: x$/);
    terminal.press("\u007F4\r");
    await terminal.sees(/sits down\s[^]*4 expert bot, x remove a bot\]: $/);
  });

  test("the key to a seat is kept where nobody else can read it", async () => {
    const { exitCode } = await runProcess(["host", "--json"], "", {
      XDG_STATE_HOME: home,
      BUCK_SERVER: server.url,
    });
    expect(exitCode).toBe(0);
    expect(statSync(join(home, "buck-euchre", "seats.json")).mode & 0o777).toBe(0o600);
  });

  test("a second person on the host's machine gets a seat of their own, and comes back to it", async () => {
    const { terminal, link } = await hostTable();
    const second = open("join", link, "--name", "Ann");
    await second.shows(/Your seat here is open in another window/);
    second.press("n\r");
    await second.shows(/Waiting for the host to start/);
    await terminal.sees(/Ann sits down/);
    second.end();
    await second.exited;
    const back = open("join", link, "--name", "Ann");
    await back.shows(/Your seat here is open in another window/);
    back.press("n\r");
    await back.shows(/Waiting for the host to start/);
    expect(back.screen).toContain("Zoe");
    expect(back.screen).not.toContain("Ann 2");
  });

  test("host --json makes a table that join finds, and a full one sends people to watch", async () => {
    const env = { XDG_STATE_HOME: home, BUCK_SERVER: server.url };
    const { out } = await runProcess(["host", "--json"], "", env);
    const { link, code } = JSON.parse(out) as { link: string; code: string };
    for (const position of [1, 2, 3] as const) {
      const guest = new Guest(server.url, code);
      guests.push(guest);
      await guest.sit(position, `Guest ${position}`);
    }
    const other = { ...env, XDG_STATE_HOME: join(home, "other") };
    const full = await runProcess(["join", link, "--name", "Late"], "", other);
    expect(full.exitCode).toBe(1);
    expect(full.err).toContain(`buck-euchre watch ${link}`);
  });

  test.each([
    ["no such table", ["join", "ACDE-FGHJ-2345"], 5, "There is no such table."],
    ["no server", ["join", "http://127.0.0.1:1/t/ACDE-FGHJ-2345"], 5, "cannot be reached"],
    ["no link", ["watch", "hello"], 2, '"hello" is not the link or the code'],
    ["no address", ["host", "--server", "localhost"], 2, "not the address of a server"],
    ["nobody to host", ["host", "--server", "http://127.0.0.1:1"], 5, "no Buck Euchre server"],
  ])("%s ends with a sentence and a code", async (_, args, exitCode, sentence) => {
    const ended = await runProcess(args, "", { XDG_STATE_HOME: home, BUCK_SERVER: server.url });
    expect(ended).toMatchObject({ exitCode, err: expect.stringContaining(sentence) });
  });
});
