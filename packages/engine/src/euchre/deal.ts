import type { Deal } from "../actions.ts";
import { dealCards, parseDeck } from "../deck.ts";
import type { Card } from "../cards.ts";
import { leftOf, POSITIONS } from "../seats.ts";
import type { Action, FindDealer } from "./actions.ts";
import { change, changePlayer } from "./change.ts";
import { NO_TRICK } from "./create.ts";
import { refuse } from "./errors.ts";
import { removePlayer, swapPlayers } from "./seating.ts";
import type { GameState } from "./state.ts";
import { advance, wrongPhase } from "./step.ts";
import type { Step } from "./step.ts";

/** DEALING: the first dealer is found, then the table hands the engine a deck. */
export function dealing(state: GameState, action: Action): Step {
  const seatsAreOpen = state.round === 0;
  switch (action.type) {
    case "CHOOSE_DEALER":
      return chooseDealer(state, action);
    case "DEAL":
      return deal(state, action);
    case "REMOVE_PLAYER":
      return seatsAreOpen ? removePlayer(state, action) : wrongPhase(state, action);
    case "SWAP_PLAYERS":
      return seatsAreOpen ? swapPlayers(state, action) : wrongPhase(state, action);
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
  return advance(change(state, { dealerPosition, dealerChosen: true }), {
    type: "dealerChosen",
    dealerPosition,
    turned: [],
  });
}

/** A card for each seat in turn, from seat 0 on, until a black jack falls: that seat deals. */
function turnForBlackJack(state: GameState, deck: unknown): Step {
  const cards = parseDeck(deck);
  if (cards === null) return refuse("NOT_A_FULL_DECK");
  const index = cards.findIndex(isBlackJack);
  const dealerPosition = POSITIONS[index % POSITIONS.length] ?? 0;
  return advance(change(state, { dealerPosition, dealerChosen: true }), {
    type: "dealerChosen",
    dealerPosition,
    turned: cards.slice(0, index + 1),
  });
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
  const round = state.round + 1;
  return advance(
    change(state, {
      phase: "ROUND1",
      round,
      players: state.players.map((player) =>
        changePlayer(player, { hand: hands[player.position] ?? [], tricksTaken: 0 }),
      ),
      kitty: blind,
      discard: null,
      turnUpCard,
      calls: [],
      trumpSuit: null,
      callerPosition: null,
      callingTeam: null,
      alonePosition: null,
      inactivePosition: null,
      dealerPickedUp: null,
      tricks: [],
      currentTrick: NO_TRICK,
      currentPlayerPosition: leftOf(dealerPosition),
      tricksWon: { a: 0, b: 0 },
    }),
    { type: "dealt", round, dealerPosition },
    { type: "turnedUp", card: turnUpCard },
  );
}
