import type { Deal } from "../actions.ts";
import type { Card } from "../cards.ts";
import { dealCards, parseDeck } from "../deck.ts";
import { POSITIONS } from "../seats.ts";
import type { Action, FindDealer } from "./actions.ts";
import { refuse } from "./errors.ts";
import { seating } from "./seating.ts";
import type { GameState } from "./state.ts";
import { begin, PLAYERS, tell, wrongPhase } from "./turn.ts";
import type { Step } from "./turn.ts";

/** DEALING: the first dealer is found, then the table hands the engine a deck. */
export function dealing(state: GameState, action: Action): Step {
  switch (action.type) {
    case "CHOOSE_DEALER":
      return chooseDealer(state, action);
    case "DEAL":
      return deal(state, action);
    case "REMOVE_PLAYER":
    case "SWAP_PLAYERS":
      return state.round === 0 ? seating(state, action) : wrongPhase(state, action);
    default:
      return wrongPhase(state, action);
  }
}

function chooseDealer(state: GameState, action: FindDealer): Step {
  if (state.dealerChosen) return refuse("DEALER_ALREADY_CHOSEN");
  const byBlackJack = state.options.firstDealer === "blackJack";
  if ("deck" in action)
    return byBlackJack ? turnForBlackJack(state, action.deck) : refuse("WRONG_FIRST_DEALER");
  const { dealerPosition } = action;
  const isAllowed = !byBlackJack && (state.options.firstDealer === "random" || dealerPosition === 0);
  if (!isAllowed) return refuse("WRONG_FIRST_DEALER");
  return tell(begin(state), { type: "dealerChosen", dealerPosition, turned: [] });
}

/** A card for each seat in turn, from seat 0 on, until a black jack falls: that seat deals. */
function turnForBlackJack(state: GameState, deck: unknown): Step {
  const cards = parseDeck(deck);
  if (cards === null) return refuse("NOT_A_FULL_DECK");
  const index = cards.findIndex(isBlackJack);
  const dealerPosition = POSITIONS[index % POSITIONS.length] ?? 0;
  return tell(begin(state), { type: "dealerChosen", dealerPosition, turned: cards.slice(0, index + 1) });
}

function isBlackJack({ rank, suit }: Card): boolean {
  return rank === "JACK" && (suit === "SPADES" || suit === "CLUBS");
}

/** Clears the last hand away, deals the next and turns up a card: the first round of calling is open. */
function deal(state: GameState, action: Deal): Step {
  if (!state.dealerChosen) return refuse("DEALER_NOT_CHOSEN");
  const { dealerPosition } = state;
  const dealt = dealCards(action.deck, dealerPosition);
  if (dealt === null) return refuse("NOT_A_FULL_DECK");
  const { hands, turnUpCard, blind } = dealt;
  const turn = begin(state);
  turn.state.kitty = blind;
  turn.state.discard = null;
  turn.state.players = state.players.map((player) => {
    const dealtTo = PLAYERS.copy(player);
    dealtTo.hand = hands[player.position] ?? [];
    return dealtTo;
  });
  tell(turn, { type: "dealt", round: state.round + 1, dealerPosition });
  return tell(turn, { type: "turnedUp", card: turnUpCard });
}
