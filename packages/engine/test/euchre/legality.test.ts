import { POSITIONS } from "../four.ts";
import { describe, expect, test } from "vitest";
import { euchre } from "../../src/index.ts";
import type { Viewer } from "../../src/index.ts";
import { fairness, faultsOfGame, sortedFields } from "../fairness.ts";
import type { Offering } from "../fairness.ts";
import { someGames } from "../game.ts";
import { EUCHRE } from "./euchre.ts";
import { everyAction, keyOf } from "./universe.ts";

const unfairAction = fairness<euchre.Types>(everyAction, keyOf);
const GAMES = someGames(EUCHRE, { count: 12, firstSeed: 0, stride: 29 });

/** What a client derives from its view must be what the engine would accept. */
function wrongDerivation(state: euchre.GameState): string | null {
  for (const viewer of [...POSITIONS, "spectator"] as const) {
    const view = euchre.view(state, viewer);
    const { playableCards, leaderboard, tricksRemaining, ...derived } = euchre.derive(view);
    const seen = sortedFields({
      ...derived,
      playableCards: playableCards.map(({ id }) => id),
      leaderboard: leaderboard.map(({ score }) => score),
    });
    const expected = sortedFields(expectedOf(state, viewer, euchre.legalActions(view)));
    if (seen !== expected) return `${viewer} in ${state.phase} derives ${seen}, not ${expected}`;
    if (tricksRemaining !== 5 - state.tricks.length)
      return `${tricksRemaining} tricks remain in ${state.phase}`;
  }
  return null;
}

/** The same, worked out from the offered actions alone. */
function expectedOf(state: euchre.GameState, viewer: Viewer, legal: readonly euchre.Action[]) {
  const calls = legal.filter((action) => action.type === "CALL_TRUMP");
  const suits = calls.map(({ suit }) => suit ?? state.turnUpCard?.suit);
  return {
    isMyTurn: viewer !== "spectator" && euchre.toAct(state).includes(viewer),
    playableCards: legal.flatMap((action) => (action.type === "PLAY_CARD" ? [action.cardId] : [])),
    leaderboard: Object.values(state.scores).toSorted((a, b) => b - a),
    minBidAmount: null,
    canPass: legal.some(({ type }) => type === "PASS_TRUMP"),
    callableSuits: [...new Set(suits)],
    aloneChoices: [...new Set(calls.map(({ goAlone }) => goAlone === true))],
  };
}

describe("apply and legalActions agree both ways", () => {
  test.each(GAMES)("%j", (game) => {
    expect(faultsOfGame(EUCHRE, game, (state) => unfairAction(state, euchre))).toEqual([]);
  });
});

test("a call that says nothing about going alone is the same call as one that does not", () => {
  const keys = everyAction(1).map(keyOf);
  const calls = keys.filter((key) => key.includes("CALL_TRUMP"));
  expect([calls.length, new Set(calls).size]).toEqual([15, 10]);
  expect(new Set(keys).size).toBe(keys.length - 5);
});

const BROKEN: readonly (Partial<Offering<euchre.Types>> & { readonly fault: string })[] = [
  { fault: "offers too little", legalActions: (view) => euchre.legalActions(view).slice(1) },
  {
    fault: "offers too much",
    legalActions: (view) => [...euchre.legalActions(view), { type: "NEW_GAME", playerPosition: 0 }],
  },
  {
    fault: "never offers to go alone",
    legalActions: (view) =>
      euchre.legalActions(view).filter((action) => action.type !== "CALL_TRUMP" || action.goAlone !== true),
  },
  { fault: "accepts too much", apply: (state) => ({ ok: true, state, events: [] }) },
];

describe("the comparison notices rules that", () => {
  test.each(BROKEN)("$fault", (broken) => {
    const faults = faultsOfGame(EUCHRE, { seed: 0, options: euchre.DEFAULT_OPTIONS }, (state) =>
      unfairAction(state, { ...euchre, ...broken }),
    );
    expect(faults.length).toBeGreaterThan(0);
  });
});

function offersASpectator(state: euchre.GameState): string | null {
  return euchre.legalActions(euchre.view(state, "spectator")).length > 0 ? state.phase : null;
}

function falseHope(state: euchre.GameState): string | null {
  return wrongDerivation(state) ?? offersASpectator(state);
}

describe("every state of a random game", () => {
  test.each(GAMES)("%j derives what the rules say, and leaves a spectator nothing to do", (game) => {
    expect(faultsOfGame(EUCHRE, game, falseHope)).toEqual([]);
  });
});
