/** The levels of bots, named here and nowhere else. */
export const LEVELS = ["easy", "medium"] as const;
export type Level = (typeof LEVELS)[number];

/** The level that a stored table names; "random" is what the easiest bot was called before. */
export function storedLevel(name: string): Level {
  return LEVELS.find((level) => level === name) ?? "easy";
}
