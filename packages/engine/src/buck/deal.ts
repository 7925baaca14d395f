import type { ChooseDealer, Deal } from "../actions.ts";
import { dealCards, deckFor } from "../deck.ts";
import { seatsOf } from "../seats.ts";
import { begin, wrongPhase } from "./phase.ts";
import type { Phase, Step } from "./phase.ts";
import { refuse } from "./actions.ts";
import { getUp, leaving } from "./seating.ts";
import type { GameState } from "./state.ts";

/** DEALING: the table names the first dealer, then hands the engine a deck. */
export const dealing: Phase = {
  tableAction: ({ dealerChosen, players, round }) =>
    dealerChosen
      ? { type: "DEAL", chance: "deck", hand: round + 1 }
      : { type: "CHOOSE_DEALER", chance: seatsOf(players) },
  legal: (view, playerPosition) => (view.round === 0 ? leaving(view, playerPosition) : []),
  take(state, action) {
    switch (action.type) {
      case "CHOOSE_DEALER":
        return chooseDealer(state, action);
      case "DEAL":
        return deal(state, action);
      case "REMOVE_PLAYER":
        return state.round === 0 ? getUp(state, action) : wrongPhase(state, action);
      default:
        return wrongPhase(state, action);
    }
  },
};

/** Once, before the first deal: BUCK-SEAT-7. */
function chooseDealer(state: GameState, { dealerPosition }: ChooseDealer): Step {
  if (state.dealerChosen) return refuse({ code: "DEALER_ALREADY_CHOSEN" });
  return begin(state, { type: "dealerChosen", dealerPosition });
}

/** Clears the last hand away, deals the next and turns up a card: BUCK-DEAL-5, BUCK-REVEAL-2, BUCK-OPT-4. */
function deal(state: GameState, { deck }: Deal): Step {
  const { dealerPosition, options } = state;
  if (!state.dealerChosen) return refuse({ code: "DEALER_NOT_CHOSEN" });
  const seats = seatsOf(state.players);
  const dealt = dealCards(deck, dealerPosition, seats);
  if (dealt === null) return refuse({ code: "NOT_A_FULL_DECK", cards: deckFor(seats.length).length });
  const { hands, turnUpCard, blind } = dealt;
  const players = state.players.map((player, seat) => ({ ...player, hand: hands[seat] ?? [] }));
  const isClubsTurnUp = turnUpCard.suit === "CLUBS" && options.clubsTurnUp !== "off";
  return begin(
    { ...state, players, blind },
    { type: "dealt", round: state.round + 1, dealerPosition },
    { type: "turnedUp", card: turnUpCard, isClubsTurnUp },
  );
}
