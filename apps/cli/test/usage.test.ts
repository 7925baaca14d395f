import { expect, test } from "vitest";
import { runInProcess } from "./support/inProcess.ts";
import { PACK } from "./support/process.ts";

const FOUR = ["A", "Human", "B", "Human", "C", "Human", "D", "Human"];
const BOTS = ["A", "Medium", "B", "Medium", "C", "Medium", "D", "Medium"];
const FIXTURES = new URL("fixtures/", import.meta.url).pathname;

test.each([
  ["an unknown command", ["paly"], "Did you mean play?"],
  ["neither shuffle nor noshuffle", ["euchre", PACK, "maybe", "10", ...FOUR], 'not "maybe"'],
  ["no points", ["euchre", PACK, "shuffle", "0", ...FOUR], "whole number above 0"],
  ["three players", ["euchre", PACK, "shuffle", "10", ...FOUR.slice(2)], "4 players are needed"],
  [
    "an unknown type",
    ["euchre", PACK, "shuffle", "9", "A", "Robot", ...FOUR.slice(2)],
    'A cannot be of the type "Robot": it is Human, Easy, Medium, Hard or Expert.',
  ],
  ["one name twice", ["euchre", PACK, "shuffle", "9", ...FOUR.slice(2), "D", "Human"], "called D"],
  [
    "one name twice, but for case and spaces",
    ["euchre", PACK, "shuffle", "9", " d ", "Human", ...FOUR.slice(2)],
    "called D",
  ],
  [
    "an empty name",
    ["euchre", PACK, "shuffle", "9", " ", "Human", ...FOUR.slice(2)],
    "Player 0 needs a name",
  ],
  ["a start score Buck does not have", ["buck", PACK, "shuffle", "12", ...FOUR], "startScore cannot be 12"],
  ["a rule without a value", ["play", "--rule", "folding"], "reads name=value"],
  [
    "an unknown rule",
    ["play", "--rule", "jokers=2"],
    'Buck Euchre has no house rule "jokers".\nHouse rules of',
  ],
  ["a word that a rule does not take", ["play", "euchre", "--rule", "canadian=maybe"], "canadian can be "],
  [
    "a rule of the other game",
    ["play", "euchre", "--rule", "folding=secret"],
    'Euchre has no house rule "folding"',
  ],
  ["a start score that is no number", ["buck", PACK, "shuffle", "ten", ...FOUR], "startScore cannot be ten"],
  ["an unknown level", ["play", "--bots", "genius"], "easy, medium, hard or expert"],
  ["two levels for three bots", ["play", "--bots", "easy,medium"], "or 3 separated"],
  ["more bots than seats", ["host", "--bots", "easy,easy,easy,easy"], "room for 0 to 3"],
  [
    "bots without their host",
    ["host", "--json", "--bots", "2"],
    "--bots goes with neither --json nor --no-join",
  ],
  [
    "bots of a host who does not join",
    ["host", "--no-join", "--bots", "easy"],
    "Bots sit down with the host",
  ],
  ["an unknown level of a host's bots", ["host", "--bots", "genius"], "easy, medium, hard or expert"],
  ["a host's name that is too long", ["host", "--name", "a".repeat(40)], "1 to 24 letters"],
  ["an empty name at a live table", ["join", "ACDE-FGHJ", "--name", ""], "1 to 24 letters"],
  ["an empty name of a watcher", ["watch", "ACDE-FGHJ", "--name", " "], "1 to 24 letters"],
  ["an empty name against bots", ["play", "--name", ""], "1 to 24 letters"],
  ["no games to simulate", ["simulate", "--games", "0"], "above 0"],
])("%s is wrong usage: exit code 2 and a sentence", async (_, args, sentence) => {
  const { exitCode, out, err } = await runInProcess(args);
  expect(exitCode).toBe(2);
  expect(err).toContain(sentence);
  expect(out).toBe("");
});

test.each([
  ["a pack that is not there", "missing.txt", "missing.txt cannot be read: it is not there."],
  ["a pack with a card twice", "twice.txt", "twice.txt, line 7: Nine of Spades is on line 1 already."],
])("%s is refused with exit code 3", async (_, file, sentence) => {
  const { exitCode, err } = await runInProcess(["euchre", FIXTURES + file, "shuffle", "10", ...FOUR]);
  expect(exitCode).toBe(3);
  expect(err).toContain(sentence);
});

test.each([
  ["into a folder that is not there", "missing/game.json", "it is not there"],
  ["over a folder", ".", "it is a folder"],
])("a game that could not be saved %s is not begun", async (_, file, reason) => {
  const path = FIXTURES + file;
  const { exitCode, out, err } = await runInProcess(["play", "--save", path]);
  expect({ exitCode, err }).toEqual({ exitCode: 3, err: `${path} cannot be written: ${reason}.\n` });
  expect(out).toBe("");
});

test.each([
  ["euchre", "10", "target-score=2"],
  ["buck", "15", "startScore=10"],
])("%s: points given twice and differently are refused", async (game, points, rule) => {
  const { exitCode, out, err } = await runInProcess([game, PACK, "shuffle", points, ...FOUR, "--rule", rule]);
  expect({ exitCode, out }).toEqual({ exitCode: 2, out: "" });
  expect(err).toContain("The points are given twice");
});

test("points given twice and alike are fine", async () => {
  const args = ["euchre", PACK, "shuffle", "2", ...BOTS, "--seed", "1", "--rule", "target-score=2"];
  expect(await runInProcess(args)).toMatchObject({ exitCode: 0, err: "" });
});

test("what a pack file says cannot change the terminal", async () => {
  const { exitCode, err } = await runInProcess(["euchre", `${FIXTURES}escape.txt`, "shuffle", "10", ...FOUR]);
  expect(exitCode).toBe(3);
  expect(err).toContain('"?[2J?[31mNine of Spades" is not a card');
});

test("a name cannot forge a line", async () => {
  const forger = ["Ann\nBob wins!\u001B[2J", "Medium", ...BOTS.slice(2)];
  const { exitCode, out } = await runInProcess(["euchre", PACK, "shuffle", "2", ...forger, "--seed", "1"]);
  expect(exitCode).toBe(0);
  expect(out).toContain("Ann Bob wins![2J");
  expect(out).not.toMatch(/^Bob wins!/m);
  expect(out).not.toContain("\u001B");
});
