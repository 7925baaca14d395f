import { readFileSync } from "node:fs";
import { euchre } from "@buck/engine";
import { expect, test } from "vitest";
import { decodeRecord } from "../../../src/index.ts";
import { testGolden } from "../suite.ts";
import { GOLDEN } from "./records.ts";

testGolden(GOLDEN);

function read(name: string) {
  const decoded = decodeRecord(readFileSync(new URL(`${name}.record.json`, GOLDEN.folder), "utf8"));
  if (!decoded.ok) throw new Error(decoded.code);
  return GOLDEN.replayed(decoded.record);
}

const resultsIn = (name: string) =>
  read(name)
    .events.flat()
    .flatMap((event) => (event.type === "roundScored" ? [event.result] : []));

test.each(["whos-deal", "command-line", "euchre-cli"] as const)(
  "%s is played by the rules of its name",
  (name) => {
    expect(read(name).options).toEqual(euchre.PRESETS[name]);
  },
);

test("whos-deal has a lone march, and command-line a euchre", () => {
  expect(resultsIn("whos-deal")).toContain("loneMarch");
  expect(resultsIn("command-line")).toContain("euchred");
});

test("euchre-cli has a black jack that was searched for, and the same dealer after all passed", () => {
  const { states, events } = read("euchre-cli");
  const turned = events.flat().flatMap((event) => (event.type === "dealerChosen" ? event.turned : []));
  expect(turned.at(-1)).toMatchObject({ rank: "JACK", suit: expect.stringMatching(/SPADES|CLUBS/) });
  const passed = events.findIndex((each) => each.some(({ type }) => type === "allPassed"));
  expect(states[passed + 1]?.dealerPosition).toBe(states[passed]?.dealerPosition);
});
