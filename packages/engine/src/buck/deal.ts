import type { ChooseDealer, Deal } from "../actions.ts";
import { dealCards } from "../deck.ts";
import { leftOf } from "../seats.ts";
import type { Action } from "./actions.ts";
import { refuse } from "./errors.ts";
import { clearForDeal } from "./happen.ts";
import { seating } from "./seating.ts";
import type { GameState } from "./state.ts";
import { addEvent, begin, PLAYERS, tell, wrongPhase } from "./turn.ts";
import type { Step } from "./turn.ts";

/** DEALING: the table names the first dealer, then hands the engine a deck. */
export function dealing(state: GameState, action: Action): Step {
  switch (action.type) {
    case "CHOOSE_DEALER":
      return chooseDealer(state, action);
    case "DEAL":
      return deal(state, action);
    case "REMOVE_PLAYER":
      return state.round === 0 ? seating(state, action) : wrongPhase(state, action);
    default:
      return wrongPhase(state, action);
  }
}

function chooseDealer(state: GameState, { dealerPosition }: ChooseDealer): Step {
  if (state.dealerChosen) return refuse("DEALER_ALREADY_CHOSEN");
  return tell(begin(state), { type: "dealerChosen", dealerPosition });
}

/** Clears the last hand away and deals the next. Trump by the clubs rule holds from here on. */
function deal(state: GameState, action: Deal): Step {
  const { dealerPosition, options } = state;
  if (!state.dealerChosen) return refuse("DEALER_NOT_CHOSEN");
  const dealt = dealCards(action.deck, dealerPosition);
  if (dealt === null) return refuse("NOT_A_FULL_DECK");
  const { hands, turnUpCard, blind } = dealt;
  const turn = begin(state);
  const { round } = addEvent(turn, { type: "dealt", round: state.round + 1, dealerPosition });
  clearForDeal(turn.state, round, (player) => {
    const dealtTo = PLAYERS.copy(player);
    dealtTo.hand = hands[player.position] ?? [];
    return dealtTo;
  });
  turn.state.blind = blind;
  const isClubsTurnUp = turnUpCard.suit === "CLUBS" && options.clubsTurnUp !== "off";
  return tell(turn, { type: "turnedUp", card: turnUpCard, isClubsTurnUp });
}

/** TRUMP_REVEAL: everybody has seen the turn-up; on with the bidding, or straight to a dirty clubs hand. */
export function revealing(state: GameState, action: Action): Step {
  if (action.type !== "OPEN_BIDDING") return wrongPhase(state, action);
  const playerPosition = leftOf(state.dealerPosition);
  const isDirty = state.isClubsTurnUp && state.options.clubsTurnUp === "dirty";
  return tell(begin(state), { type: isDirty ? "playOpened" : "biddingOpened", playerPosition });
}
