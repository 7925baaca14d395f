import type { Viewer } from "../seats.ts";
import type { GameState, OpenTable, Player, PlayerView, View } from "./state.ts";

/** What one viewer may see. Built field by field: a new secret stays secret until somebody lists it here. */
export function view(state: GameState, viewer: Viewer): View {
  const shown = cardsAreShown(state);
  const covered = decisionsAreCovered(state);
  return {
    viewer,
    gameId: state.gameId,
    options: state.options,
    phase: state.phase,
    round: state.round,
    dealerPosition: state.dealerPosition,
    dealerChosen: state.dealerChosen,
    players: state.players.map((player) => {
      const isMe = player.position === viewer;
      return viewPlayer(player, { isOpen: shown || isMe, isCovered: covered && !isMe });
    }),
    blind: shown ? state.blind : null,
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

interface Sight {
  readonly isOpen: boolean;
  readonly isCovered: boolean;
}

/** A hand that is over as its result shows it, with every card open: of a hand that is on nothing more than ever. */
export function openView(state: GameState): View {
  const { options, phase } = state;
  const shown = view({ ...state, options: { ...options, showHands: "hand" } }, "spectator");
  return { ...shown, options, phase: phase === "DEALING" ? "ROUND_OVER" : phase };
}

export function viewPlayer(player: Player, { isOpen, isCovered }: Sight): PlayerView {
  return {
    id: player.id,
    name: player.name,
    position: player.position,
    score: player.score,
    connected: player.connected,
    cardCount: player.hand.length,
    hand: isOpen ? player.hand : null,
    tricksTaken: player.tricksTaken,
    folded: !isCovered && player.folded,
    decided: player.decided,
  };
}

export function decisionsAreCovered({ phase, options }: OpenTable): boolean {
  return phase === "FOLDING_DECISION" && options.folding === "secret";
}

/** Folded hands and the blind open when the game is over, or after each hand where the house says so. */
export function cardsAreShown({ phase, options }: OpenTable): boolean {
  if (phase === "GAME_OVER") return true;
  return options.showHands === "hand" && (phase === "ROUND_OVER" || phase === "DEALING");
}
