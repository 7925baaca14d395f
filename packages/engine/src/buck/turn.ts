import { seatsRefusal } from "../errors.ts";
import type { ApplyResult } from "../result.ts";
import type { Draft, PlayerKind } from "../state.ts";
import { turnsOf } from "../turn.ts";
import type { TurnOf } from "../turn.ts";
import type { Action } from "./actions.ts";
import { seatPlayer } from "./create.ts";
import { refuse } from "./errors.ts";
import type { ErrorCode } from "./errors.ts";
import type { Event } from "./events.ts";
import { happen } from "./happen.ts";
import type { Options } from "./options.ts";
import type { GamePhase, GameState, Player } from "./state.ts";

export type Turn = TurnOf<GameState, Event>;
export type Step = ApplyResult<GameState, Event, ErrorCode>;

export const PLAYERS: PlayerKind<Player, Options> = { seat: seatPlayer, copy: copyPlayer };

export const { addEvent, begin, tell } = turnsOf<GameState, Event>(copyState, (state, event) =>
  happen(state, event, PLAYERS),
);

/** Spelled out, so that every state has the same hidden class: object spread is thirty times slower. */
function copyState(state: GameState): Draft<GameState> {
  return {
    gameId: state.gameId,
    options: state.options,
    phase: state.phase,
    players: state.players,
    round: state.round,
    dealerPosition: state.dealerPosition,
    dealerChosen: state.dealerChosen,
    blind: state.blind,
    turnUpCard: state.turnUpCard,
    isClubsTurnUp: state.isClubsTurnUp,
    bids: state.bids,
    currentBidder: state.currentBidder,
    highestBid: state.highestBid,
    winningBidderPosition: state.winningBidderPosition,
    trumpSuit: state.trumpSuit,
    tricks: state.tricks,
    currentTrick: state.currentTrick,
    currentPlayerPosition: state.currentPlayerPosition,
    scoreSheet: state.scoreSheet,
    winner: state.winner,
    gameOver: state.gameOver,
  };
}

function copyPlayer(player: Player): Draft<Player> {
  return {
    id: player.id,
    name: player.name,
    position: player.position,
    score: player.score,
    connected: player.connected,
    hand: player.hand,
    tricksTaken: player.tricksTaken,
    folded: player.folded,
    decided: player.decided,
  };
}

const WHAT_IS_GOING_ON: Readonly<Record<GamePhase, string>> = {
  WAITING_FOR_PLAYERS: "The table still waits for four players.",
  DEALING: "The cards are about to be dealt.",
  TRUMP_REVEAL: "The turn-up is being shown; the bidding comes next.",
  BIDDING: "The bidding is on.",
  DECLARING_TRUMP: "The winner of the bidding is choosing trump.",
  FOLDING_DECISION: "Everybody but the bidder is choosing to fold or stay.",
  PLAYING: "The tricks are being played.",
  ROUND_OVER: "The hand is over; the next one comes.",
  GAME_OVER: "The game is over.",
};

/** An action that does not belong to this phase, answered with the most telling reason. */
export function wrongPhase(state: GameState, action: Action): Step {
  const closed = seatsRefusal(state, action.type);
  if (closed !== null) return refuse(closed);
  if (clubsRuleIsOn(state)) {
    if (action.type === "FOLD_DECISION" && action.folded) return refuse("CANNOT_FOLD_ON_CLUBS");
    if (action.type === "DECLARE_TRUMP") return refuse("CLUBS_ARE_TRUMP");
  }
  return refuse("WRONG_PHASE", `That cannot be done now. ${WHAT_IS_GOING_ON[state.phase]}`);
}

function clubsRuleIsOn({ isClubsTurnUp, phase }: GameState): boolean {
  return isClubsTurnUp && (phase === "TRUMP_REVEAL" || phase === "BIDDING" || phase === "PLAYING");
}
