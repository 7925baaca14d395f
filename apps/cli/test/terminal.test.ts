import { once } from "node:events";
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import stringWidth from "string-width";
import { buildProgram, PACK, runAndStop, runProcess, runUnread } from "./support/process.ts";
import { Pty } from "./support/pty.ts";
import type { PtyOptions } from "./support/pty.ts";

const ENTER_SCREEN = "\u001B[?1049h\u001B[?25l";
const LEAVE_SCREEN = "\u001B[?25h\u001B[?1049l";
const CTRL_C = "\u0003";
const ON_TURN = /Your hand[^]*i hint[^]*q leave/;
const PLAY = ["play", "buck", "--seed", "pty", "--name", "Zoe", "--pace", "none"];

let pty: Pty | null = null;
/** Where the program keeps what it saves; a new folder for each test. */
let home = "";
function open(args: readonly string[], options: PtyOptions = {}): Pty {
  pty = new Pty(args, { ...options, env: { XDG_STATE_HOME: home, ...options.env } });
  return pty;
}
beforeAll(buildProgram);
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), "buck-home-"));
});
afterEach(() => {
  pty?.end();
  rmSync(home, { recursive: true });
});

/** Leaves a game of each of these, which can be offered but not read; gives the folder they lie in. */
function leave(games: readonly string[]): string {
  const folder = join(home, "buck-euchre");
  mkdirSync(folder);
  for (const [index, game] of games.entries()) {
    const entry = { seq: 1, changes: [{ type: "gameStarted", rules: { game } }] };
    writeFileSync(join(folder, `game-${999_999_990 + index}.jsonl`), `${JSON.stringify(entry)}\n`);
  }
  return folder;
}

/** Answers whatever is asked with the first thing that may be answered, until the program ends. */
async function playOn(terminal: Pty): Promise<number> {
  const exited = terminal.exited.then(() => "exited" as const);
  while ((await Promise.race([terminal.shows(/q leave/), exited])) !== "exited") {
    const key = /\[(\w)[ ,\]]/.exec(terminal.screen)?.[1];
    terminal.ignoreScreen();
    if (key !== undefined) terminal.press(key);
  }
  return terminal.exited;
}

