import { drawScreen } from "../ui/drawScreen.ts";
import type { Key } from "../terminal/keys.ts";
import type { Terminal } from "../terminal/terminal.ts";
import type { ReplayStep } from "./replaySteps.ts";
import { ReplayCursor } from "./replayCursor.ts";

const STEP_MS = 800;

const TEXT = {
  empty: "Nothing happened in this game. q leaves.",
  position: (step: number, count: number) => `Step ${step} of ${count}.`,
  keys: "space on, b back, n next hand, p previous hand, a play, q leave",
  running: "a stop, q leave",
} as const;

/** Shows a game step by step on the whole screen until the person leaves. */
export function showReplay(terminal: Terminal, steps: readonly ReplayStep[]): Promise<void> {
  const cursor = new ReplayCursor(steps);
  const moves: ReadonlyMap<Key, () => void> = new Map([
    [" ", () => cursor.forward()],
    ["right", () => cursor.forward()],
    ["enter", () => cursor.forward()],
    ["b", () => cursor.back()],
    ["left", () => cursor.back()],
    ["n", () => cursor.nextHand()],
    ["p", () => cursor.previousHand()],
  ]);
  return new Promise((resolve) => {
    let running: NodeJS.Timeout | undefined;
    const stop = () => {
      clearInterval(running);
      running = undefined;
    };
    const draw = () => screen.draw(picture(terminal, cursor, running !== undefined));
    const step = () => {
      cursor.forward();
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
  const { step, log, position } = cursor;
  if (step === null) return [TEXT.empty];
  const canvas = { style: terminal.style, ...terminal.size() };
  const bottom = `${TEXT.position(position.step, position.count)} ${isRunning ? TEXT.running : TEXT.keys}`;
  const { board } = step;
  return drawScreen({ board, log, question: null, idle: "", message: "", canTalk: false, bottom }, canvas);
}
