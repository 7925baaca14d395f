import { drawScreen } from "../face/drawScreen.ts";
import type { Key } from "../terminal/keys.ts";
import type { Terminal } from "../terminal/terminal.ts";
import { replayWords as words } from "../words/replay.ts";
import type { Frame } from "./film.ts";
import { FilmPlayer } from "./player.ts";

const STEP_MS = 800;

/** Steps through a game on the whole screen until somebody leaves. */
export function showFilm(terminal: Terminal, frames: readonly Frame[]): Promise<void> {
  const player = new FilmPlayer(frames);
  const moves: ReadonlyMap<Key, () => void> = new Map([
    [" ", () => player.forward()],
    ["right", () => player.forward()],
    ["enter", () => player.forward()],
    ["b", () => player.back()],
    ["left", () => player.back()],
    ["n", () => player.nextHand()],
    ["p", () => player.previousHand()],
  ]);
  return new Promise((resolve) => {
    let running: NodeJS.Timeout | undefined;
    const stop = () => {
      clearInterval(running);
      running = undefined;
    };
    const draw = () => screen.draw(picture(terminal, player, running !== undefined));
    const step = () => {
      player.forward();
      if (player.isAtEnd) stop();
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

function picture(terminal: Terminal, player: FilmPlayer, isRunning: boolean): readonly string[] {
  const { frame, log, place } = player;
  if (frame === null) return [words.empty];
  const canvas = { look: terminal.look, ...terminal.size() };
  const bottom = `${words.place(place.step, place.of)} ${isRunning ? words.running : words.keys}`;
  const { board } = frame;
  return drawScreen({ board, log, question: null, idle: "", message: "", canTalk: false, bottom }, canvas);
}
