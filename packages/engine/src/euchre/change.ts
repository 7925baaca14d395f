import type { Position } from "../seats.ts";
import type { GameState, Player } from "./state.ts";

/** A copy of the state with some fields changed, spelled out so that every state has one hidden class. */
export function change(state: GameState, changes: Partial<GameState>): GameState {
  return Object.assign(copy(state), changes);
}

function copy(state: GameState): GameState {
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

export function changePlayer(player: Player, changes: Pick<Partial<Player>, "hand" | "tricksTaken">): Player {
  return {
    id: player.id,
    name: player.name,
    position: player.position,
    team: player.team,
    connected: player.connected,
    hand: changes.hand ?? player.hand,
    tricksTaken: changes.tricksTaken ?? player.tricksTaken,
  };
}

export function changePlayerAt(
  players: readonly Player[],
  position: Position,
  changes: Pick<Partial<Player>, "hand" | "tricksTaken">,
): readonly Player[] {
  return players.map((player) => (player.position === position ? changePlayer(player, changes) : player));
}
