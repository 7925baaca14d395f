import type { Deal, TableAction } from "../actions.ts";
import type { Card } from "../cards.ts";
import { dealCards, deckFor, parseDeck } from "../deck.ts";
import { seatsOf } from "../seats.ts";
import type { FindDealer } from "./actions.ts";
import { begin, wrongPhase } from "./phase.ts";
import type { Phase, Step } from "./phase.ts";
import { refuse } from "./actions.ts";
import { changeSeats, changesOfSeat } from "./seating.ts";
import type { GameState, OpenTable } from "./state.ts";

/** DEALING: the first dealer is found, then the table hands the engine a deck. */
export const dealing: Phase = {
  tableAction: (table) =>
    table.dealerChosen ? { type: "DEAL", chance: "deck", hand: table.round + 1 } : findDealer(table),
  legal: (view, playerPosition) => (view.round === 0 ? changesOfSeat(view, playerPosition) : []),
  take(state, action) {
    switch (action.type) {
      case "CHOOSE_DEALER":
        return chooseDealer(state, action);
      case "DEAL":
        return deal(state, action);
      default:
        return state.round === 0 ? changeSeats(state, action) : wrongPhase(state, action);
    }
  },
};

function findDealer({ options, players }: OpenTable): TableAction {
  switch (options.firstDealer) {
    case "random":
      return { type: "CHOOSE_DEALER", chance: seatsOf(players) };
    case "blackJack":
      return { type: "CHOOSE_DEALER", chance: "deck" };
    case "seat0":
      return { type: "CHOOSE_DEALER", chance: [0] };
  }
}

function chooseDealer(state: GameState, action: FindDealer): Step {
  const { firstDealer } = state.options;
  if (state.dealerChosen) return refuse({ code: "DEALER_ALREADY_CHOSEN" });
  if ("deck" in action) {
    return firstDealer === "blackJack"
      ? turnForBlackJack(state, action.deck)
      : refuse({ code: "WRONG_FIRST_DEALER" });
  }
  const { dealerPosition } = action;
  const isAllowed = firstDealer === "random" || (firstDealer === "seat0" && dealerPosition === 0);
  if (!isAllowed) return refuse({ code: "WRONG_FIRST_DEALER" });
  return begin(state, { type: "dealerChosen", dealerPosition, turned: [] });
}

/** A card for each seat in turn, from seat 0 on, until a black jack falls: that seat deals. */
function turnForBlackJack(state: GameState, deck: unknown): Step {
  const seats = seatsOf(state.players);
  const cards = parseDeck(deck, seats.length);
  if (cards === null) return refuse({ code: "NOT_A_FULL_DECK", cards: deckFor(seats.length).length });
  const index = cards.findIndex(isBlackJack);
  const dealerPosition = seats[index % seats.length] ?? 0;
  return begin(state, { type: "dealerChosen", dealerPosition, turned: cards.slice(0, index + 1) });
}

function isBlackJack({ rank, suit }: Card): boolean {
  return rank === "JACK" && (suit === "SPADES" || suit === "CLUBS");
}

/** Clears the last hand away, deals the next and turns up a card: the first round of calling is open. */
function deal(state: GameState, { deck }: Deal): Step {
  if (!state.dealerChosen) return refuse({ code: "DEALER_NOT_CHOSEN" });
  const { dealerPosition } = state;
  const seats = seatsOf(state.players);
  const dealt = dealCards(deck, dealerPosition, seats);
  if (dealt === null) return refuse({ code: "NOT_A_FULL_DECK", cards: deckFor(seats.length).length });
  const { hands, turnUpCard, blind } = dealt;
  const players = state.players.map((player, seat) => ({ ...player, hand: hands[seat] ?? [] }));
  return begin(
    { ...state, players, kitty: blind, discard: null },
    { type: "dealt", round: state.round + 1, dealerPosition },
    { type: "turnedUp", card: turnUpCard },
  );
}
