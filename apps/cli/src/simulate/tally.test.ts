import { buck } from "@buck/engine";
import { expect, test } from "vitest";
import { Tally } from "./tally.ts";

test("games that nobody has won are counted, and win nothing for anybody", () => {
  const tally = new Tally("buck");
  tally.finish(buck.create());
  const summary = tally.summary("s", { seats: [0, 1, 2, 3], levels: ["easy", "easy", "easy", "easy"] });
  expect(summary).toMatchObject({ games: 1, unfinished: 1, seats: [{ wins: 0, winShare: 0 }, {}, {}, {}] });
});
