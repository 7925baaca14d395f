/** The levels of bots, named here and nowhere else. */
export const LEVELS = ["easy", "medium", "hard", "expert"] as const;
export type Level = (typeof LEVELS)[number];

/** How many players the search is made for: its sets of cards hold one deck. */
export const SEARCHED_SEATS = 4;

/** With another number of players there are no hints, no reviews, and bots play by the simplest rules. */
export function canSearch(players: number): boolean {
  return players === SEARCHED_SEATS;
}

/** How a bot of this level plays among so many. */
export function levelAmong(level: Level, players: number): Level {
  return canSearch(players) ? level : "easy";
}

/** Whether bots of this level take so long that they must not think on a thread that others wait for. */
export function searches(level: Level): boolean {
  return level !== "easy" && level !== "medium";
}
