/** The levels of bots, named here and nowhere else. */
export const LEVELS = ["easy", "medium", "hard", "expert"] as const;
export type Level = (typeof LEVELS)[number];

/** The level that a stored table names; "random" is what the easiest bot was called before. */
export function storedLevel(name: string): Level {
  return LEVELS.find((level) => level === name) ?? "easy";
}

/** Whether bots of this level take so long that they must not think on a thread that others wait for. */
export function searches(level: Level): boolean {
  return level !== "easy" && level !== "medium";
}
