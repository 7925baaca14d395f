import type { ChooseDealer, Deal } from "../actions.ts";
import { dealCards } from "../deck.ts";
import { leftOf } from "../seats.ts";
import type { Action } from "./actions.ts";
import { startBidding } from "./bid.ts";
import { change, changePlayer } from "./change.ts";
import { NO_TRICK } from "./create.ts";
import { refuse } from "./errors.ts";
import { startPlaying } from "./play.ts";
import { removePlayer } from "./seating.ts";
import type { GameState } from "./state.ts";
import { advance, wrongPhase } from "./step.ts";
import type { Step } from "./step.ts";

/** DEALING: the table names the first dealer, then hands the engine a deck. */
export function dealing(state: GameState, action: Action): Step {
  switch (action.type) {
    case "CHOOSE_DEALER":
      return chooseDealer(state, action);
    case "DEAL":
      return deal(state, action);
    case "REMOVE_PLAYER":
      return state.round === 0 ? removePlayer(state, action) : wrongPhase(state, action);
    default:
      return wrongPhase(state, action);
  }
}

function chooseDealer(state: GameState, { dealerPosition }: ChooseDealer): Step {
  if (state.dealerChosen) return refuse("DEALER_ALREADY_CHOSEN");
  return advance(change(state, { dealerPosition, dealerChosen: true }), {
    type: "dealerChosen",
    dealerPosition,
  });
}

/** Clears the last hand away and deals the next. Trump by the clubs rule holds from here on. */
function deal(state: GameState, action: Deal): Step {
  if (!state.dealerChosen) return refuse("DEALER_NOT_CHOSEN");
  const dealt = dealCards(action.deck, state.dealerPosition);
  if (dealt === null) return refuse("NOT_A_FULL_DECK");
  const { hands, turnUpCard, blind } = dealt;
  const isClubsTurnUp = turnUpCard.suit === "CLUBS" && state.options.clubsTurnUp !== "off";
  const { dealerPosition } = state;
  const round = state.round + 1;
  return advance(
    change(state, {
      phase: "TRUMP_REVEAL",
      round,
      players: state.players.map((player) =>
        changePlayer(player, {
          hand: hands[player.position] ?? [],
          tricksTaken: 0,
          folded: false,
          decided: false,
        }),
      ),
      blind,
      turnUpCard,
      isClubsTurnUp,
      bids: [],
      currentBidder: null,
      highestBid: null,
      winningBidderPosition: null,
      trumpSuit: isClubsTurnUp ? "CLUBS" : null,
      tricks: [],
      currentTrick: NO_TRICK,
      currentPlayerPosition: null,
    }),
    { type: "dealt", round, dealerPosition },
    { type: "turnedUp", card: turnUpCard, isClubsTurnUp },
  );
}

/** TRUMP_REVEAL: everybody has seen the turn-up; on with the bidding, or straight to a dirty clubs hand. */
export function revealing(state: GameState, action: Action): Step {
  if (action.type !== "OPEN_BIDDING") return wrongPhase(state, action);
  const first = leftOf(state.dealerPosition);
  const isDirty = state.isClubsTurnUp && state.options.clubsTurnUp === "dirty";
  return isDirty ? advance(startPlaying(state, first)) : startBidding(state, first);
}
