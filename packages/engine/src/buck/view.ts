import type { Viewer } from "../seats.ts";
import type { GameState, OpenTable, Player, PlayerView, View } from "./state.ts";

/** What one viewer may see. Built field by field: a new secret stays secret until somebody lists it here. */
export function view(state: GameState, viewer: Viewer): View {
  const shown = cardsAreShown(state);
  const hidden = decisionsAreCovered(state) ? "covered" : "closed";
  const players = viewPlayers(state.players, viewer, shown ? "open" : hidden);
  return {
    viewer,
    gameId: state.gameId,
    options: state.options,
    phase: state.phase,
    round: state.round,
    dealerPosition: state.dealerPosition,
    dealerChosen: state.dealerChosen,
    players,
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

/** What a viewer sees of the others: every card, or none, or not even whether they folded. */
type Sight = "open" | "closed" | "covered";

/** Four are spelled out: a list that is made at once is quicker than one from `map`. */
function viewPlayers(players: readonly Player[], viewer: Viewer, others: Sight): readonly PlayerView[] {
  const first = players[0];
  const second = players[1];
  const third = players[2];
  const fourth = players[3];
  if (first === undefined || second === undefined || third === undefined || fourth === undefined) {
    return players.map((player) => viewFrom(player, viewer, others));
  }
  const a = viewFrom(first, viewer, others);
  const b = viewFrom(second, viewer, others);
  const c = viewFrom(third, viewer, others);
  const d = viewFrom(fourth, viewer, others);
  return [a, b, c, d];
}

function viewFrom(player: Player, viewer: Viewer, others: Sight): PlayerView {
  const sight = player.position === viewer ? "open" : others;
  return viewPlayer(
    player,
    sight === "open" ? player.hand : null,
    sight === "covered" ? false : player.folded,
  );
}

/** A hand that is over as its result shows it, with every card open: of a hand that is on nothing more than ever. */
export function openView(state: GameState): View {
  const { options, phase } = state;
  const shown = view({ ...state, options: { ...options, showHands: "hand" } }, "spectator");
  return { ...shown, options, phase: phase === "DEALING" ? "ROUND_OVER" : phase };
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

export function decisionsAreCovered({ phase, options }: OpenTable): boolean {
  return phase === "FOLDING_DECISION" && options.folding === "secret";
}

/** Folded hands and the blind open when the game is over, or after each hand where the house says so. */
export function cardsAreShown({ phase, options }: OpenTable): boolean {
  if (phase === "GAME_OVER") return true;
  return options.showHands === "hand" && (phase === "ROUND_OVER" || phase === "DEALING");
}
