import type { AddPlayer, RemovePlayer } from "../actions.ts";
import type { Position } from "../seats.ts";
import { bySeat, joinEvent, leaveEvent } from "../table.ts";
import type { Joined } from "../table.ts";
import { NO_TRICK } from "../trick.ts";
import type { Action, SwapPlayers } from "./actions.ts";
import { parseOptions, seats } from "./options.ts";
import type { Options } from "./options.ts";
import { begin, wrongPhase } from "./phase.ts";
import type { Phase, Step } from "./phase.ts";
import { refuse } from "./actions.ts";
import { NO_POINTS, teamOf } from "./state.ts";
import type { GameState, Player, View } from "./state.ts";

/** A new game, waiting for players. A wrong option that did not come from people is a bug and throws. */
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
    aloneDefender: null,
    farmerPosition: null,
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

/** WAITING_FOR_PLAYERS: people sit down, get up and change seats. Anybody may sit down, so that is on nobody's list. */
export const seating: Phase = {
  legal: changesOfSeat,
  take: (state, action) =>
    action.type === "ADD_PLAYER" ? sitDown(state, action) : changeSeats(state, action),
};

/** Until the first deal a player may get up again or change seats with another. */
export function changesOfSeat({ players }: View, playerPosition: Position): readonly Action[] {
  const others = players.filter(({ position }) => position !== playerPosition);
  if (others.length === players.length) return [];
  const swaps = others.map(({ position: otherPosition }): Action => ({
    type: "SWAP_PLAYERS",
    playerPosition,
    otherPosition,
  }));
  return [{ type: "REMOVE_PLAYER", playerPosition }, ...swaps];
}

export function changeSeats(state: GameState, action: Action): Step {
  switch (action.type) {
    case "REMOVE_PLAYER":
      return getUp(state, action);
    case "SWAP_PLAYERS":
      return swap(state, action);
    default:
      return wrongPhase(state, action);
  }
}

function sitDown(state: GameState, action: AddPlayer): Step {
  const joined = joinEvent(state.players, seats(), action);
  if ("code" in joined) return refuse(joined);
  return begin({ ...state, players: [...state.players, newPlayer(joined)].toSorted(bySeat) }, joined);
}

export function newPlayer({ id, name, playerPosition: position }: Joined): Player {
  return { id, name, position, team: teamOf(position), connected: true, hand: [], tricksTaken: 0 };
}

function getUp(state: GameState, action: RemovePlayer): Step {
  const left = leaveEvent(state.players, action);
  return "code" in left ? refuse(left) : begin(state, left);
}

function swap(state: GameState, { playerPosition, otherPosition }: SwapPlayers): Step {
  const isTaken = (position: Position) => state.players.some((player) => player.position === position);
  if (!isTaken(playerPosition) || !isTaken(otherPosition)) return refuse({ code: "SEAT_EMPTY" });
  if (playerPosition === otherPosition) return refuse({ code: "ALREADY_SEATED" });
  return begin(state, { type: "swapped", playerPosition, otherPosition });
}
