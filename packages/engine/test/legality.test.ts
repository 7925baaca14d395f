import { describe, expect, test } from "vitest";
import { buck } from "../src/index.ts";
import { BUCK } from "./buck.ts";
import { seatsFor } from "./drive.ts";
import { fairness, faultsOfGame, sortedFields } from "./fairness.ts";
import type { Offering } from "./fairness.ts";
import { someGames } from "./game.ts";
import { everyAction } from "./universe.ts";
import { viewersFrom } from "./worlds.ts";

const unfairActions = new Map(
  buck.OPTION_VALUES.players.map((players) => [
    players,
    fairness<buck.Types>(everyAction, sortedFields, seatsFor(players)),
  ]),
);
const unfairAction = (state: buck.GameState, rules: Offering<buck.Types>) =>
  unfairActions.get(state.options.players)?.(state, rules) ?? null;
const GAMES = someGames(BUCK, { count: 12, firstSeed: 0, stride: 29 });

function bidsOffered(actions: readonly buck.Action[]): readonly buck.BidAmount[] {
  return actions.flatMap((action) => (action.type === "PLACE_BID" ? [action.amount] : []));
}

/** What a client derives from its view must be what the engine would accept. */
function wrongDerivation(state: buck.GameState): string | null {
  for (const viewer of viewersFrom(buck.seats(state.options))) {
    const view = buck.view(state, viewer);
    const legal = buck.legalActions(view);
    const derived = buck.derive(view);
    const bids = bidsOffered(legal);
    const numbers = bids.filter((amount) => amount !== "PASS");
    const expected = {
      isMyTurn: viewer !== "spectator" && buck.toAct(state).includes(viewer),
      playableCards: legal.flatMap((action) => (action.type === "PLAY_CARD" ? [action.cardId] : [])),
      minBidAmount: numbers.length > 0 ? Math.min(...numbers) : null,
      canPass: bids.includes("PASS"),
      lowestFirst: state.players.map(({ score }) => score).toSorted((a, b) => a - b),
    };
    const seen = {
      isMyTurn: derived.isMyTurn,
      playableCards: derived.playableCards.map(({ id }) => id),
      minBidAmount: derived.minBidAmount,
      canPass: derived.canPass,
      lowestFirst: derived.leaderboard.map(({ score }) => score),
    };
    if (JSON.stringify(seen) !== JSON.stringify(expected)) {
      return `${viewer} in ${state.phase} derives ${JSON.stringify(seen)}, not ${JSON.stringify(expected)}`;
    }
  }
  return null;
}

function offersASpectator(state: buck.GameState): string | null {
  return buck.legalActions(buck.view(state, "spectator")).length > 0 ? state.phase : null;
}

describe("apply and legalActions agree both ways", () => {
  test.each(GAMES)("%j", (game) => {
    expect(faultsOfGame(BUCK, game, (state) => unfairAction(state, buck))).toEqual([]);
  });
});

const BROKEN: readonly (Partial<Offering<buck.Types>> & { readonly fault: string })[] = [
  { fault: "offers too little", legalActions: (view) => buck.legalActions(view).slice(1) },
  {
    fault: "offers too much",
    legalActions: (view) => [...buck.legalActions(view), { type: "NEW_GAME", playerPosition: 0 }],
  },
  { fault: "accepts too much", apply: (state) => ({ ok: true, state, events: [] }) },
];

describe("the comparison notices rules that", () => {
  test.each(BROKEN)("$fault", (broken) => {
    const faults = faultsOfGame(BUCK, { seed: 0, options: buck.DEFAULT_OPTIONS }, (state) =>
      unfairAction(state, { ...buck, ...broken }),
    );
    expect(faults.length).toBeGreaterThan(0);
  });
});

function falseHope(state: buck.GameState): string | null {
  return wrongDerivation(state) ?? offersASpectator(state);
}

describe("every state of a random game", () => {
  test.each(GAMES)("%j derives what the rules say, and leaves a spectator nothing to do", (game) => {
    expect(faultsOfGame(BUCK, game, falseHope)).toEqual([]);
  });
});
