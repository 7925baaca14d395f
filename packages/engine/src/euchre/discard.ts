import { includesCard, parseCard, removeCard } from "../cards.ts";
import { changePlayer } from "../table.ts";
import type { Discard } from "./actions.ts";
import { trumpIsMade } from "./defend.ts";
import { begin, tell, wrongPhase } from "./phase.ts";
import type { Phase, Step, Turn } from "./phase.ts";
import { refuse } from "./actions.ts";
import type { GameState } from "./state.ts";

/** DEALER_DISCARD: six cards become five. */
export const discarding: Phase = {
  legal(view, playerPosition) {
    if (playerPosition !== view.dealerPosition) return [];
    const hand = view.players[playerPosition]?.hand ?? [];
    return hand.map(({ id }) => ({ type: "DISCARD", playerPosition, cardId: id }));
  },
  take(state, action) {
    if (action.type !== "DISCARD") return wrongPhase(state, action);
    return action.playerPosition === state.dealerPosition
      ? discard(state, action)
      : refuse({ code: "NOT_DEALER" });
  },
};

/** The dealer takes the turn-up; a dealer who sits out leaves it where it lies. */
export function pickUp(turn: Turn): Turn {
  const { dealerPosition, turnUpCard, inactivePosition, kitty } = turn.state;
  if (turnUpCard === null || dealerPosition === inactivePosition) return trumpIsMade(turn);
  const state = { ...turn.state, kitty: removeCard(kitty, turnUpCard) };
  return tell({ ...turn, state }, { type: "pickedUp", playerPosition: dealerPosition, card: turnUpCard });
}

function discard(state: GameState, { playerPosition, cardId }: Discard): Step {
  const hand = state.players[playerPosition]?.hand ?? [];
  const card = parseCard(cardId);
  if (card === null || !includesCard(hand, card)) return refuse({ code: "INVALID_CARD" });
  const players = changePlayer(state.players, playerPosition, (dealer) => ({
    ...dealer,
    hand: removeCard(dealer.hand, card),
  }));
  const after = { ...state, players, kitty: [card, ...state.kitty], discard: card };
  return trumpIsMade(begin(after, { type: "discarded", playerPosition }));
}
