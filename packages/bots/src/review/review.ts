import { games } from "@buck/engine";
import type { Game, GameAction, GameEvent, GameName, Games, Position } from "@buck/engine";
import { seatsIn, stepsOf } from "@buck/records";
import type { GameHistory } from "@buck/records";
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

/** Every `of`-th decision, from number `part` on. */
export interface ReviewShare {
  readonly part: number;
  readonly of: number;
}

const WHOLE: ReviewShare = { part: 0, of: 1 };

export interface ReviewProgress {
  readonly done: number;
  readonly all: number;
}

/** Judges every decision of a game, one at a time: whoever asks for the next one can tell how far it is, or stop. */
export function* reviewGame<Name extends GameName>(
  history: GameHistory<Name>,
  options: ReviewOptions = {},
): Generator<ReviewProgress, GameReview<Name>> {
  const all = countDecisions<Name>(history);
  const decisions: ReviewedDecision<Name>[] = [];
  const judging = judgeDecisions<Name>(history, options);
  for (let done = 0; done < all; done += 1) {
    yield { done, all };
    const next = judging.next();
    if (next.done !== true) decisions.push(next.value);
  }
  return reviewOf<Name>(history, decisions);
}

/** How many decisions a review of this game judges. */
export function countDecisions<Name extends GameName>(history: GameHistory<Name>): number {
  return stepsOf(history).filter(({ isChoice }) => isChoice).length;
}

/**
 * Judges a share of the decisions of a game. No judgment depends on another, so several threads can have a share each,
 * and together they come to what one would.
 */
export function* judgeDecisions<Name extends GameName>(
  history: GameHistory<Name>,
  { worlds = WORLDS, seed = 1 }: ReviewOptions = {},
  { part, of }: ReviewShare = WHOLE,
): Generator<ReviewedDecision<Name>, void> {
  const { game } = history;
  const rules: Game<Games[Name]> = games[game];
  const states: readonly Games[Name]["state"][] = history.states;
  const actions: readonly (GameAction<Name> | null)[] = history.actions;
  const choices = stepsOf(history).flatMap((step, index) => (step.isChoice ? [{ step, index }] : []));
  for (const [number, { step, index }] of choices.entries()) {
    if (number % of !== part) continue;
    const state = states[step.stateIndex - 1];
    const action = actions[step.stateIndex - 1] ?? null;
    const { by: position, hand } = step;
    if (state === undefined || action === null || position === null) continue;
    const view = rules.view(state, position);
    const judged = judge<Name>({ game, view, action, worlds, seed: seed + index });
    yield { ...judged, index, hand, position };
  }
}

/** What judged decisions, in whatever order they come, say about a game. */
export function reviewOf<Name extends GameName>(
  history: GameHistory<Name>,
  judged: readonly ReviewedDecision<Name>[],
): GameReview<Name> {
  const decisions = judged.toSorted((a, b) => a.index - b.index);
  const hands = reviewHands<Name>(history, decisions);
  const last: Games[Name]["state"] | undefined = history.states.at(-1);
  const sat =
    hands.length > 0 ? hands.map(({ names }) => names) : [(last?.players ?? []).map(({ name }) => name)];
  const players = seatsIn(history).flatMap((position) => {
    const names = [...new Set(sat.map((each) => each[position] ?? ""))];
    return names.map((name) => reviewPlayer({ position, name }, decisions, hands));
  });
  return { decisions, hands, players };
}

function reviewHands<Name extends GameName>(
  history: GameHistory<Name>,
  decisions: readonly ReviewedDecision[],
): readonly ReviewedHand[] {
  const steps = stepsOf(history);
  const events: readonly (readonly GameEvent[])[] = history.events;
  const states: readonly Games[Name]["state"][] = history.states;
  const seats = seatsIn(history);
  const numbers = [...new Set(steps.map(({ hand }) => hand))].filter((hand) => hand > 0);
  return numbers.map((hand) => {
    const own = steps.filter((step) => step.hand === hand);
    const happened = own.flatMap(({ firstEvents, stateIndex }) =>
      events.slice(firstEvents, stateIndex).flat(),
    );
    const costs = seats.map((position) =>
      sum(
        decisions.filter((each) => each.hand === hand && each.position === position).map(({ cost }) => cost),
      ),
    );
    const dealt = states[own[0]?.stateIndex ?? 0];
    const names = dealt?.players.map(({ name }) => name) ?? [];
    const scored = handPoints(happened);
    return { hand, names, points: seats.map((position) => scored[position] ?? 0), costs };
  });
}

function reviewPlayer(
  { position, name }: Pick<ReviewedPlayer, "position" | "name">,
  decisions: readonly ReviewedDecision[],
  all: readonly ReviewedHand[],
): ReviewedPlayer {
  const hands = all.filter(({ names }) => (names[position] ?? "") === name);
  const numbers = hands.map(({ hand }) => hand);
  const own = decisions.filter((each) => each.position === position && numbers.includes(each.hand));
  const mistakes = own.filter(({ cost }) => cost > 0).length;
  const costs = hands.map((each) => each.costs[position] ?? 0);
  const most = Math.max(0, ...costs);
  return {
    position,
    name,
    hands: numbers,
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
