import { leftOf, seatsOf } from "../seats.ts";
import type { Position, Viewer } from "../seats.ts";
import type { GameState, OpenTable, Player, PlayerView, View } from "./state.ts";

/** What one viewer may see. Built field by field: a new secret stays secret until somebody lists it here. */
export function view(state: GameState, viewer: Viewer): View {
  const shown = cardsAreShown(state);
  return {
    viewer,
    gameId: state.gameId,
    options: state.options,
    phase: state.phase,
    round: state.round,
    dealerPosition: state.dealerPosition,
    dealerChosen: state.dealerChosen,
    players: state.players.map((player) =>
      viewPlayer(player, shown || player.position === viewer || showsFarmersHand(state, player.position)),
    ),
    scores: state.scores,
    kitty: shown ? state.kitty : null,
    discard: shown || dealtThisHand(state, viewer) ? state.discard : null,
    turnUpCard: state.turnUpCard,
    calls: state.calls,
    trumpSuit: state.trumpSuit,
    callerPosition: state.callerPosition,
    callingTeam: state.callingTeam,
    alonePosition: state.alonePosition,
    inactivePosition: state.inactivePosition,
    aloneDefender: state.aloneDefender,
    farmerPosition: state.farmerPosition,
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

/** A finished hand with every card open, as its result shows it. Of a hand still being played it shows no more than ever. */
export function openView(state: GameState): View {
  const { options, phase } = state;
  const shown = view({ ...state, options: { ...options, showHands: "hand" } }, "spectator");
  return { ...shown, options, phase: phase === "DEALING" ? "ROUND_OVER" : phase };
}

export function viewPlayer(player: Player, isOpen: boolean): PlayerView {
  return {
    id: player.id,
    name: player.name,
    position: player.position,
    team: player.team,
    connected: player.connected,
    cardCount: player.hand.length,
    hand: isOpen ? player.hand : null,
    tricksTaken: player.tricksTaken,
  };
}

/** The dealer sits to the right of who speaks first. `dealerPosition` has moved on while a hand still lies there. */
export function dealtThisHand({ calls, players }: OpenTable, viewer: Viewer): boolean {
  return viewer !== "spectator" && leftOf(viewer, seatsOf(players)) === calls[0]?.playerPosition;
}

/** A farmer's hand lies open until the cards are dealt again: EUCHRE-OPT-16. */
export function showsFarmersHand({ phase, farmerPosition }: OpenTable, position: Position): boolean {
  return phase === "DEALING" && position === farmerPosition;
}

/** A hand is over, and everybody looks at its points or, where nobody made trump, at the cards the house shows: EUCHRE-OPT-10. */
export function showsResult({ phase, round, scoreSheet, options }: OpenTable): boolean {
  if (phase !== "DEALING") return phase === "ROUND_OVER";
  const isScored = scoreSheet.at(-1)?.round === round;
  return round > 0 && !isScored && cardsAreShown({ phase, options });
}

/** Unplayed cards open when the game is over, or after each hand where the house says so. */
export function cardsAreShown({ phase, options }: Pick<OpenTable, "phase" | "options">): boolean {
  if (phase === "GAME_OVER") return true;
  return options.showHands === "hand" && (phase === "ROUND_OVER" || phase === "DEALING");
}
