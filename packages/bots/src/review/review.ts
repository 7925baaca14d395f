import { games, POSITIONS } from "@buck/engine";
import type { Game, GameAction, GameEvent, GameName, Games, Position } from "@buck/engine";
import { stepsOf } from "@buck/records";
import type { GameHistory, GameStep } from "@buck/records";
import type { GameReview, ReviewedDecision, ReviewedHand, ReviewedPlayer } from "./gameReview.ts";
import { judge } from "./judge.ts";
import { handPoints } from "../handPoints.ts";

/** A game of Buck Euchre takes a phone a few seconds with so many. */
const WORLDS = 500;

export interface ReviewOptions {
  /** How many ways the hidden cards may lie are looked at for a decision that looks wrong. */
  readonly worlds?: number;
  /** The same game and number give the same review. */
  readonly seed?: number;
}

export interface ReviewProgress {
  readonly done: number;
  readonly all: number;
}

/** Judges every decision of a game, one at a time: whoever asks for the next one can tell how far it is, or stop. */
export function* reviewGame<Name extends GameName>(
  history: GameHistory<Name>,
  { worlds = WORLDS, seed = 1 }: ReviewOptions = {},
): Generator<ReviewProgress, GameReview<Name>> {
  const { game } = history;
  const rules: Game<Games[Name]> = games[game];
  const states: readonly Games[Name]["state"][] = history.states;
  const actions: readonly (GameAction<Name> | null)[] = history.actions;
  const steps = stepsOf(history);
  const choices = steps.flatMap((step, index) => (step.isChoice ? [{ step, index }] : []));
  const decisions: ReviewedDecision<Name>[] = [];
  for (const [done, { step, index }] of choices.entries()) {
    yield { done, all: choices.length };
    const state = states[step.stateIndex - 1];
    const action = actions[step.stateIndex - 1] ?? null;
    const { by: position, hand } = step;
    if (state === undefined || action === null || position === null) continue;
    const view = rules.view(state, position);
    const judged = judge<Name>({ game, view, action, worlds, seed: seed + index });
    decisions.push({ ...judged, index, hand, position });
  }
  const hands = reviewHands(history.events, steps, decisions);
  return { decisions, hands, players: POSITIONS.map((position) => reviewPlayer(position, decisions, hands)) };
}

function reviewHands(
  events: readonly (readonly GameEvent[])[],
  steps: readonly GameStep[],
  decisions: readonly ReviewedDecision[],
): readonly ReviewedHand[] {
  const numbers = [...new Set(steps.map(({ hand }) => hand))].filter((hand) => hand > 0);
  return numbers.map((hand) => {
    const happened = steps
      .filter((step) => step.hand === hand)
      .flatMap(({ firstEvents, stateIndex }) => events.slice(firstEvents, stateIndex).flat());
    const costs = POSITIONS.map((position) =>
      sum(
        decisions.filter((each) => each.hand === hand && each.position === position).map(({ cost }) => cost),
      ),
    );
    return { hand, points: handPoints(happened), costs };
  });
}

function reviewPlayer(
  position: Position,
  decisions: readonly ReviewedDecision[],
  hands: readonly ReviewedHand[],
): ReviewedPlayer {
  const own = decisions.filter((each) => each.position === position);
  const mistakes = own.filter(({ cost }) => cost > 0).length;
  const costs = hands.map((each) => each.costs[position] ?? 0);
  const most = Math.max(0, ...costs);
  return {
    position,
    decisions: own.length,
    mistakes,
    accuracy: own.length === 0 ? 1 : 1 - mistakes / own.length,
    cost: sum(costs),
    luck: sum(hands.map((hand) => luckIn(hand, position))),
    costliestHand: most > 0 ? (hands[costs.indexOf(most)]?.hand ?? null) : null,
  };
}

/** What a hand would have brought without own mistakes, more than to everybody on average. */
function luckIn({ points, costs }: ReviewedHand, position: Position): number {
  const unspoilt = points.map((each, seat) => each + (costs[seat] ?? 0));
  return (unspoilt[position] ?? 0) - sum(unspoilt) / Math.max(1, unspoilt.length);
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
