import type { AddPlayer, RemovePlayer } from "../actions.ts";
import { bySeat, chooseSeat } from "../seating.ts";
import { POSITIONS } from "../seats.ts";
import type { Action, SwapPlayers } from "./actions.ts";
import { change } from "./change.ts";
import { seatPlayer } from "./create.ts";
import { refuse } from "./errors.ts";
import type { GameState } from "./state.ts";
import { advance, wrongPhase } from "./step.ts";
import type { Step } from "./step.ts";

/** WAITING_FOR_PLAYERS: people sit down, get up and change seats. */
export function seating(state: GameState, action: Action): Step {
  switch (action.type) {
    case "ADD_PLAYER":
      return addPlayer(state, action);
    case "REMOVE_PLAYER":
      return removePlayer(state, action);
    case "SWAP_PLAYERS":
      return swapPlayers(state, action);
    default:
      return wrongPhase(state, action);
  }
}

function addPlayer(state: GameState, { id, name, playerPosition }: AddPlayer): Step {
  const position = chooseSeat(state.players, { id, wanted: playerPosition });
  if (typeof position === "string") return refuse(position);
  const players = [...state.players, seatPlayer({ id, name, position })].toSorted(bySeat);
  const phase = players.length === POSITIONS.length ? "DEALING" : "WAITING_FOR_PLAYERS";
  return advance(change(state, { players, phase }), { type: "joined", playerPosition: position, name });
}

/** Whoever gets up before the first deal leaves an empty seat, and the dealer is chosen anew. */
export function removePlayer(state: GameState, { playerPosition }: RemovePlayer): Step {
  const leaving = state.players.find((player) => player.position === playerPosition);
  if (leaving === undefined) return refuse("SEAT_EMPTY");
  const players = state.players.filter((player) => player !== leaving);
  return advance(
    change(state, { players, phase: "WAITING_FOR_PLAYERS", dealerPosition: 0, dealerChosen: false }),
    { type: "left", playerPosition, name: leaving.name },
  );
}

/** Two people change seats, and with the seats their teams. */
export function swapPlayers(state: GameState, { playerPosition, otherPosition }: SwapPlayers): Step {
  const one = state.players.find((player) => player.position === playerPosition);
  const other = state.players.find((player) => player.position === otherPosition);
  if (one === undefined || other === undefined) return refuse("SEAT_EMPTY");
  if (one === other) return refuse("ALREADY_SEATED", "That is the same seat.");
  const players = state.players
    .map((player) => {
      if (player === one) return seatPlayer({ ...one, position: otherPosition });
      return player === other ? seatPlayer({ ...other, position: playerPosition }) : player;
    })
    .toSorted(bySeat);
  return advance(change(state, { players }), { type: "swapped", playerPosition, otherPosition });
}
