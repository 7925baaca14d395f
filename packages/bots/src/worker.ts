import type { GameAction, GameName, Games } from "@buck/engine";
import { chooseInProcess } from "./bots.ts";
import type { Question } from "./bots.ts";
import { dailyChoice, expertGame } from "./daily/expert.ts";
import type { ExpertGame } from "./daily/expert.ts";
import type { Daily } from "./daily/deals.ts";
import { evaluate } from "./evaluate.ts";
import { bestChoice } from "./evaluation.ts";
import type { Evaluation } from "./evaluation.ts";
import { Dice } from "./kernel/dice.ts";
import { reasons } from "./reasons/reasons.ts";
import type { Reason } from "./reasons/vocabulary.ts";
import type { BotRandom } from "./random.ts";

/** Browsers and Node have it; this package knows the types of neither. */
declare const performance: { now(): number };

/** Chance crosses to another thread as the two numbers that it starts from. */
export type Seed = readonly [number, number];

/** The view of the seat that is to decide; every action of it is evaluated. */
export type EvaluationTask<Name extends GameName = GameName> = {
  readonly [Each in Name]: {
    readonly job: "evaluate";
    readonly game: Each;
    readonly view: Games[Each]["view"];
    /** The most ways the hidden cards may lie to look at. */
    readonly worlds: number;
  };
}[Name];

/** The view of a seat in which an expert of the day sits. */
export type DailyTask<Name extends GameName = GameName> = {
  readonly [Each in Name]: Daily<Each> & { readonly job: "daily"; readonly view: Games[Each]["view"] };
}[Name];

/** What a worker is asked: about a view, and nothing else that is secret. What lies in the deals of a day anybody can tell. */
export type WorkerTask =
  | { readonly job: "choose"; readonly question: Question }
  | EvaluationTask
  | DailyTask
  | (Daily & { readonly job: "dailyExpert" });

export interface WorkerRequest {
  readonly id: number;
  readonly task: WorkerTask;
  readonly seed: Seed;
  /** A search ends after so many milliseconds with what it knows by then; one of a day always comes to its end. */
  readonly budgetMs: number;
}

/** What an expert makes of a decision. */
export interface DecisionAdvice<Name extends GameName = GameName> {
  readonly evaluation: Evaluation<Name>;
  /** What an expert would do: what wins most often, which may be other than what brings most points. */
  readonly best: GameAction<Name>;
  /** Why, the most telling reason first. */
  readonly reasons: readonly Reason[];
}

export type WorkerReply =
  | { readonly id: number; readonly action: GameAction }
  | ({ readonly id: number } & ExpertGame)
  | ({ readonly id: number } & DecisionAdvice)
  | { readonly id: number; readonly error: string };

/** All that a worker does, at once and on its own thread. */
export function answerRequest({ id, task, seed, budgetMs }: WorkerRequest): WorkerReply {
  const end = performance.now() + budgetMs;
  const until = () => performance.now() >= end;
  const random = seededRandom(seed);
  try {
    switch (task.job) {
      case "choose":
        return { id, action: chooseInProcess(task.question, random, until) };
      case "evaluate":
        return { id, ...evaluated(task, random, until) };
      case "daily":
        return { id, action: dailyChoice(task, task.view) };
      case "dailyExpert":
        return { id, ...expertGame(task) };
    }
  } catch (error) {
    return { id, error: error instanceof Error ? error.message : String(error) };
  }
}

function evaluated<Name extends GameName>(
  { game, view, worlds }: EvaluationTask<Name>,
  random: BotRandom,
  until: () => boolean,
): DecisionAdvice<Name> {
  const evaluation = evaluate<Name>(game, view, { worlds, random, until });
  const best = bestChoice<Name>(evaluation).action;
  return { evaluation, best, reasons: reasons<Name>(game, view, evaluation) };
}

/** Below this every whole number can be drawn. */
const SEEDS = 2 ** 31 - 1;

export function drawSeed(random: BotRandom): Seed {
  return [random(SEEDS), random(SEEDS)];
}

export function seededRandom([first, second]: Seed): BotRandom {
  const start = [first, second].values();
  const dice = new Dice(() => start.next().value ?? 0);
  return (below) => Math.floor(dice.fraction() * below);
}
