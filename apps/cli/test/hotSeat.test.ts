import { describe, expect, test } from "vitest";
import { seeded } from "../src/table/random.ts";
import { autopilot } from "./support/autopilot.ts";
import { runInProcess } from "./support/inProcess.ts";
import { PACK } from "./support/process.ts";
import { typing } from "./support/fakeTerminal.ts";
import type { FakeOptions } from "./support/fakeTerminal.ts";

const FOUR = ["Ann", "Human", "Bob", "Human", "Cy", "Human", "Dee", "Human"];
const EUCHRE = ["euchre", PACK, "noshuffle", "2", ...FOUR];
const BUCK = ["buck", PACK, "noshuffle", "15", ...FOUR];

describe.each([
  ["euchre", "shuffle", "2", / win!\n$/],
  ["euchre", "noshuffle", "3", / win!\n$/],
  ["buck", "shuffle", "10", / wins!\n$/],
])("%s %s played by people who mistype", (game, order, points, ending) => {
  test.each(["a", "b", "c", "d", "e"])("seed %s comes to an end", async (seed) => {
    const args = [game, PACK, order, points, ...FOUR, "--seed", seed];
    const { exitCode, out, err } = await runInProcess(args, autopilot(seeded(seed)));
    expect({ exitCode, err }).toEqual({ exitCode: 0, err: "" });
    expect(out).toMatch(ending);
  });
});

/** What a prompt and a wrong answer lead to: the sentence, and the same prompt again. */
test.each([
  ["a word for y or n", EUCHRE, ["maybe"], "Please answer y or n.\nOrder up Clubs as trump? (y/n): "],
  [
    "the suit turned down",
    EUCHRE,
    ["n", "n", "n", "n", "Clubs"],
    "Clubs were turned down. Call another suit.\n",
  ],
  [
    "a dealer who passes twice",
    EUCHRE,
    ["n", "n", "n", "n", "pass", "pass", "pass", "pass"],
    "The dealer must call a suit and cannot pass.\nAnn, the dealer must call a suit (Spades, Hearts, Diamonds): ",
  ],
  ["a number no card has", EUCHRE, ["y", "n", "6"], "Please enter a card's number from 0 to 5.\n"],
  [
    "a card that does not follow",
    EUCHRE,
    ["n", "n", "n", "n", "spades", "n", "0", "4"],
    "Illegal move! You must follow suit. Play a Spades.\nCy, pick a card to play [0-4]: ",
  ],
  ["a bid too low", BUCK, ["3", "2"], "Please answer 4, 5 or pass.\nCy, bid 4, 5 or pass: "],
])("%s is refused and asked again", async (_, args, typed, expected) => {
  const { exitCode, out } = await runInProcess(args, typing(...typed));
  expect(exitCode).toBe(4);
  expect(out).toContain(expected);
});

test("the left bower is a trump: it is marked, and it must follow", async () => {
  const { out } = await runInProcess(EUCHRE, typing("y", "n", "0", "2"));
  expect(out).toContain("  [2] Jack of Spades [TRUMP - LEFT BOWER]\n");
  expect(out).toContain("  [5] Jack of Clubs [TRUMP - RIGHT BOWER]\n");
  expect(out).toContain("Jack of Spades led by Bob\n");
});

test("a partner sits out: three cards are a trick, and a dealer who sits out picks nothing up", async () => {
  const typed = typing("n", "y", "y", "0", "0", "0");
  const { out } = await runInProcess(EUCHRE, typed);
  expect(out).toContain("Cy goes alone\nAnn sits out\n");
  expect(out).not.toContain("picked up");
  expect(out).toMatch(/led by Bob[^]*played by Cy[^]*played by Dee\n\w+ takes the trick/);
});

test("with bots in every seat it runs by itself and is the same for the same seed", async () => {
  const args = ["euchre", PACK, "shuffle", "5", "A", "Medium", "B", "easy", "C", "MEDIUM", "D", "Easy"];
  const first = await runInProcess([...args, "--seed", "1"]);
  expect(first.exitCode).toBe(0);
  expect(await runInProcess([...args, "--seed", "1"])).toEqual(first);
  expect((await runInProcess([...args, "--seed", "2"])).out).not.toBe(first.out);
});

test("a game in which nobody ever bids is stopped", async () => {
  const { exitCode, err } = await runInProcess(BUCK, () => "pass");
  expect({ exitCode, err }).toEqual({ exitCode: 1, err: "Nobody has won after 1000 hands.\n" });
});

const WIPED = "\u001B[2J\u001B[3J\u001B[H";
const play = (options: FakeOptions) =>
  runInProcess(EUCHRE.with(3, "9"), autopilot(seeded("wiped")), { isInteractive: true, ...options });

describe("several people at a terminal", () => {
  test("all see how a hand ended, though the screen was wiped since", async () => {
    const { out } = await play({});
    const screens = out.split(WIPED).filter((screen) => screen !== "");
    const nextHand = screens.find((screen) => /Hand 1\n[^]*'s hand:/.test(screen)) ?? "";
    expect(nextHand).toMatch(/takes the trick\n\n\w+ and \w+ win the hand\n[^]*have \d points?\n\nHand 1\n/);
    expect(nextHand.match(/--- Trick/g)).toHaveLength(1);
    expect(screens.filter((screen) => screen.startsWith("\n"))).toEqual([]);
  });

  test("the next hand is not shown for an Enter too many", async () => {
    const { out } = await runInProcess(EUCHRE, typing("ok", "n", "", "n", "y"), { isInteractive: true });
    expect(out).toContain("Bob's hand:");
    expect(out).not.toContain("Cy's hand:");
    expect(out.match(/Pass the terminal to Cy/g)).toHaveLength(4);
  });

  test("a dumb terminal is scrolled instead, and gets no escapes", async () => {
    const { out } = await play({ canRedraw: false, rows: 20 });
    expect(out).not.toContain("\u001B");
    expect(out).toMatch(/\n{20}Pass the terminal to/);
  });

  test("a narrow terminal does not tear markers apart", async () => {
    const { out } = await play({ columns: 40 });
    expect(out).toContain("  [2] Jack of Spades\n      [TRUMP - LEFT BOWER]\n");
    expect(out).toContain("  [3] Nine of Clubs [TRUMP]\n");
  });
});
