import type { Card } from "../cards.ts";
import type { Position } from "../seats.ts";
import { refuse } from "./actions.ts";
import type { Action, ShowFarmersHand } from "./actions.ts";
import { begin } from "./phase.ts";
import type { Step } from "./phase.ts";
import { showCards } from "./score.ts";
import type { GameState, OpenTable, View } from "./state.ts";

/** In the first round, instead of speaking, nines and tens only may be shown, once a hand: EUCHRE-OPT-16. */
export function farmersHandOf(view: View, playerPosition: Position): readonly Action[] {
  const hand = view.players[playerPosition]?.hand ?? [];
  return mayShow(view, hand) ? [{ type: "SHOW_FARMERS_HAND", playerPosition }] : [];
}

function mayShow({ options, phase, farmerPosition }: OpenTable, hand: readonly Card[]): boolean {
  const isFarmers = hand.every(({ rank }) => rank === "9" || rank === "10");
  return options.farmersHand && phase === "ROUND1" && farmerPosition === null && isFarmers;
}

/** Everybody sees it, and the same dealer deals again. */
export function showFarmersHand(state: GameState, { playerPosition }: ShowFarmersHand): Step {
  if (playerPosition !== state.currentPlayerPosition) return refuse({ code: "NOT_YOUR_TURN" });
  const cards = state.players[playerPosition]?.hand ?? [];
  if (!mayShow(state, cards)) return refuse({ code: "NO_FARMERS_HAND" });
  return showCards(begin(state, { type: "farmersHandShown", playerPosition, cards }));
}
