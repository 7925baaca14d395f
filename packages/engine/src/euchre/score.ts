import { leftOf, seatsOf } from "../seats.ts";
import { TRICKS_PER_HAND } from "../trick.ts";
import type { CallResult } from "./events.ts";
import { begin, tell, wrongPhase } from "./phase.ts";
import type { Phase, Turn } from "./phase.ts";
import { otherTeam, TEAMS } from "./state.ts";
import type { ByTeam, OpenTable, Team } from "./state.ts";
import { cardsAreShown } from "./view.ts";

/** The makers need the majority of the tricks. */
export const TRICKS_TO_MAKE = 3;
const MADE = 1;
const MARCH = 2;
const EUCHRE = 2;
/** For a defender alone: EUCHRE-OPT-17. */
export const LONE_EUCHRE = 4;

/** ROUND_OVER: the deal moves to the left. */
export const roundOver: Phase = {
  tableAction: () => ({ type: "NEXT_ROUND", chance: null }),
  take(state, action) {
    if (action.type !== "NEXT_ROUND") return wrongPhase(state, action);
    const dealerPosition = leftOf(state.dealerPosition, seatsOf(state.players));
    return begin(state, { type: "dealMoved", dealerPosition });
  },
};

/** The hand is played: points to one team, and perhaps the game. */
export function scoreRound(turn: Turn): Turn {
  const { round, scores: before, tricksWon } = turn.state;
  const callingTeam = turn.state.callingTeam ?? "a";
  const result = callResult(turn.state) ?? "euchred";
  const team = result === "euchred" ? otherTeam(callingTeam) : callingTeam;
  const points = pointsTo(team, worth(result, turn.state));
  const scores: ByTeam = { a: before.a + points.a, b: before.b + points.b };
  const scored = tell(turn, { type: "roundScored", round, callingTeam, result, tricksWon, points, scores });
  return showCards(endGame(scored, team));
}

/** The target wins (EUCHRE-END-1), and after the last hand whoever is ahead (EUCHRE-OPT-15). Only scored hands are counted. */
function endGame(turn: Turn, gainer: Team): Turn {
  const { scores, options, scoreSheet } = turn.state;
  if (scores[gainer] >= options.targetScore) return tell(turn, { type: "gameWon", teams: [gainer] });
  if (scoreSheet.length !== options.endsAfterHands) return turn;
  const most = Math.max(scores.a, scores.b);
  return tell(turn, { type: "gameWon", teams: TEAMS.filter((team) => scores[team] === most) });
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

function worth(result: CallResult, { options, alonePosition, aloneDefender }: OpenTable): number {
  switch (result) {
    case "made":
      return MADE;
    case "march":
      return MARCH;
    case "loneMarch":
      return options.lonerMarchScore;
    case "euchred":
      if (aloneDefender !== null) return LONE_EUCHRE;
      return alonePosition === null ? EUCHRE : options.lonerEuchredScore;
  }
}

function pointsTo(team: Team, points: number): ByTeam {
  return team === "a" ? { a: points, b: 0 } : { a: 0, b: points };
}
