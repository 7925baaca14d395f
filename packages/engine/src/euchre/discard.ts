import { includesCard, parseCard, removeCard } from "../cards.ts";
import { editPlayer } from "../state.ts";
import type { Action, Discard } from "./actions.ts";
import { refuse } from "./errors.ts";
import { startPlaying } from "./play.ts";
import type { GameState } from "./state.ts";
import { begin, PLAYERS, tell, wrongPhase } from "./turn.ts";
import type { Step, Turn } from "./turn.ts";

/** The dealer takes the turn-up; a dealer who sits out leaves it where it lies. */
export function pickUp(turn: Turn): Turn {
  const { state } = turn;
  const { dealerPosition, turnUpCard } = state;
  if (turnUpCard === null || dealerPosition === state.inactivePosition) return startPlaying(turn);
  const dealer = editPlayer(state, dealerPosition, PLAYERS.copy);
  dealer.hand = [...dealer.hand, turnUpCard];
  state.kitty = removeCard(state.kitty, turnUpCard);
  return tell(turn, { type: "pickedUp", playerPosition: dealerPosition, card: turnUpCard });
}

/** DEALER_DISCARD: six cards become five. */
export function discarding(state: GameState, action: Action): Step {
  if (action.type !== "DISCARD") return wrongPhase(state, action);
  return action.playerPosition === state.dealerPosition ? discard(state, action) : refuse("NOT_DEALER");
}

function discard(state: GameState, { playerPosition, cardId }: Discard): Step {
  const hand = state.players[playerPosition]?.hand ?? [];
  const card = parseCard(cardId);
  if (card === null || !includesCard(hand, card)) return refuse("INVALID_CARD");
  const turn = begin(state);
  editPlayer(turn.state, playerPosition, PLAYERS.copy).hand = removeCard(hand, card);
  turn.state.kitty = [card, ...state.kitty];
  turn.state.discard = card;
  return startPlaying(tell(turn, { type: "discarded", playerPosition }));
}
