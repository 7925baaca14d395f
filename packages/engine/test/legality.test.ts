import { describe, expect, test } from "vitest";
import { buck, POSITIONS } from "../src/index.ts";
import { COMBINATIONS } from "./combinations.ts";
import { playGame } from "./driver.ts";
import { deepFreeze } from "./freeze.ts";
import { everyAction } from "./universe.ts";

const EVERY_ACTION = POSITIONS.map((position) => ({
  position,
  actions: deepFreeze(everyAction(position).map((action) => ({ action, key: keyOf(action) }))),
}));

// A stride that shares no factor with the number of combinations, so that each option's every value comes up.
const GAMES = Array.from({ length: 40 }, (_, seed) => ({
  seed,
  options: COMBINATIONS[(seed * 29) % COMBINATIONS.length] ?? buck.DEFAULT_OPTIONS,
}));

/** Every state of a game, the first one included, with what there is to say against it. */
function faultsOfGame(game: (typeof GAMES)[number], faultOf: (state: buck.GameState) => string | null) {
  const faults = [faultOf(deepFreeze(buck.create(game.options)))];
  playGame({ ...game, rematches: 1, onStep: ({ after }) => void faults.push(faultOf(after)) });
  return faults.filter((fault) => fault !== null);
}

type Rules = Pick<typeof buck, "apply" | "legalActions">;

/** Takes both directions at once: an action is accepted if and only if it was offered. */
function unfairAction(state: buck.GameState, { apply, legalActions }: Rules = buck): string | null {
  for (const { position, actions } of EVERY_ACTION) {
    const offered = new Set(legalActions(buck.view(state, position)).map(keyOf));
    for (const { action, key } of actions) {
      const result = apply(state, action);
      if (result.ok !== offered.delete(key)) return `${state.phase}: ${key} ok: ${result.ok}`;
      if (!result.ok && !isTelling(result)) return `${state.phase}: ${key} is refused without a reason`;
    }
    if (offered.size > 0) return `${state.phase}: ${[...offered].join()} is no action of seat ${position}`;
  }
  return null;
}

function isTelling({ code, message }: { code: string; message: string }): boolean {
  return /^[A-Z_]+$/.test(code) && /^[A-Z0-9].*\.$/.test(message);
}

function keyOf(action: buck.Action): string {
  return JSON.stringify(Object.entries(action).toSorted(([a], [b]) => a.localeCompare(b)));
}

function bidsOffered(actions: readonly buck.Action[]): readonly buck.BidAmount[] {
  return actions.flatMap((action) => (action.type === "PLACE_BID" ? [action.amount] : []));
}

/** What a client derives from its view must be what the engine would accept. */
function wrongDerivation(state: buck.GameState): string | null {
  for (const viewer of [...POSITIONS, "spectator"] as const) {
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

describe("apply and legalActions agree both ways, and a refusal has a code and a sentence", () => {
  test.each(GAMES)("%j", (game) => {
    expect(faultsOfGame(game, (state) => unfairAction(state))).toEqual([]);
  });
});

const BROKEN: readonly (Partial<Rules> & { readonly fault: string })[] = [
  { fault: "offers too little", legalActions: (view) => buck.legalActions(view).slice(1) },
  {
    fault: "offers too much",
    legalActions: (view) => [...buck.legalActions(view), { type: "NEW_GAME", playerPosition: 0 }],
  },
  { fault: "accepts too much", apply: (state) => ({ ok: true, state, events: [] }) },
  { fault: "gives no reason", apply: (state, action) => ({ ...buck.apply(state, action), message: "" }) },
];

describe("the comparison notices rules that", () => {
  test.each(BROKEN)("$fault", (broken) => {
    const faults = faultsOfGame(GAMES[0] ?? { seed: 0, options: buck.DEFAULT_OPTIONS }, (state) =>
      unfairAction(state, { ...buck, ...broken }),
    );
    expect(faults.length).toBeGreaterThan(0);
  });
});

describe("every state of a random game", () => {
  test.each(GAMES.slice(0, 12))("%j derives what the rules say", (game) => {
    expect(faultsOfGame(game, wrongDerivation)).toEqual([]);
  });

  test.each(GAMES.slice(0, 12))("%j leaves a spectator nothing to do", (game) => {
    expect(faultsOfGame(game, offersASpectator)).toEqual([]);
  });
});
