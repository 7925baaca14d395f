import type { Card } from "../cards.ts";
import type { Viewer } from "../seats.ts";
import type { GameState, Player, PlayerView, View } from "./state.ts";

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
    players: state.players.map((player) => viewPlayer(player, { state, viewer, shown })),
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
  readonly state: GameState;
  readonly viewer: Viewer;
  readonly shown: boolean;
}

function viewPlayer(player: Player, { state, viewer, shown }: Sight): PlayerView {
  const isMe = player.position === viewer;
  const hand: readonly Card[] | null = isMe || shown ? player.hand : null;
  return {
    id: player.id,
    name: player.name,
    position: player.position,
    score: player.score,
    connected: player.connected,
    cardCount: player.hand.length,
    hand,
    tricksTaken: player.tricksTaken,
    folded: (isMe || !decisionsAreCovered(state)) && player.folded,
    decided: player.decided,
  };
}

function decisionsAreCovered({ phase, options }: GameState): boolean {
  return phase === "FOLDING_DECISION" && options.folding === "secret";
}

/** Folded hands and the blind open when the game is over, or after each hand where the house says so. */
function cardsAreShown({ phase, options }: GameState): boolean {
  if (phase === "GAME_OVER") return true;
  return options.showHands === "hand" && (phase === "ROUND_OVER" || phase === "DEALING");
}
