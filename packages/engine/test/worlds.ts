import { parseCard } from "../src/index.ts";
import type { buck, Card, CardId } from "../src/index.ts";
import { shuffle } from "./random.ts";
import type { Rng } from "./random.ts";

export const VIEWERS = [0, 1, 2, 3, "spectator"] as const;

/** Whether the rules have laid all cards open. Said here once more, so that the view is not asked about itself. */
export function isLaidOpen({ phase, options }: buck.GameState): boolean {
  if (phase === "GAME_OVER") return true;
  return options.showHands === "hand" && (phase === "ROUND_OVER" || phase === "DEALING");
}

/** The cards a viewer may not know: the others' hands and what lies under the turn-up. */
export function hiddenFrom(state: buck.GameState, viewer: buck.Viewer): readonly CardId[] {
  if (isLaidOpen(state)) return [];
  const others = state.players.filter((player) => player.position !== viewer);
  return [...others.flatMap((player) => player.hand), ...state.blind.slice(1)].map(({ id }) => id);
}

/** Where each of these cards goes when they are mixed among themselves. */
export function mix(rng: Rng, cards: readonly CardId[]): ReadonlyMap<CardId, CardId> {
  const mixed = shuffle(rng, cards);
  return new Map(cards.map((card, index) => [card, mixed[index] ?? card]));
}

/** The same table with hidden cards exchanged: a world this viewer cannot tell from the real one. */
export function otherWorld(state: buck.GameState, swaps: ReadonlyMap<CardId, CardId>): buck.GameState {
  const swap = (card: Card): Card => parseCard(swaps.get(card.id)) ?? card;
  return {
    ...state,
    blind: state.blind.map(swap),
    players: state.players.map((player) => Object.assign({}, player, { hand: player.hand.map(swap) })),
  };
}

export function decisionsAreCovered({ phase, options }: buck.GameState): boolean {
  return phase === "FOLDING_DECISION" && options.folding === "secret";
}

/** The world in which everybody else who has decided, still covered, decided the opposite. */
export function oppositeDecisions(state: buck.GameState, viewer: buck.Viewer): buck.GameState {
  if (!decisionsAreCovered(state)) return state;
  const players = state.players.map((player) =>
    player.decided && player.position !== viewer
      ? Object.assign({}, player, { folded: !player.folded })
      : player,
  );
  return { ...state, players };
}
