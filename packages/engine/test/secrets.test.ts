import { describe, expect, test } from "vitest";
import { buck, leftOf, seatsOf } from "../src/index.ts";
import type { Viewer } from "../src/index.ts";
import { BUCK } from "./buck.ts";
import { someGames, stepsOf } from "./game.ts";
import { leaksIn } from "./leaks.ts";
import type { Secrets } from "./leaks.ts";
import { BUCK_SECRETS } from "./secrets.ts";
import { isLaidOpen, VIEWERS, viewersFrom } from "./worlds.ts";

const GAMES = someGames(BUCK, { count: 4, firstSeed: 700, stride: 23 });

const viewersOf = ({ options }: buck.GameState) => viewersFrom(buck.seats(options));

describe("nobody can tell two worlds apart that differ in what is hidden from them", () => {
  test.each(GAMES)("%j", (game) => {
    expect(leaksIn(BUCK_SECRETS, stepsOf(BUCK, game), game.seed)).toEqual([]);
  });
});

describe("a covered decision", () => {
  test.each([0, 1, 2, 3])("is heard and seen alike by all others, fold or stay: seed %i", (seed) => {
    const options = { ...buck.DEFAULT_OPTIONS, startScore: 25 } as const;
    const decisions = stepsOf(BUCK, { seed, options }).filter(
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
    const open = stepsOf(BUCK, game)
      .map(({ after }) => after)
      .filter(isLaidOpen);
    const seen = open.flatMap((state) => viewersOf(state).map((viewer) => buck.view(state, viewer)));
    const truth = open.flatMap((state) => viewersOf(state).map(() => state));
    expect(open.length).toBeGreaterThan(0);
    expect(seen.map(({ blind }) => blind)).toEqual(truth.map(({ blind }) => blind));
    expect(seen.map(({ players }) => players.map(({ hand }) => hand))).toEqual(
      truth.map(({ players }) => players.map(({ hand }) => hand)),
    );
  });

  test("are not only the blind", () => {
    const open = GAMES.flatMap((game) => stepsOf(BUCK, game)).filter(({ after }) => isLaidOpen(after));
    expect(open.some(({ after }) => after.players.some(({ hand }) => hand.length > 0))).toBe(true);
  });

  test.each(GAMES)("are never anybody's before: %j", (game) => {
    const closed = stepsOf(BUCK, game)
      .map(({ after }) => after)
      .filter((state) => !isLaidOpen(state));
    const seen = closed.flatMap((state) =>
      viewersOf(state).map((viewer) => sightOf(buck.view(state, viewer))),
    );
    expect(seen).toEqual(
      closed.flatMap((state) => viewersOf(state).map((viewer) => rightfulSight(state, viewer))),
    );
  });
});

/** Whose cards a view shows, and how many cards it says each hand has. */
function sightOf({ blind, players }: buck.View): string {
  const hands = players.map(({ hand, cardCount }) => `${hand?.length ?? "closed"} of ${cardCount}`);
  return [...hands, blind === null ? "closed" : "open"].join();
}

function rightfulSight({ players }: buck.GameState, viewer: Viewer): string {
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

const LEAKY: readonly (Partial<Secrets<buck.Types>> & { readonly leak: string })[] = [
  { leak: "shows the blind", view: (state, viewer) => ({ ...buck.view(state, viewer), blind: state.blind }) },
  {
    leak: "shows the neighbor's hand",
    view: (state, viewer) => {
      const view = buck.view(state, viewer);
      if (viewer === "spectator") return view;
      const players = view.players.map((player, seat) =>
        player.position === leftOf(viewer, seatsOf(view.players))
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
      return result.ok ? result : { ...result, hint: state.players[3]?.hand[0]?.id ?? "" };
    },
  },
];

describe("the search notices a game that", () => {
  const steps = stepsOf(BUCK, { seed: 1, options: buck.DEFAULT_OPTIONS }).slice(0, 60);

  test.each(LEAKY)("$leak", (leaky) => {
    expect(leaksIn({ ...BUCK_SECRETS, ...leaky }, steps, 1).length).toBeGreaterThan(0);
  });
});