describe("play on a screen", () => {
  test("keys answer, an expert gives a hint, and a whole game is played to its standings", async () => {
    const terminal = open(PLAY);
    await terminal.shows(/medium bot[^]*Your hand[^]*i hint/);
    expect(terminal.output).toContain(ENTER_SCREEN);
    terminal.press("i");
    await terminal.shows(/Points to expect: \w+ \d? ?[+-]?\d\.\d/);
    expect(await playOn(terminal)).toBe(0);
    const [, after = ""] = terminal.output.split(LEAVE_SCREEN);
    expect(after).toMatch(/1\. \w+ -?\d+\r\n2\. /);
  });

  test("Ctrl-C puts the terminal back and says 130", async () => {
    const terminal = open(PLAY);
    await terminal.shows(/leave/);
    terminal.press(CTRL_C);
    expect(await terminal.exited).toBe(130);
    expect(terminal.output.lastIndexOf(LEAVE_SCREEN)).toBeGreaterThan(
      terminal.output.lastIndexOf(ENTER_SCREEN),
    );
  });

  test("help opens and closes, the last trick is told, and q asks before it leaves", async () => {
    const terminal = open(PLAY);
    // On her own turn: nothing else is drawn until she answers.
    await terminal.shows(ON_TURN);
    terminal.press("?");
    await terminal.shows(/name spades, hearts, diamonds or clubs/);
    terminal.press(" ");
    await terminal.shows(ON_TURN);
    terminal.press("l");
    await terminal.shows(/No trick has been taken/);
    terminal.press("q");
    await terminal.shows(/Leave the game\?/);
    terminal.press("n");
    await terminal.shows(ON_TURN);
    terminal.press("q");
    await terminal.shows(/Leave the game\?/);
    terminal.press("y");
    expect(await terminal.exited).toBe(0);
    expect(terminal.output).toContain("You left the game.");
  });

  test.each([
    ["left", (terminal: Pty) => terminal.press("qy")],
    ["killed", (terminal: Pty) => terminal.end()],
  ])("a game that was %s goes on where it was, once somebody wants to", async (_, leave) => {
    const terminal = open(PLAY);
    await terminal.shows(/Your hand[^]*q leave/);
    const hand = /Your hand.*/.exec(terminal.screen)?.[0] ?? "no hand";
    leave(terminal);
    await terminal.exited;
    const again = open(PLAY);
    await again.shows(/You left a game of Buck Euchre in hand 1\. Continue it\?/);
    again.press("y");
    await again.shows(/Hand 1\s[^]*turned up[^]*q leave/);
    expect(again.screen).toContain(hand);
    expect(await playOn(again)).toBe(0);
    const third = open(PLAY);
    await third.shows(/Your hand/);
    expect(third.output).not.toContain("Continue it?");
  });

  test("a game that nobody wants to go on with is forgotten", async () => {
    const terminal = open(PLAY);
    await terminal.shows(/Your hand/);
    terminal.end();
    await terminal.exited;
    const again = open(["play"]);
    await again.shows(/Continue it\?[^]*n\s+starts\s+a\s+new\s+game\s+and\s+drops\s+this\s+one/);
    again.press("\r");
    again.press("n");
    await again.shows(/Your hand/);
    expect(readdirSync(join(home, "buck-euchre"))).toHaveLength(1);
  });

  test.each([
    [[], ["euchre", "buck"], "Buck Euchre"],
    [["euchre"], ["buck", "euchre"], "Euchre"],
  ])("play %j, where %j were left, offers %s and forgets that one at most", async (named, left, title) => {
    const folder = leave(left);
    const terminal = open(["play", ...named]);
    await terminal.shows(new RegExp(`You left a game of ${title} in hand`));
    terminal.press("n");
    await terminal.shows(/Your hand/);
    expect(readdirSync(folder)).toHaveLength(left.length);
  });

  test("play buck neither offers nor forgets a game of Euchre that was left", async () => {
    const folder = leave(["euchre"]);
    const terminal = open(["play", "buck"]);
    await terminal.shows(/Your hand/);
    expect(terminal.output).not.toContain("Continue it?");
    expect(readdirSync(folder)).toHaveLength(2);
  });

  test("a game that cannot be read is said to be spoilt, and is not offered again", async () => {
    const folder = leave(["buck"]);
    const terminal = open(PLAY);
    await terminal.shows(/Continue it\?/);
    terminal.press("y\r");
    expect(await terminal.exited).toBe(3);
    expect(terminal.output).toContain("cannot be read");
    expect(readdirSync(folder)).toEqual([]);
  });

  test("a narrow terminal gets a list, and a resize draws anew", async () => {
    const terminal = open(PLAY, { columns: 34, rows: 18 });
    await terminal.shows(/Your hand[^]*leave/);
    const widest = Math.max(...terminal.screen.split(/\r*\n/).map((line) => stringWidth(line)));
    expect(widest).toBeLessThanOrEqual(34);
    terminal.resize(80, 24);
    await terminal.shows(/─{78}/);
  });

  test.each([
    ["NO_COLOR", { NO_COLOR: "1" }, /\[3\dm/, /♠|♥|♦|♣/],
    ["no UTF-8", { LANG: "C" }, /[♠♥♦♣─]/, /\d (9|10|J|Q|K|A)[SHDC]/],
  ])("with %s it is plainer", async (_, env, forbidden, expected) => {
    const terminal = open(PLAY, { env });
    await terminal.shows(/Your hand[^]*leave/);
    expect(terminal.screen).toMatch(expected);
    expect(terminal.output).not.toMatch(forbidden);
  });
});

test("a dumb terminal is asked line by line", async () => {
  const terminal = open(PLAY, { env: { TERM: "dumb" } });
  await terminal.sees(/Your hand[^]*\[p pass, [^]*\]: /);
  expect(terminal.output).not.toContain("\u001B[?1049h");
  terminal.press("p\r");
  await terminal.sees(/Zoe passes/);
});

test.each([
  ["help", ["--help"]],
  ["help of a command", ["play", "--help"]],
  ["a game between bots", ["simulate", "--games", "1"]],
])("a reader who goes away is no error: %s", async (_, args) => {
  expect(await runUnread(args)).toEqual({ exitCode: 0, err: "" });
});

test("a signal adds no empty line to JSON", async () => {
  const silent = createServer().listen(0, "127.0.0.1");
  await once(silent, "listening");
  const connected = once(silent, "connection");
  const { port } = silent.address() as AddressInfo;
  const link = `http://127.0.0.1:${port}/t/ACDE-FGHJ`;
  const ended = await runAndStop(["watch", link, "--json"], connected);
  silent.close();
  expect(ended).toEqual({ exitCode: 143, out: "", err: "" });
});

describe("the hot seat at a terminal", () => {
  const FOUR = ["Ann", "Human", "Bob", "Human", "Cy", "Human", "Dee", "Human"];

  test("hides one player's hand from the next, and repeats what all have heard", async () => {
    const terminal = open(["euchre", PACK, "noshuffle", "10", ...FOUR]);
    await terminal.shows(/Pass the terminal to Bob/);
    expect(terminal.output).not.toContain("Bob's hand");
    terminal.press("ok\r");
    await terminal.shows(/Bob's hand:[^]*Order up/);
    terminal.press("n\r\r");
    await terminal.shows(/Pass the terminal to Cy[^]*Pass the terminal to Cy/);
    expect(terminal.output).not.toContain("Cy's hand");
    // Wiped with its scrollback, and nothing of Bob's hand was drawn since.
    expect(terminal.output).toContain("\u001B[2J\u001B[3J\u001B[H");
    terminal.press("ok\r");
    await terminal.shows(/Cy's hand:[^]*Order up/);
    expect(terminal.screen).toContain("Bob passes");
    expect(terminal.screen).not.toContain("Bob's hand");
    terminal.press(CTRL_C);
    expect(await terminal.exited).toBe(130);
    expect(terminal.output).toContain("The game is saved");

    const others = open(["euchre", PACK, "noshuffle", "9", ...FOUR]);
    await others.shows(/Pass the terminal to Bob/);
    others.end();
    const again = open(["euchre", PACK, "noshuffle", "10", ...FOUR]);
    await again.shows(/You left a game of \w+ ?\w* in hand 1\. Continue it\?/);
    again.press("y\r");
    await again.shows(/Pass the terminal to Cy/);
    again.press("ok\r");
    await again.shows(/Bob passes[^]*Cy's hand:[^]*Order up/);
  });

  test("asks a lone human without wiping the screen", async () => {
    const seats = ["Ann", "Human", "Bob", "Easy", "Cy", "Easy", "Dee", "Easy"];
    const terminal = open(["euchre", PACK, "shuffle", "1", ...seats, "--seed", "1"]);
    await terminal.shows(/Ann's hand/);
    expect(terminal.output).not.toContain("\u001B[2J");
  });
});

describe("replay on a screen", () => {
  let folder = "";
  let file = "";
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), "buck-cli-"));
    file = join(folder, "game.json");
    const bots = ["A", "Easy", "B", "Easy", "C", "Easy", "D", "Easy"];
    await runProcess(["euchre", PACK, "shuffle", "4", ...bots, "--seed", "1", "--save", file]);
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  test("steps, goes back, jumps to the next hand, plays by itself and leaves", async () => {
    const terminal = open(["replay", file]);
    await terminal.shows(/Step 1\.0\./);
    expect(terminal.screen).not.toMatch(/watching|Waiting/);
    terminal.press(" ");
    await terminal.shows(/Step 1\.1\./);
    terminal.press("\u001B[D");
    await terminal.shows(/Step 1\.0\./);
    terminal.press("n");
    await terminal.shows(/Step 2\.0\./);
    await terminal.shows(/hand 2/);
    terminal.press("a");
    await terminal.shows(/a stop/);
    terminal.press("q");
    expect(await terminal.exited).toBe(0);
    expect(terminal.output).toContain(LEAVE_SCREEN);
  });
});
