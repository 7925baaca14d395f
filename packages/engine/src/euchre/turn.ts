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
import type { GamePhase, GameState, Player } from "./state.ts";

export type Turn = TurnOf<GameState, Event>;
export type Step = ApplyResult<GameState, Event, ErrorCode>;

export const PLAYERS: PlayerKind<Player> = { seat: seatPlayer, copy: copyPlayer };

export const { begin, tell } = turnsOf<GameState, Event>(copyState, (state, event) =>
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
    scores: state.scores,
    kitty: state.kitty,
    discard: state.discard,
    turnUpCard: state.turnUpCard,
    calls: state.calls,
    trumpSuit: state.trumpSuit,
    callerPosition: state.callerPosition,
    callingTeam: state.callingTeam,
    alonePosition: state.alonePosition,
    inactivePosition: state.inactivePosition,
    dealerPickedUp: state.dealerPickedUp,
    tricks: state.tricks,
    currentTrick: state.currentTrick,
    currentPlayerPosition: state.currentPlayerPosition,
    tricksWon: state.tricksWon,
    scoreSheet: state.scoreSheet,
    winningTeam: state.winningTeam,
    gameOver: state.gameOver,
  };
}

function copyPlayer(player: Player): Draft<Player> {
  return {
    id: player.id,
    name: player.name,
    position: player.position,
    team: player.team,
    connected: player.connected,
    hand: player.hand,
    tricksTaken: player.tricksTaken,
  };
}

const WHAT_IS_GOING_ON: Readonly<Record<GamePhase, string>> = {
  WAITING_FOR_PLAYERS: "The table still waits for four players.",
  DEALING: "The cards are about to be dealt.",
  ROUND1: "Everybody may order up the turned card.",
  ROUND2: "Everybody may name another suit.",
  DEALER_DISCARD: "The dealer is choosing a card to discard.",
  PLAYING: "The tricks are being played.",
  ROUND_OVER: "The hand is over; the next one comes.",
  GAME_OVER: "The game is over.",
};

/** An action that does not belong to this phase, answered with the most telling reason. */
export function wrongPhase(state: GameState, action: Action): Step {
  const closed = seatsRefusal(state, action.type);
  if (closed !== null) return refuse(closed);
  return refuse("WRONG_PHASE", `That cannot be done now. ${WHAT_IS_GOING_ON[state.phase]}`);
}
