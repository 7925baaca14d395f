import { chooseInProcess, LEVELS } from "@buck/bots";
import type { Level } from "@buck/bots";
import { euchre } from "@buck/engine";
import type { buck } from "@buck/engine";
import { EXIT, Stop } from "../stop.ts";
import { listed } from "../words/lists.ts";
import type { Random } from "./random.ts";

export type { Level } from "@buck/bots";

export const LEVELS_OF = { buck: LEVELS, euchre: ["random"] } as const satisfies Record<
  string,
  readonly Level[]
>;

export function parseLevel(game: keyof typeof LEVELS_OF, typed: string): Level | null {
  const levels: readonly Level[] = LEVELS_OF[game];
  return levels.find((level) => level === typed.toLowerCase()) ?? null;
}

/** "medium" for everybody, or one level for each: "medium,random,medium". */
export function parseLevels(game: keyof typeof LEVELS_OF, typed: string, count: number): readonly Level[] {
  const words = typed.split(",");
  const all = words.length === 1 ? Array.from({ length: count }, () => typed) : words;
  if (all.length !== count) throw new Stop(EXIT.usage, `Name one level, or ${count} separated by commas.`);
  return all.map((word) => {
    const level = parseLevel(game, word.trim());
    if (level !== null) return level;
    throw new Stop(EXIT.usage, `There are no bots of the level "${word}": ${listed(LEVELS_OF[game], "or")}.`);
  });
}

export function chooseBuck(level: Level, view: buck.View, random: Random): buck.Action {
  return chooseInProcess({ game: "buck", level, view }, random);
}

export function chooseEuchre(_level: Level, view: euchre.View, random: Random): euchre.Action {
  const actions = euchre.legalActions(view);
  const action = actions[random(actions.length)];
  if (action === undefined) throw new RangeError(`nothing to choose from in ${view.phase}`);
  return action;
}
