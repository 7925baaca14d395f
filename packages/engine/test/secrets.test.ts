import { describe, expect, test } from "vitest";
import { buck, leftOf } from "../src/index.ts";
import { COMBINATIONS } from "./combinations.ts";
import { playGame } from "./driver.ts";
import type { Step } from "./driver.ts";
import { answerLeak, nameLeak, stepLeak, viewLeak } from "./leaks.ts";
import type { Game } from "./leaks.ts";
import { seeded } from "./random.ts";
import type { Rng } from "./random.ts";
import { hiddenFrom, isLaidOpen, mix, oppositeDecisions, otherWorld, VIEWERS } from "./worlds.ts";

const GAMES = Array.from({ length: 12 }, (_, seed) => ({
  seed: seed + 700,
  options: COMBINATIONS[(seed * 23) % COMBINATIONS.length] ?? buck.DEFAULT_OPTIONS,
}));

function stepsOf(game: (typeof GAMES)[number]): readonly Step[] {
  const steps: Step[] = [];
  playGame({ ...game, onStep: (step) => void steps.push(step) });
  return steps;
}

/** Everything one viewer could learn around one step that they should not. */
function leaksAround(game: Game, step: Step, viewer: buck.Viewer, rng: Rng) {
  const { before, action } = step;
  const played = action.type === "PLAY_CARD" ? action.cardId : null;
  const hidden = hiddenFrom(before, viewer);
  const anyWorld = { real: before, other: otherWorld(before, mix(rng, hidden)), viewer };
  const kept = hidden.filter((id) => id !== played);
  const sameNextCard = { real: before, other: otherWorld(before, mix(rng, kept)), viewer };
  const otherMinds = { real: before, other: oppositeDecisions(before, viewer), viewer };
  const found = [nameLeak(game, step, viewer), answerLeak(game, anyWorld)];
  for (const worlds of [anyWorld, sameNextCard, otherMinds]) {
    found.push(viewLeak(game, worlds), stepLeak(game, worlds, action));
  }
  return found.filter((leak) => leak !== null);
}

function leaksIn(game: Game, steps: readonly Step[], seed: number): readonly string[] {
  const rng = seeded(seed);
  return steps.flatMap((step) => VIEWERS.flatMap((viewer) => leaksAround(game, step, viewer, rng)));
}

describe("nobody can tell two worlds apart that differ in what is hidden from them", () => {
  test.each(GAMES)("%j", (game) => {
    expect(leaksIn(buck, stepsOf(game), game.seed)).toEqual([]);
  });
});

describe("a covered decision", () => {
  test.each([0, 1, 2, 3])("is heard and seen alike by all others, fold or stay: seed %i", (seed) => {
    const options = { ...buck.DEFAULT_OPTIONS, startScore: 25 } as const;
    const decisions = stepsOf({ seed, options }).filter(
      ({ action, after }) => action.type === "FOLD_DECISION" && after.phase === "FOLDING_DECISION",
    );
    const told = decisions.map(({ before, action, events, after }) => {
      if (action.type !== "FOLD_DECISION") return null;
      const flipped = buck.apply(before, { ...action, folded: !action.folded });
      const others = VIEWERS.filter((viewer) => viewer !== action.playerPosition);
      if (!flipped.ok) return null;
      return {
        real: JSON.stringify([events, others.map((viewer) => buck.view(after, viewer))]),
        flipped: JSON.stringify([flipped.events, others.map((viewer) => buck.view(flipped.state, viewer))]),
      };
    });
    expect(told.length).toBeGreaterThan(0);
    expect(told.map((each) => each?.real)).toEqual(told.map((each) => each?.flipped));
  });
});

