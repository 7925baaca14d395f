import { includesCard, parseCard } from "../cards.ts";
import type { Action, Discard } from "./actions.ts";
import { change, changePlayerAt } from "./change.ts";
import { refuse } from "./errors.ts";
import type { Event } from "./events.ts";
import { startPlaying } from "./play.ts";
import type { GameState } from "./state.ts";
import { advance, wrongPhase } from "./step.ts";
import type { Step } from "./step.ts";

/** The dealer takes the turn-up; a dealer who sits out leaves it where it lies. */
export function pickUp(state: GameState, events: readonly Event[]): Step {
  const { dealerPosition, turnUpCard, players, kitty } = state;
  if (turnUpCard === null || dealerPosition === state.inactivePosition) {
    return advance(startPlaying(state), ...events);
  }
  const hand = [...(players[dealerPosition]?.hand ?? []), turnUpCard];
  return advance(
    change(state, {
      phase: "DEALER_DISCARD",
      players: changePlayerAt(players, dealerPosition, { hand }),
      kitty: kitty.filter((card) => card.id !== turnUpCard.id),
      dealerPickedUp: turnUpCard,
      currentPlayerPosition: dealerPosition,
    }),
    ...events,
    { type: "pickedUp", playerPosition: dealerPosition, card: turnUpCard },
  );
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
  const kept = hand.filter((held) => held.id !== card.id);
  const discarded = change(state, {
    players: changePlayerAt(state.players, playerPosition, { hand: kept }),
    kitty: [card, ...state.kitty],
    discard: card,
  });
  return advance(startPlaying(discarded), { type: "discarded", playerPosition });
}
