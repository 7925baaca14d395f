import { games } from "@buck/engine";
import type { Game, GameEvent, GameName, Games, Position } from "@buck/engine";
import type { GameHistory } from "./history.ts";

/** One position of a game to look at: after a deal, or after somebody's decision. */
export interface GameStep {
  /** Which state is shown; `events` from `firstEvents` up to it, not included, led here from the step before. */
  readonly stateIndex: number;
  readonly firstEvents: number;
  /** Counted from 1; 0 before the first deal. */
  readonly hand: number;
  /** Counted from 0, the deal, within the hand. */
  readonly step: number;
  /** Who decided; null for a deal. */
  readonly by: Position | null;
  /** The player could have done something else. */
  readonly isChoice: boolean;
  readonly startsHand: boolean;
  readonly endsTrick: boolean;
  readonly endsHand: boolean;
}

/** How far one move goes: every step, the next real choice, the end of the trick, or the next deal. */
export const STEP_UNITS = ["card", "decision", "trick", "hand"] as const;
export type StepUnit = (typeof STEP_UNITS)[number];

/** Which moment of a game is meant, as `#hand.step` in an address. */
export interface StepAddress {
  readonly hand: number;
  readonly step: number;
}

const KNOWN = new WeakMap<object, readonly GameStep[]>();

/** The steps of a game; they are worked out once, because every place that looks at the game asks for them. */
export function stepsOf<Name extends GameName>(history: GameHistory<Name>): readonly GameStep[] {
  const known = KNOWN.get(history);
  if (known !== undefined) return known;
  const steps = findSteps<Name>(history);
  KNOWN.set(history, steps);
  return steps;
}

/**
 * What the table does by itself, such as opening the bidding, is part of the step that follows;
 * what comes after the last decision is a step of its own.
 */
function findSteps<Name extends GameName>({ game, states, events }: GameHistory<Name>): readonly GameStep[] {
  const rules: Game<Games[Name]> = games[game];
  const steps: (Omit<GameStep, "endsHand"> & { endsHand: boolean })[] = [];
  let hand = 0;
  let step = 0;
  let firstEvents = 0;
  for (const [index, happened] of events.entries()) {
    const state = states[index];
    const startsHand = hasEvent(happened, "dealt");
    const isDecision = state !== undefined && rules.toAct(state).length > 0;
    if (!startsHand && !isDecision && index < events.length - 1) continue;
    const by = isDecision ? actorOf(happened) : null;
    const before = steps.at(-1);
    if (startsHand) hand += 1;
    if (before !== undefined) before.endsHand = startsHand;
    step = startsHand || steps.length === 0 ? 0 : step + 1;
    steps.push({
      stateIndex: index + 1,
      firstEvents,
      hand,
      step,
      by,
      isChoice: state !== undefined && by !== null && rules.legalActions(rules.view(state, by)).length > 1,
      startsHand,
      endsTrick: hasEvent(happened, "trickWon"),
      endsHand: true,
    });
    firstEvents = index + 1;
  }
  return steps;
}

/** The step that one move of this size leads to: at the end of the game the last one, at its beginning the first. */
export function stepAfter(steps: readonly GameStep[], index: number, unit: StepUnit): number {
  const next = steps.findIndex((step, at) => at > index && isStop(step, unit));
  return next === -1 ? Math.max(0, steps.length - 1) : next;
}

export function stepBefore(steps: readonly GameStep[], index: number, unit: StepUnit): number {
  return Math.max(
    0,
    steps.findLastIndex((step, at) => at < index && isStop(step, unit)),
  );
}

function isStop({ isChoice, endsTrick, startsHand, endsHand }: GameStep, unit: StepUnit): boolean {
  switch (unit) {
    case "card":
      return true;
    case "decision":
      return isChoice;
    case "trick":
      return endsTrick || startsHand || endsHand;
    case "hand":
      return startsHand;
  }
}

/** The index of the step that an address names, or of the nearest one in its hand; null for a hand that is not there. */
export function findStep(steps: readonly GameStep[], { hand, step }: StepAddress): number | null {
  const index = steps.findLastIndex((each) => each.hand === hand && each.step <= step);
  return index === -1 ? null : index;
}

export function makeStepAddress({ hand, step }: StepAddress): string {
  return `#${hand}.${step}`;
}

/** Reads `#hand.step` or `#hand`; null for anything else. */
export function parseStepAddress(text: string): StepAddress | null {
  const [, hand, step = "0"] = /^#?(\d{1,4})(?:\.(\d{1,3}))?$/.exec(text) ?? [];
  return hand === undefined ? null : { hand: Number(hand), step: Number(step) };
}

function hasEvent(events: readonly GameEvent[], type: GameEvent["type"]): boolean {
  return events.some((event) => event.type === type);
}

/** What a player decides is told first, and names them. */
function actorOf([first]: readonly GameEvent[]): Position | null {
  return first !== undefined && "playerPosition" in first ? first.playerPosition : null;
}
