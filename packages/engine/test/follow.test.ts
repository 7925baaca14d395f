import { POSITIONS } from "./four.ts";
import { describe, expect, test } from "vitest";
import { buck, euchre } from "../src/index.ts";
import type { Position } from "../src/index.ts";
import { BUCK } from "./buck.ts";
import * as buckTable from "./builders.ts";
import * as euchreTable from "./euchre/builders.ts";
import { EUCHRE } from "./euchre/euchre.ts";
import { someGames } from "./game.ts";
import { testFollow } from "./suites/follow.ts";

describe("buck", () => {
  testFollow(BUCK, someGames(BUCK, { count: 64, firstSeed: 6_000, stride: 37 }));
});

describe("euchre", () => {
  testFollow(EUCHRE, someGames(EUCHRE, { count: 64, firstSeed: 7_000, stride: 37 }));
});

const byBuck = (before: buck.GameState, after: buck.GameState) =>
  [...POSITIONS, "spectator" as const].map((viewer) => buck.ownNews(before, after, viewer));
const byEuchre = (before: euchre.GameState, after: euchre.GameState) =>
  [...POSITIONS, "spectator" as const].map((viewer) => euchre.ownNews(before, after, viewer));
const handOf = (state: buck.GameState | euchre.GameState, position: Position) => ({
  hand: state.players[position]?.hand,
});

describe("what a player alone learns", () => {
  test("are the cards dealt to them", () => {
    const { at, run, table, chooseDealer, deal, stack } = buckTable;
    const before = run(table(), chooseDealer(0));
    const after = run(before, deal(stack({}, 0)));
    expect(byBuck(before, after)).toEqual([...POSITIONS.map((seat) => handOf(after, seat)), null]);
    expect(byBuck(after, at("BIDDING"))).toEqual([null, null, null, null, null]);
  });

  test("is what they decided while decisions are secret", () => {
    const { at, fold, run, stay } = buckTable;
    const before = at("FOLDING_DECISION");
    const after = run(before, fold(2));
    expect(byBuck(before, after)).toEqual([null, null, { folded: true }, null, null]);
    expect(byBuck(after, run(after, stay(3)))).toEqual([null, null, null, { folded: false }, null]);
    const open = at("FOLDING_DECISION", { options: { folding: "clockwise" } });
    expect(byBuck(open, run(open, fold(2)))).toEqual([null, null, null, null, null]);
  });

  test("is the card the dealer puts away", () => {
    const { at, card, discard, run } = euchreTable;
    const before = at("DEALER_DISCARD", { turnUp: "9H" });
    const after = run(before, discard(0, "9H"));
    expect(byEuchre(before, after)).toEqual([{ discard: card("9H") }, null, null, null, null]);
  });
});
