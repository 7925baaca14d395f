import type { Position } from "../seats.ts";
import type { CommonPlayer } from "../state.ts";
import { NO_TRICK } from "../trickPlay.ts";
import { parseOptions } from "./options.ts";
import type { Options } from "./options.ts";
import type { GameState, Player } from "./state.ts";
import { NO_POINTS, teamOf } from "./teams.ts";

/** A new game, waiting for players. A wrong option that did not come from people is a bug and throws. */
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
    scores: NO_POINTS,
    kitty: [],
    discard: null,
    turnUpCard: null,
    calls: [],
    trumpSuit: null,
    callerPosition: null,
    callingTeam: null,
    alonePosition: null,
    inactivePosition: null,
    dealerPickedUp: null,
    tricks: [],
    currentTrick: NO_TRICK,
    currentPlayerPosition: null,
    tricksWon: NO_POINTS,
    scoreSheet: [],
    winningTeam: null,
    gameOver: false,
  };
}

/** Only the search for a black jack is made again when the same people go on: else seat 0 deals. */
export function rematchDealer({ firstDealer }: Options): Position | null {
  return firstDealer === "blackJack" ? null : 0;
}

export function seatPlayer({ id, name, position }: Pick<CommonPlayer, "id" | "name" | "position">): Player {
  return { id, name, position, team: teamOf(position), connected: true, hand: [], tricksTaken: 0 };
}
