import { LEVELS } from "@buck/bots";
import type { Level } from "@buck/bots";
import { EXIT, Stop } from "../terminal/stop.ts";
import { listed } from "../text/lists.ts";

export function parseLevel(typed: string): Level | null {
  return LEVELS.find((level) => level === typed.toLowerCase()) ?? null;
}

/** "medium" for everybody, or one level for each: "medium,easy,medium". */
export function parseLevels(typed: string, count: number): readonly Level[] {
  const words = typed.split(",");
  const all = words.length === 1 ? Array.from({ length: count }, () => typed) : words;
  if (all.length !== count) throw new Stop(EXIT.usage, `Name one level, or ${count} separated by commas.`);
  return all.map((word) => {
    const level = parseLevel(word.trim());
    if (level !== null) return level;
    throw new Stop(EXIT.usage, `There are no bots of the level "${word}": it is ${listed(LEVELS, "or")}.`);
  });
}
