import { POSITIONS } from "@buck/engine/testing";
import { buck } from "@buck/engine";
import { describe, expect, test } from "vitest";
import { bidding, playing } from "../test/builders.ts";
import { seeded } from "../test/chance.ts";
import { playGame, seated } from "../test/games.ts";
import { COMBINATIONS } from "../test/options.ts";
import { chooseInProcess, LEVELS } from "./index.ts";
import type { Level } from "./index.ts";

const HANDS = 5;
/** A bot that searches is asked under every so-manieth combination of house rules. */
const STEP = { easy: 1, medium: 1, hard: 61, expert: 97 } as const;

interface Asked {
  readonly view: buck.View;
  readonly chosen: buck.Action;
}

function asked(level: Level, seed: number, options: buck.Options): readonly Asked[] {
  const found: Asked[] = [];
  const onChoice = (view: buck.View, chosen: buck.Action) => found.push({ view, chosen });
  // Half of the views come from easy play, where bots see positions they would never bring about.
  const others: Level = seed % 2 === 0 ? "easy" : "medium";
  playGame({ seats: [level, others, level, others], random: seeded(seed), options, onChoice }, HANDS);
  return found;
}

describe.each(LEVELS)("%s", (level) => {
  test("chooses a legal action under every combination of house rules", () => {
    for (const [seed, options] of COMBINATIONS.entries()) {
      if (seed % STEP[level] !== 0) continue;
      for (const { view, chosen } of asked(level, seed, options)) {
        expect(buck.legalActions(view), `seed ${seed}`).toContainEqual(chosen);
      }
    }
  });

  test("chooses the same again from the same view and the same chance", () => {
    const [options = buck.DEFAULT_OPTIONS] = COMBINATIONS;
    const views = asked("medium", 7, options)
      .map(({ view }) => view)
      .slice(0, 40);
    const choices = () => {
      const random = seeded(11);
      return views.map((view) => chooseInProcess({ game: "buck", level, view }, random));
    };
    expect(views.length).toBeGreaterThan(0);
    expect(choices()).toEqual(choices());
  });

  test("needs a view as it comes over the wire and nothing more", () => {
    const view: buck.View = JSON.parse(JSON.stringify(bidding("JS JC AS KS QS")));
    const choose = () => chooseInProcess({ game: "buck", level, view }, seeded(1));
    expect(buck.legalActions(view)).toContainEqual(choose());
  });

  test("asking a bot that is not on turn is a bug", () => {
    const state = seated(0);
    for (const viewer of [...POSITIONS, "spectator"] as const) {
      const question = { game: "buck", level, view: buck.view(state, viewer) } as const;
      expect(() => chooseInProcess(question, seeded(1))).toThrow(RangeError);
    }
  });
});

test("easy never bids what its hand cannot want, and plays any card", () => {
  const random = seeded(3);
  const chosen = (view: buck.View) => {
    const question = { game: "buck", level: "easy", view } as const;
    return new Set(Array.from({ length: 100 }, () => JSON.stringify(chooseInProcess(question, random))));
  };
  expect(chosen(bidding("9H 10D 9C 10S 9D")).size).toBe(1);
  expect(chosen(bidding("JS JC AS KS QS")).size).toBe(buck.legalActions(bidding("JS JC AS KS QS")).length);
  expect(chosen(playing("JS 9H 10D QD 9C")).size).toBe(5);
});
