import type { EveningGame } from "@buck/protocol";

/** How somebody's evening at a table goes. */
export interface EveningRow {
  readonly name: string;
  readonly games: number;
  readonly wins: number;
  /** Nothing before the first hand, then the points of all hands so far; it stands still where they did not play. */
  readonly points: readonly number[];
}

/** Everybody who has finished a game at the table, by name: most wins first and then most points. */
export function eveningRows(evening: readonly EveningGame[]): readonly EveningRow[] {
  const names = [...new Set(evening.flatMap((game) => game.names))];
  return names
    .map((name) => rowOf(name, evening))
    .toSorted((a, b) => b.wins - a.wins || (b.points.at(-1) ?? 0) - (a.points.at(-1) ?? 0));
}

function rowOf(name: string, evening: readonly EveningGame[]): EveningRow {
  const played = evening.filter(({ names }) => names.includes(name));
  const points = [0];
  for (const { names, points: hands } of evening) {
    const seat = names.indexOf(name);
    for (const hand of hands) points.push((points.at(-1) ?? 0) + (hand[seat] ?? 0));
  }
  return {
    name,
    games: played.length,
    wins: played.filter((game) => winnersOf(game).includes(name)).length,
    points,
  };
}

/** Whoever has most points in a game has won it; partners have the same. */
function winnersOf({ names, points }: EveningGame): readonly string[] {
  const totals = names.map((_, seat) => points.reduce((sum, hand) => sum + (hand[seat] ?? 0), 0));
  const most = Math.max(...totals);
  return names.filter((_, seat) => totals[seat] === most);
}
