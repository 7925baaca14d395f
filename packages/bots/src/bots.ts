import type { buck } from "@buck/engine";
import type { Chooser } from "./buck/chooser.ts";
import { choose as medium } from "./buck/medium.ts";
import { choose as random } from "./buck/random.ts";
import type { BotRandom } from "./random.ts";

export const LEVELS = ["random", "medium"] as const;
export type Level = (typeof LEVELS)[number];

/** Every bot there is, by game and level. */
const BOTS = {
  buck: { random, medium },
} as const satisfies Record<string, Record<Level, Chooser>>;

export interface Question {
  readonly game: keyof typeof BOTS;
  readonly level: Level;
  /** Of the seat that has to act, and of nobody else: a bot never gets a state. */
  readonly view: buck.View;
}

/** A legal action for the view's seat, at once and on this thread. */
export function chooseInProcess({ game, level, view }: Question, random: BotRandom): buck.Action {
  return BOTS[game][level](view, random);
}