describe("cards that are laid open", () => {
  test.each(GAMES)("are seen by everybody: %j", (game) => {
    const open = stepsOf(game)
      .map(({ after }) => after)
      .filter(isLaidOpen);
    const seen = open.flatMap((state) => VIEWERS.map((viewer) => buck.view(state, viewer)));
    const truth = open.flatMap((state) => VIEWERS.map(() => state));
    expect(open.length).toBeGreaterThan(0);
    expect(seen.map(({ blind }) => blind)).toEqual(truth.map(({ blind }) => blind));
    expect(seen.map(({ players }) => players.map(({ hand }) => hand))).toEqual(
      truth.map(({ players }) => players.map(({ hand }) => hand)),
    );
  });

  test("are not only the blind", () => {
    const open = GAMES.flatMap(stepsOf).filter(({ after }) => isLaidOpen(after));
    expect(open.some(({ after }) => after.players.some(({ hand }) => hand.length > 0))).toBe(true);
  });

  test.each(GAMES)("are never anybody's before: %j", (game) => {
    const closed = stepsOf(game)
      .map(({ after }) => after)
      .filter((state) => !isLaidOpen(state));
    const seen = closed.flatMap((state) => VIEWERS.map((viewer) => sightOf(buck.view(state, viewer))));
    expect(seen).toEqual(closed.flatMap((state) => VIEWERS.map((viewer) => rightfulSight(state, viewer))));
  });
});

/** Whose cards a view shows, and how many cards it says each hand has. */
function sightOf({ blind, players }: buck.View): string {
  const hands = players.map(({ hand, cardCount }) => `${hand?.length ?? "closed"} of ${cardCount}`);
  return [...hands, blind === null ? "closed" : "open"].join();
}

function rightfulSight({ players }: buck.GameState, viewer: buck.Viewer): string {
  const hands = players.map(
    ({ position, hand: { length } }) => `${position === viewer ? length : "closed"} of ${length}`,
  );
  return [...hands, "closed"].join();
}

function withEvent(apply: typeof buck.apply, hint: (state: buck.GameState) => number): typeof buck.apply {
  return (state, action) => {
    const result = apply(state, action);
    if (!result.ok) return result;
    const event = { type: "dealt", round: hint(state), dealerPosition: 0 } as const;
    return { ...result, events: [...result.events, event] };
  };
}

const LEAKY: readonly (Partial<Game> & { readonly leak: string })[] = [
  { leak: "shows the blind", view: (state, viewer) => ({ ...buck.view(state, viewer), blind: state.blind }) },
  {
    leak: "shows the neighbour's hand",
    view: (state, viewer) => {
      const view = buck.view(state, viewer);
      if (viewer === "spectator") return view;
      const players = view.players.map((player, seat) =>
        player.position === leftOf(viewer)
          ? Object.assign({}, player, { hand: state.players[seat]?.hand ?? null })
          : player,
      );
      return { ...view, players };
    },
  },
  {
    leak: "hints at a jack under the turn-up",
    view: (state, viewer) => ({
      ...buck.view(state, viewer),
      gameId: String(state.blind.slice(1).some(({ rank }) => rank === "JACK")),
    }),
  },
  {
    leak: "lets a covered decision through",
    view: (state, viewer) => ({
      ...buck.view(state, viewer),
      gameId: state.players.map(({ folded }) => folded).join(),
    }),
  },
  {
    leak: "counts somebody's spades in an event",
    apply: withEvent(
      buck.apply,
      ({ players }) => players[2]?.hand.filter(({ suit }) => suit === "SPADES").length ?? 0,
    ),
  },
  {
    leak: "refuses with a hint",
    apply: (state, action) => {
      const result = buck.apply(state, action);
      return result.ok ? result : { ...result, message: state.players[3]?.hand[0]?.id ?? "" };
    },
  },
];

describe("the search notices a game that", () => {
  const steps = stepsOf({ seed: 1, options: buck.DEFAULT_OPTIONS }).slice(0, 60);

  test.each(LEAKY)("$leak", (leaky) => {
    expect(leaksIn({ ...buck, ...leaky }, steps, 1).length).toBeGreaterThan(0);
  });
});
