import { leftOf } from "../seats.ts";
import { TRICKS_PER_HAND } from "../trick.ts";
import type { Action } from "./actions.ts";
import { change } from "./change.ts";
import { createAgain } from "./create.ts";
import type { Event, HandResult } from "./events.ts";
import type { Options } from "./options.ts";
import type { GameState, OpenTable } from "./state.ts";
import { advance, wrongPhase } from "./step.ts";
import type { Step } from "./step.ts";
import { otherTeam } from "./teams.ts";
import type { ByTeam, Team } from "./teams.ts";

/** The makers need the majority of the tricks. */
export const TRICKS_TO_MAKE = 3;
const MADE = 1;
const MARCH = 2;
const EUCHRE = 2;

/** The hand is played: points to one team, and perhaps the game. */
export function scoreRound(state: GameState, events: readonly Event[]): Step {
  const callingTeam = state.callingTeam ?? "a";
  const isAlone = state.alonePosition !== null;
  const result = handResult(state) ?? "euchred";
  const winners = result === "euchred" ? otherTeam(callingTeam) : callingTeam;
  const points = pointsTo(winners, worth(result, { isAlone, options: state.options }));
  const scores: ByTeam = { a: state.scores.a + points.a, b: state.scores.b + points.b };
  const { round, tricksWon } = state;
  const scored = change(state, { scores, scoreSheet: [...state.scoreSheet, { round, points }] });
  const event: Event = { type: "roundScored", round, callingTeam, result, tricksWon, points, scores };
  return endRound(scored, winners, [...events, event]);
}

/** How the hand has gone for the team that made trump; null while no team has. */
export function handResult({ callingTeam, tricksWon, alonePosition }: OpenTable): HandResult | null {
  if (callingTeam === null) return null;
  const tricks = tricksWon[callingTeam];
  if (tricks < TRICKS_TO_MAKE) return "euchred";
  if (tricks < TRICKS_PER_HAND) return "made";
  return alonePosition === null ? "march" : "loneMarch";
}

function worth(result: HandResult, { isAlone, options }: { isAlone: boolean; options: Options }): number {
  switch (result) {
    case "made":
      return MADE;
    case "march":
      return MARCH;
    case "loneMarch":
      return options.lonerMarchScore;
    case "euchred":
      return isAlone ? options.lonerEuchredScore : EUCHRE;
  }
}

function pointsTo(team: Team, points: number): ByTeam {
  return team === "a" ? { a: points, b: 0 } : { a: 0, b: points };
}

function endRound(state: GameState, winners: Team, events: readonly Event[]): Step {
  if (state.scores[winners] < state.options.targetScore) {
    return advance(change(state, { phase: "ROUND_OVER" }), ...events);
  }
  return advance(change(state, { phase: "GAME_OVER", winningTeam: winners, gameOver: true }), ...events, {
    type: "gameWon",
    team: winners,
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
