import { leftOf } from "../seats.ts";
import type { Action } from "./actions.ts";
import { change, changePlayer } from "./change.ts";
import { createAgain } from "./create.ts";
import type { Event } from "./events.ts";
import type { GameState, Player } from "./state.ts";
import { advance, wrongPhase } from "./step.ts";
import type { Step } from "./step.ts";

/** Points back for a failed bid, or for staying without a trick. */
export const SET_PENALTY = 5;
/** Who stayed without bidding needs this many tricks. */
export const TRICKS_TO_STAY = 1;

/** The hand is played: write the score down and see whether somebody has won. */
export function scoreRound(state: GameState, events: readonly Event[]): Step {
  const changes = state.players.map((player) => scoreChange(player, tricksNeeded(state, player)));
  const players = state.players.map((player, seat) =>
    changePlayer(player, { score: player.score + (changes[seat] ?? 0) }),
  );
  const { round } = state;
  const scored = change(state, { players, scoreSheet: [...state.scoreSheet, { round, changes }] });
  const scores = players.map((player) => player.score);
  return endRound(scored, [...events, { type: "roundScored", round, changes, scores }]);
}

function tricksNeeded({ winningBidderPosition, highestBid }: GameState, { position }: Player): number {
  return position === winningBidderPosition ? (highestBid ?? TRICKS_TO_STAY) : TRICKS_TO_STAY;
}

function scoreChange({ folded, tricksTaken }: Player, needed: number): number {
  if (folded) return 0;
  return tricksTaken >= needed ? -tricksTaken : SET_PENALTY;
}

/** Lowest at or below zero wins; a tie down there is played on. */
function endRound(state: GameState, events: readonly Event[]): Step {
  const lowest = Math.min(...state.players.map((player) => player.score));
  const lowestPositions = state.players
    .filter(({ score }) => score === lowest)
    .map(({ position }) => position);
  const [winner, ...others] = lowestPositions;
  if (lowest > 0 || winner === undefined) return advance(change(state, { phase: "ROUND_OVER" }), ...events);
  if (others.length > 0) {
    return advance(change(state, { phase: "ROUND_OVER" }), ...events, {
      type: "tied",
      positions: lowestPositions,
    });
  }
  return advance(change(state, { phase: "GAME_OVER", winner, gameOver: true }), ...events, {
    type: "gameWon",
    playerPosition: winner,
  });
}

/** ROUND_OVER: the deal moves to the left. */
export function roundOver(state: GameState, action: Action): Step {
  if (action.type !== "NEXT_ROUND") return wrongPhase(state, action);
  return advance(change(state, { phase: "DEALING", dealerPosition: leftOf(state.dealerPosition) }));
}

/** GAME_OVER: any of the four may ask for another game. */
export function gameOver(state: GameState, action: Action): Step {
  if (action.type !== "NEW_GAME") return wrongPhase(state, action);
  return advance(createAgain(state), { type: "newGame" });
}
