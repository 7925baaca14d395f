import { buck } from "@buck/engine";
import { expect, test } from "vitest";
import { parseTables } from "../storage/recentTables.ts";
import { cards, stackDeck } from "../cards/notation.ts";
import { positionAt, sideOf } from "./sides.ts";

test.each([
  [0, 0, "south"],
  [1, 0, "west"],
  [0, 3, "west"],
  [2, 1, "west"],
  [1, 3, "north"],
  [2, 3, "east"],
  [2, "spectator", "north"],
] as const)("seat %i is drawn for viewer %s in the %s", (position, viewer, side) => {
  expect(sideOf(position, viewer)).toBe(side);
  expect(positionAt(side, viewer)).toBe(position);
});

test("only whole entries are remembered tables", () => {
  const good = { code: "KXPM-27", name: "Friday" };
  expect(parseTables([good, { code: 3 }, null, "x", { code: "", name: "y" }])).toEqual([good]);
  expect(parseTables("KXPM-27")).toEqual([]);
});

test("a stacked deck deals what it says", () => {
  const hands = ["JD KH AC 10C 9S", "9H QS 9C KS AS", "JH AH QH AD QC", "9D KD JS 10S KC"] as const;
  for (const dealer of [0, 1, 2, 3] as const) {
    const joined = hands.reduce((state, _, seat) => {
      const result = buck.apply(state, { type: "ADD_PLAYER", id: `p${seat}`, name: `P${seat}` });
      return result.ok ? result.state : state;
    }, buck.create());
    const chosen = buck.apply(joined, { type: "CHOOSE_DEALER", dealerPosition: dealer });
    const dealt = buck.apply(chosen.ok ? chosen.state : joined, {
      type: "DEAL",
      deck: stackDeck({ dealer, hands, turnUp: "10D" }),
    });
    if (!dealt.ok) throw new Error(dealt.message);
    expect(dealt.state.players.map(({ hand }) => hand)).toEqual(hands.map(cards));
    expect(dealt.state.turnUpCard).toEqual(cards("10D")[0]);
  }
});
