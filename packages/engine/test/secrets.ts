import { buck } from "../src/index.ts";
import type { CardId, Viewer } from "../src/index.ts";
import { seatsFor } from "./drive.ts";
import type { Step } from "./driver.ts";
import type { Secrets } from "./leaks.ts";
import type { Rng } from "./random.ts";
import { everyAction } from "./universe.ts";
import { isLaidOpen, mix, swapCards } from "./worlds.ts";
import type { Swaps } from "./worlds.ts";

/** The cards a viewer may not know: the others' hands and what lies under the turn-up. */
function hiddenFrom(state: buck.GameState, viewer: Viewer): readonly CardId[] {
  if (isLaidOpen(state)) return [];
  const others = state.players.filter((player) => player.position !== viewer);
  return [...others.flatMap((player) => player.hand), ...state.blind.slice(1)].map(({ id }) => id);
}

/** The same table with hidden cards exchanged: a world this viewer cannot tell from the real one. */
function otherWorld(state: buck.GameState, swaps: Swaps): buck.GameState {
  return {
    ...state,
    blind: swapCards(state.blind, swaps),
    players: state.players.map((player) =>
      Object.assign({}, player, { hand: swapCards(player.hand, swaps) }),
    ),
  };
}

function decisionsAreCovered({ phase, options }: buck.GameState): boolean {
  return phase === "FOLDING_DECISION" && options.folding === "secret";
}

/** The world in which everybody else who has decided, still covered, decided the opposite. */
function oppositeDecisions(state: buck.GameState, viewer: Viewer): buck.GameState {
  if (!decisionsAreCovered(state)) return state;
  const players = state.players.map((player) =>
    player.decided && player.position !== viewer
      ? Object.assign({}, player, { folded: !player.folded })
      : player,
  );
  return { ...state, players };
}

/** Any cards exchanged, all but the one that is played next, and the covered decisions turned round. */
function otherWorlds({ before, action }: Step, viewer: Viewer, rng: Rng): readonly buck.GameState[] {
  const played = action.type === "PLAY_CARD" ? action.cardId : null;
  const hidden = hiddenFrom(before, viewer);
  return [
    otherWorld(before, mix(rng, hidden)),
    otherWorld(
      before,
      mix(
        rng,
        hidden.filter((id) => id !== played),
      ),
    ),
    oppositeDecisions(before, viewer),
  ];
}

const ATTEMPTS = new Map(
  buck.OPTION_VALUES.players.map((players) => [
    players,
    seatsFor(players).map((seat) => everyAction(seat, players)),
  ]),
);

export const BUCK_SECRETS: Secrets<buck.Types> = {
  apply: buck.apply,
  view: buck.view,
  seats: buck.seats,
  attempts: ({ options }, seat) => ATTEMPTS.get(options.players)?.[seat] ?? [],
  hiddenFrom,
  isLaidOpen,
  /** The last covered decision turns all of them over. */
  isDisclosure: (before, after) => decisionsAreCovered(before) && after.phase !== "FOLDING_DECISION",
  otherWorlds,
  actionInOtherWorld: (action, swaps) =>
    action.type === "DEAL" ? { ...action, deck: action.deck.map((id) => swaps.get(id) ?? id) } : action,
};
