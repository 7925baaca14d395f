import type { Viewer } from "../seats.ts";
import type { GameState, OpenTable, Player, PlayerView, View } from "./state.ts";

/** What one viewer may see. Built field by field: a new secret stays secret until somebody lists it here. */
export function view(state: GameState, viewer: Viewer): View {
  const isOpen = cardsAreShown(state);
  const isCovered = decisionsAreCovered(state);
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
      const hand = isOpen || isMe ? player.hand : null;
      return viewPlayer(player, hand, (isMe || !isCovered) && player.folded);
    }),
    blind: isOpen ? state.blind : null,
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

export function viewPlayer(player: Player, hand: PlayerView["hand"], folded: boolean): PlayerView {
  return {
    id: player.id,
    name: player.name,
    position: player.position,
    score: player.score,
    connected: player.connected,
    cardCount: player.hand.length,
    hand,
    tricksTaken: player.tricksTaken,
    folded,
    decided: player.decided,
  };
}

/** A finished hand with every card open, as its result shows it. Of a hand still being played it shows no more than ever. */
export function openView(state: GameState): View {
  const { options, phase } = state;
  const shown = view({ ...state, options: { ...options, showHands: "hand" } }, "spectator");
  return { ...shown, options, phase: phase === "DEALING" ? "ROUND_OVER" : phase };
}

/** A hand is over, and everybody looks at its points or, where all passed, at the cards the house shows: BUCK-OPT-8. */
export function showsResult({ phase, round, scoreSheet, options }: OpenTable): boolean {
  if (phase !== "DEALING") return phase === "ROUND_OVER";
  const isScored = scoreSheet.at(-1)?.round === round;
  return round > 0 && !isScored && cardsAreShown({ phase, options });
}

/** Until all are in, nobody can tell a decision to fold from one to stay: BUCK-SHOW-4. */
export function decisionsAreCovered({ phase, options }: OpenTable): boolean {
  return phase === "FOLDING_DECISION" && options.folding === "secret";
}

/** Folded hands and the blind open when the game is over, or after each hand where the house says so: BUCK-SHOW-5. */
export function cardsAreShown({ phase, options }: Pick<OpenTable, "phase" | "options">): boolean {
  if (phase === "GAME_OVER") return true;
  return options.showHands === "hand" && (phase === "ROUND_OVER" || phase === "DEALING");
}
