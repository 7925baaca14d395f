import { POSITIONS } from "@buck/engine/testing";
import { buck } from "@buck/engine";
import { describe, expect, test } from "vitest";
import { bidding, playing } from "../test/builders.ts";
import { seeded } from "../test/chance.ts";
import { everywhere, playGame, seated } from "../test/games.ts";
import { COMBINATIONS } from "../test/options.ts";
import { chooseInProcess, LEVELS, sampleState } from "./index.ts";
import type { Level } from "./index.ts";
import { searches } from "./levels.ts";

const PLAYERS = buck.OPTION_VALUES.players;
/** Who searches is asked under one combination of house rules for each number of players. */
const SOME = 47;

/** Tables of every number of players under other house rules each time. */
function tablesFor(level: Level): readonly buck.Options[] {
  const combinations = searches(level) ? PLAYERS.map((_, index) => index * SOME) : COMBINATIONS.keys();
  return [...combinations].map((number, index) => {
    const options = COMBINATIONS[number] ?? buck.DEFAULT_OPTIONS;
    return { ...options, players: PLAYERS[index % PLAYERS.length] ?? options.players };
  });
}

interface Asked {
  readonly view: buck.View;
  readonly chosen: buck.Action;
}

function asked(level: Level, seed: number, options: buck.Options): readonly Asked[] {
  const found: Asked[] = [];
  const onChoice = (view: buck.View, chosen: buck.Action) => found.push({ view, chosen });
  // Half of the views come from easy play, where bots see positions they would never bring about.
  const others: Level = seed % 2 === 0 ? "easy" : "medium";
  const seats = everywhere(level, options).map((own, seat) => (seat % 2 === 0 ? own : others));
  playGame({ seats, random: seeded(seed), options, onChoice }, searches(level) ? 1 : 3);
  return found;
}

describe.each(LEVELS)("%s", (level) => {
  test("chooses a legal action with every number of players, under all kinds of house rules", () => {
    for (const [seed, options] of tablesFor(level).entries()) {
      for (const { view, chosen } of asked(level, seed, options)) {
        expect(buck.legalActions(view), `seed ${seed}`).toContainEqual(chosen);
      }
    }
  });

  test.each(PLAYERS)("chooses the same whatever the others hold (%i players)", (players) => {
    const options = { ...buck.DEFAULT_OPTIONS, players };
    const views = asked("medium", 5, options).map(({ view }) => view);
    for (const [index, view] of views.entries()) {
      if (index % 5 > 0 || view.viewer === "spectator") continue;
      const other = buck.view(sampleState("buck", view, seeded(index)), view.viewer);
      const choose = (seen: buck.View) => chooseInProcess({ game: "buck", level, view: seen }, seeded(11));
      expect(choose(other), `choice ${index}`).toEqual(choose(view));
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

test.each(PLAYERS)("the levels play differently with %i players", (players) => {
  const options = { ...buck.DEFAULT_OPTIONS, players };
  const views = asked("medium", 9, options)
    .map(({ view }) => view)
    .slice(0, 24);
  const styles = LEVELS.map((level) =>
    views.map((view) => JSON.stringify(chooseInProcess({ game: "buck", level, view }, seeded(4)))).join(),
  );
  expect(new Set(styles).size).toBe(LEVELS.length);
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
