import { stepAfter, stepBefore } from "@buck/records";
import type { StepUnit } from "@buck/records";
import type { Key, Terminal } from "../terminal/terminal.ts";
import { drawScreen } from "../terminal/drawScreen.ts";
import type { ReplayStep } from "./replaySteps.ts";

const STEP_MS = 800;

const TEXT = {
  empty: "Nothing happened in this game. q leaves.",
  position: (hand: number, step: number) => `Step ${hand}.${step}.`,
  keys: "space on, b back, d next choice, t next trick, n next hand, p previous hand, a play, q leave",
  running: "a stop, q leave",
} as const;

/** Shows a game step by step on the whole screen until the person leaves. */
export function showReplay(terminal: Terminal, steps: readonly ReplayStep[], first: number): Promise<void> {
  const cursor = new ReplayCursor(steps, first);
  const moves: ReadonlyMap<Key, () => void> = new Map([
    [" ", () => cursor.forward("card")],
    ["right", () => cursor.forward("card")],
    ["enter", () => cursor.forward("card")],
    ["b", () => cursor.back("card")],
    ["left", () => cursor.back("card")],
    ["d", () => cursor.forward("decision")],
    ["t", () => cursor.forward("trick")],
    ["n", () => cursor.forward("hand")],
    ["p", () => cursor.back("hand")],
  ]);
  return new Promise((resolve) => {
    let running: NodeJS.Timeout | undefined;
    const stop = () => {
      clearInterval(running);
      running = undefined;
    };
    const draw = () => screen.draw(picture(terminal, cursor, running !== undefined));
    const step = () => {
      cursor.forward("card");
      if (cursor.isAtEnd) stop();
      draw();
    };
    const onKey = (key: Key) => {
      const wasRunning = running !== undefined;
      stop();
      if (key === "q" || key === "escape") {
        screen.close();
        return resolve();
      }
      if (key === "a" && !wasRunning) running = setInterval(step, STEP_MS);
      moves.get(key)?.();
      draw();
    };
    const screen = terminal.openScreen({ onKey, onResize: draw });
    draw();
  });
}

function picture(terminal: Terminal, cursor: ReplayCursor, isRunning: boolean): readonly string[] {
  const { step, log } = cursor;
  if (step === null) return [TEXT.empty];
  const canvas = { style: terminal.style, ...terminal.size() };
  const bottom = `${TEXT.position(step.hand, step.step)} ${isRunning ? TEXT.running : TEXT.keys}`;
  const { board } = step;
  return drawScreen(
    { board, log, question: null, idle: "", message: "", canHint: false, canTalk: false, bottom },
    canvas,
  );
}

/** Which step of a replay is shown, and the ways to move to another one. */
export class ReplayCursor {
  readonly #steps: readonly ReplayStep[];
  #index: number;

  constructor(steps: readonly ReplayStep[], index = 0) {
    this.#steps = steps;
    this.#index = index;
  }

  get step(): ReplayStep | null {
    return this.#steps[this.#index] ?? null;
  }

  get isAtEnd(): boolean {
    return this.#index >= this.#steps.length - 1;
  }

  /** Every line from the first step to this one. */
  get log(): readonly string[] {
    return this.#steps.slice(0, this.#index + 1).flatMap(({ lines }) => lines);
  }

  forward(unit: StepUnit): void {
    this.#index = stepAfter(this.#steps, this.#index, unit);
  }

  back(unit: StepUnit): void {
    this.#index = stepBefore(this.#steps, this.#index, unit);
  }
}
