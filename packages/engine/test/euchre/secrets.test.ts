import { describe, expect, test } from "vitest";
import { euchre } from "../../src/index.ts";
import type { Position, Viewer } from "../../src/index.ts";
import { someGames, stepsOf } from "../game.ts";
import { leaksIn } from "../leaks.ts";
import type { Secrets } from "../leaks.ts";
import { isLaidOpen, VIEWERS } from "../worlds.ts";
import type { Step } from "./driver.ts";
import { EUCHRE } from "./euchre.ts";
import { EUCHRE_SECRETS } from "./secrets.ts";

// Few hands each: the search takes every step apart, and must not take long in one test.
const SHORT_GAMES = someGames(EUCHRE, { count: 24, firstSeed: 700, stride: 23 }).map(({ seed, options }) => ({
  seed,
  options: { ...options, targetScore: 2 },
}));
const GAMES = SHORT_GAMES.slice(0, 8);

describe("nobody can tell two worlds apart that differ in what is hidden from them", () => {
  test.each(GAMES)("%j", (game) => {
    expect(leaksIn(EUCHRE_SECRETS, stepsOf(EUCHRE, game), game.seed)).toEqual([]);
  });
});

/** What each of the others hears and sees after a discard of each of the six cards. */
const told = ({ before, action }: Step) => {
  if (action.type !== "DISCARD") return [];
  const { playerPosition } = action;
  const others = VIEWERS.filter((viewer) => viewer !== playerPosition);
  return (before.players[playerPosition]?.hand ?? []).map(({ id }) => {
    const result = euchre.apply(before, { ...action, cardId: id });
    if (!result.ok) return result.code;
    return JSON.stringify([result.events, others.map((viewer) => euchre.view(result.state, viewer))]);
  });
};

describe("the dealer's discard", () => {
  const discards = SHORT_GAMES.flatMap((game) => stepsOf(EUCHRE, game)).filter(
    ({ action }) => action.type === "DISCARD",
  );

  test("is heard and seen alike by all others, whichever of the six it is", () => {
    expect(discards.length).toBeGreaterThan(10);
    for (const step of discards) {
      const frames = told(step);
      expect(frames).toHaveLength(6);
      expect(new Set(frames).size).toBe(1);
    }
  });

  test("is known to the dealer of the hand, and to nobody else, as long as the hand lies there", () => {
    const steps = SHORT_GAMES.flatMap((game) => stepsOf(EUCHRE, game));
    let dealer: Position = 0;
    const knowers = steps.flatMap(({ action, after }) => {
      if (action.type === "DISCARD") dealer = action.playerPosition;
      if (after.discard === null || isLaidOpen(after)) return [];
      const knowing = VIEWERS.filter((viewer) => euchre.view(after, viewer).discard !== null);
      return [{ phase: after.phase, knowing: knowing.join(), dealer: `${dealer}` }];
    });
    expect(new Set(knowers.map(({ phase }) => phase))).toEqual(
      new Set(["DEFENDING", "PLAYING", "ROUND_OVER", "DEALING"]),
    );
    expect(knowers.filter(({ knowing, dealer: who }) => knowing !== who)).toEqual([]);
  });
});

/** What a view says to every viewer: all but the hands and the discard. */
function openPart(view: euchre.View): string {
  const players = view.players.map((player) => Object.assign({}, player, { hand: null }));
  return JSON.stringify({ ...view, viewer: null, discard: null, players });
}

describe("views", () => {
  test.each(GAMES)("tell every viewer the same of what lies open: %j", (game) => {
    for (const { after } of stepsOf(EUCHRE, game)) {
      expect(new Set(VIEWERS.map((viewer) => openPart(euchre.view(after, viewer)))).size).toBe(1);
    }
  });
});

describe("cards that are laid open", () => {
  test.each(GAMES)("are seen by everybody: %j", (game) => {
    const open = stepsOf(EUCHRE, game)
      .map(({ after }) => after)
      .filter(isLaidOpen);
    expect(open.length).toBeGreaterThan(0);
    for (const state of open) {
      const truth = [state.kitty, state.discard, state.players.map(({ hand }) => hand)];
      for (const viewer of VIEWERS) {
        const { kitty, discard, players } = euchre.view(state, viewer);
        expect([kitty, discard, players.map(({ hand }) => hand)]).toEqual(truth);
      }
    }
  });

  test.each(GAMES)("are never anybody's before: %j", (game) => {
    const closed = stepsOf(EUCHRE, game)
      .map(({ after }) => after)
      .filter((state) => !isLaidOpen(state));
    const seen = closed.flatMap((state) => VIEWERS.map((viewer) => sightOf(euchre.view(state, viewer))));
    expect(seen).toEqual(closed.flatMap((state) => VIEWERS.map((viewer) => rightfulSight(state, viewer))));
  });

  test("are not only the kitty", () => {
    const open = GAMES.flatMap((game) => stepsOf(EUCHRE, game)).filter(({ after }) => isLaidOpen(after));
    expect(open.some(({ after }) => after.players.some(({ hand }) => hand.length > 0))).toBe(true);
  });
});

/** Whose cards a view shows, and how many cards it says each hand has. */
function sightOf({ kitty, players }: euchre.View): string {
  const hands = players.map(({ hand, cardCount }) => `${hand?.length ?? "closed"} of ${cardCount}`);
  return [...hands, kitty === null ? "closed" : "open"].join();
}

function rightfulSight({ players }: euchre.GameState, viewer: Viewer): string {
  const hands = players.map(
    ({ position, hand: { length } }) => `${position === viewer ? length : "closed"} of ${length}`,
  );
  return [...hands, "closed"].join();
}

const LEAKY: readonly (Partial<Secrets<euchre.Types>> & { readonly leak: string })[] = [
  {
    leak: "shows the kitty",
    view: (state, viewer) => ({ ...euchre.view(state, viewer), kitty: state.kitty }),
  },
  {
    leak: "shows the partner's hand",
    view: (state, viewer) => {
      const view = euchre.view(state, viewer);
      if (viewer === "spectator") return view;
      const partner = euchre.partnerOf(viewer);
      const players = view.players.map((player, seat) =>
        player.position === partner
          ? Object.assign({}, player, { hand: state.players[seat]?.hand ?? null })
          : player,
      );
      return { ...view, players };
    },
  },
  {
    leak: "shows the discard to whoever deals next",
    view: (state, viewer) => {
      const discard = viewer === state.dealerPosition ? state.discard : null;
      return { ...euchre.view(state, viewer), discard };
    },
  },
  {
    leak: "hints at whether the turn-up was thrown away",
    view: (state, viewer) => ({
      ...euchre.view(state, viewer),
      gameId: String(state.discard?.id === state.turnUpCard?.id),
    }),
  },
  {
    leak: "names the discard in an event",
    apply: (state, action) => {
      const result = euchre.apply(state, action);
      if (!result.ok || result.state.discard === null) return result;
      return { ...result, events: [...result.events, { type: "turnedUp", card: result.state.discard }] };
    },
  },
  {
    leak: "refuses with a hint",
    apply: (state, action) => {
      const result = euchre.apply(state, action);
      return result.ok ? result : { ...result, hint: state.players[3]?.hand[0]?.id ?? "" };
    },
  },
];

describe("the search notices a game that", () => {
  const steps = stepsOf(EUCHRE, { seed: 1, options: euchre.DEFAULT_OPTIONS }).slice(0, 80);

  test.each(LEAKY)("$leak", (leaky) => {
    expect(leaksIn({ ...EUCHRE_SECRETS, ...leaky }, steps, 1).length).toBeGreaterThan(0);
  });
});
