import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, test } from "vitest";
import { buildProgram, PACK, runProcess } from "./support/process.ts";

const FOUR = ["Alice", "Human", "Bob", "Human", "Charlie", "Human", "Dave", "Human"];

/** Whole games with piped input; `vitest -u` writes the transcripts anew. Only easy bots: the others change when they improve. */
const GAMES = [
  { name: "euchre-noshuffle", args: ["euchre", PACK, "noshuffle", "4", ...FOUR] },
  { name: "euchre-shuffle", args: ["euchre", PACK, "shuffle", "3", ...FOUR, "--seed", "golden"] },
  { name: "buck-shuffle", args: ["buck", PACK, "shuffle", "10", ...FOUR, "--seed", "golden"] },
  { name: "play-euchre", args: ["play", "euchre", "--name", "Zoe", "--bots", "easy", "--seed", "golden"] },
];

beforeAll(buildProgram);

describe("golden transcripts", () => {
  test.for(GAMES)("$name", { timeout: 30_000 }, async ({ name, args }) => {
    const file = new URL(`golden/${name}`, import.meta.url).pathname;
    const input = readFileSync(`${file}.in`, "utf8");
    const { exitCode, out, err } = await runProcess(args, input);
    expect({ exitCode, err }).toEqual({ exitCode: 0, err: "" });
    await expect(out).toMatchFileSnapshot(`${file}.out`);
  });
});
