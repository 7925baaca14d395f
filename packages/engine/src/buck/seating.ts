import type { AddPlayer, RemovePlayer } from "../actions.ts";
import type { Position } from "../seats.ts";
import { bySeat, joinEvent, leaveEvent } from "../table.ts";
import type { Joined } from "../table.ts";
import { NO_TRICK } from "../trick.ts";
import type { Action } from "./actions.ts";
import { parseOptions, seats } from "./options.ts";
import type { Options } from "./options.ts";
import { begin, wrongPhase } from "./phase.ts";
import type { Phase, Step } from "./phase.ts";
import { refuse } from "./actions.ts";
import type { GameState, Player, View } from "./state.ts";

/** A new game, waiting for players. Options that did not come from people's hands: a wrong one is a bug and throws. */
export function create(options?: Partial<Options>, gameId = ""): GameState {
  const parsed = parseOptions(options);
  if (!parsed.ok) throw new TypeError(`${parsed.why}: ${parsed.rule ?? "house rules"}`);
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

/** WAITING_FOR_PLAYERS: people sit down and get up. Anybody may sit down, so that is on nobody's list. */
export const seating: Phase = {
  legal: leaving,
  take(state, action) {
    switch (action.type) {
      case "ADD_PLAYER":
        return sitDown(state, action);
      case "REMOVE_PLAYER":
        return getUp(state, action);
      default:
        return wrongPhase(state, action);
    }
  },
};

/** Until the first deal a player may get up again: BUCK-SEAT-5. */
export function leaving({ players }: View, playerPosition: Position): readonly Action[] {
  const isSeated = players.some(({ position }) => position === playerPosition);
  return isSeated ? [{ type: "REMOVE_PLAYER", playerPosition }] : [];
}

function sitDown(state: GameState, action: AddPlayer): Step {
  const joined = joinEvent(state.players, seats(state.options), action);
  if ("code" in joined) return refuse(joined);
  const player = newPlayer(joined, state.options);
  return begin({ ...state, players: [...state.players, player].toSorted(bySeat) }, joined);
}

export function newPlayer({ id, name, playerPosition }: Joined, { startScore }: Options): Player {
  return {
    id,
    name,
    position: playerPosition,
    score: startScore,
    connected: true,
    hand: [],
    tricksTaken: 0,
    folded: false,
    decided: false,
  };
}

export function getUp(state: GameState, action: RemovePlayer): Step {
  const left = leaveEvent(state.players, action);
  return "code" in left ? refuse(left) : begin(state, left);
}
