/** The levels of bots, named here and nowhere else. */
export const LEVELS = ["easy", "medium", "hard", "expert"] as const;
export type Level = (typeof LEVELS)[number];

/** Whether bots of this level take so long that they must not think on a thread that others wait for. */
export function searches(level: Level): boolean {
  return level !== "easy" && level !== "medium";
}
