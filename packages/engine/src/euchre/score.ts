import { leftOf } from "../seats.ts";
import { TRICKS_PER_HAND } from "../trick.ts";
import type { Action } from "./actions.ts";
import type { CallResult } from "./events.ts";
import type { Options } from "./options.ts";
import type { GameState, OpenTable } from "./state.ts";
import { otherTeam } from "./teams.ts";
import type { ByTeam, Team } from "./teams.ts";
import { begin, tell, wrongPhase } from "./turn.ts";
import type { Step, Turn } from "./turn.ts";
import { cardsAreShown } from "./view.ts";

/** The makers need the majority of the tricks. */
export const TRICKS_TO_MAKE = 3;
const MADE = 1;
const MARCH = 2;
const EUCHRE = 2;

/** The hand is played: points to one team, and perhaps the game. */
export function scoreRound(turn: Turn): Step {
  const { round, scores: before, tricksWon, options, alonePosition } = turn.state;
  const callingTeam = turn.state.callingTeam ?? "a";
  const result = callResult(turn.state) ?? "euchred";
  const team = result === "euchred" ? otherTeam(callingTeam) : callingTeam;
  const points = pointsTo(team, worth(result, { isAlone: alonePosition !== null, options }));
  const scores: ByTeam = { a: before.a + points.a, b: before.b + points.b };
  tell(turn, { type: "roundScored", round, callingTeam, result, tricksWon, points, scores });
  if (scores[team] >= options.targetScore) tell(turn, { type: "gameWon", team });
  return showCards(turn);
}

/** Where the house shows cards now, everybody is told them. */
export function showCards(turn: Turn): Turn {
  if (!cardsAreShown(turn.state)) return turn;
  const { players, kitty } = turn.state;
  return tell(turn, { type: "cardsShown", hands: players.map(({ hand }) => hand), kitty });
}

/** How the hand has gone for the team that made trump; null while no team has. */
export function callResult({ callingTeam, tricksWon, alonePosition }: OpenTable): CallResult | null {
  if (callingTeam === null) return null;
  const tricks = tricksWon[callingTeam];
  if (tricks < TRICKS_TO_MAKE) return "euchred";
  if (tricks < TRICKS_PER_HAND) return "made";
  return alonePosition === null ? "march" : "loneMarch";
}

function worth(result: CallResult, { isAlone, options }: { isAlone: boolean; options: Options }): number {
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

/** ROUND_OVER: the deal moves to the left. */
export function roundOver(state: GameState, action: Action): Step {
  if (action.type !== "NEXT_ROUND") return wrongPhase(state, action);
  return tell(begin(state), { type: "dealMoved", dealerPosition: leftOf(state.dealerPosition) });
}

/** GAME_OVER: any of the four may ask for another game. */
export function gameOver(state: GameState, action: Action): Step {
  if (action.type !== "NEW_GAME") return wrongPhase(state, action);
  const turn = tell(begin(state), { type: "newGame" });
  turn.state.kitty = [];
  turn.state.discard = null;
  return turn;
}
