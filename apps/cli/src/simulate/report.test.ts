import { buck } from "@buck/engine";
import { expect, test } from "vitest";
import { PLAIN_STYLE } from "../terminal/style.ts";
import { Tally, reportOf } from "./tally.ts";

test("who has won nothing has an interval all the same", () => {
  const tally = new Tally("buck");
  for (let game = 0; game < 100; game += 1) tally.finish(buck.create());
  const summary = tally.summary("s", { seats: [0, 1, 2, 3], levels: ["easy", "easy", "easy", "easy"] });
  const report = reportOf(summary, { title: "Buck Euchre", ms: 1, style: PLAIN_STYLE });
  expect(report[2]).toContain("0 won   0.0 % +/-  3.7 %");
});
