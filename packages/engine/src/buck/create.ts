import type { CommonPlayer } from "../state.ts";
import { NO_TRICK } from "../trickPlay.ts";
import { parseOptions } from "./options.ts";
import type { Options } from "./options.ts";
import type { GameState, Player } from "./state.ts";

/** A new game, waiting for players. Options that did not come from people's hands: a wrong one is a bug and throws. */
export function create(options?: Partial<Options>, gameId = ""): GameState {
  const parsed = parseOptions(options);
  if (!parsed.ok) throw new TypeError(parsed.message);
  return {
    gameId,
    options: parsed.options,
    phase: "WAITING_FOR_PLAYERS",
    players: [],
    round: 0,
    dealerPosition: 0,
    dealerChosen: false,
    blind: [],
    turnUpCard: null,
    isClubsTurnUp: false,
    bids: [],
    currentBidder: null,
    highestBid: null,
    winningBidderPosition: null,
    trumpSuit: null,
    tricks: [],
    currentTrick: NO_TRICK,
    currentPlayerPosition: null,
    scoreSheet: [],
    winner: null,
    gameOver: false,
  };
}

/** Chance chooses the first dealer of every game. */
export function rematchDealer(): null {
  return null;
}

export function seatPlayer(
  { id, name, position }: Pick<CommonPlayer, "id" | "name" | "position">,
  { startScore }: Options,
): Player {
  return {
    id,
    name,
    position,
    score: startScore,
    connected: true,
    hand: [],
    tricksTaken: 0,
    folded: false,
    decided: false,
  };
}
