/** The levels of bots, named here and nowhere else. */
export const LEVELS = ["random", "medium"] as const;
export type Level = (typeof LEVELS)[number];
