import type { GameAction } from "@buck/engine";
import { chooseInProcess } from "./bots.ts";
import type { Question } from "./bots.ts";
import { Dice } from "./kernel/dice.ts";
import type { BotRandom } from "./random.ts";

/** Chance crosses to another thread as the two numbers that it starts from. */
export type Seed = readonly [number, number];

/** What a worker is asked: a view and nothing else that is secret. */
export interface WorkerRequest {
  readonly id: number;
  readonly question: Question;
  readonly seed: Seed;
}

export type WorkerReply =
  | { readonly id: number; readonly action: GameAction }
  | { readonly id: number; readonly error: string };

/** All that a worker does, at once and on its own thread. */
export function answerRequest({ id, question, seed }: WorkerRequest): WorkerReply {
  try {
    return { id, action: chooseInProcess(question, seededRandom(seed)) };
  } catch (error) {
    return { id, error: error instanceof Error ? error.message : String(error) };
  }
}

/** Below this every whole number can be drawn. */
const SEEDS = 2 ** 31 - 1;

export function drawSeed(random: BotRandom): Seed {
  return [random(SEEDS), random(SEEDS)];
}

function seededRandom([first, second]: Seed): BotRandom {
  const start = [first, second].values();
  const dice = new Dice(() => start.next().value ?? 0);
  return (below) => Math.floor(dice.fraction() * below);
}
