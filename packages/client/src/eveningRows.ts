import type { EveningGame } from "@buck/protocol";

/** An evening ends after so long without a game's end. */
const QUIET_MS = 6 * 60 * 60 * 1_000;

/** The games of a table by evening, oldest first. */
export function eveningsOf(games: readonly EveningGame[]): readonly (readonly EveningGame[])[] {
  const starts = games.flatMap(({ endedAt }, index) => {
    const before = games[index - 1];
    return before === undefined || endedAt - before.endedAt > QUIET_MS ? [index] : [];
  });
  return starts.map((start, index) => games.slice(start, starts[index + 1]));
}

/** Whether an evening goes on: its last game ended not long ago. */
export function goesOn(evening: readonly EveningGame[], now: number): boolean {
  const last = evening.at(-1);
  return last !== undefined && now - last.endedAt <= QUIET_MS;
}

/** One person's evening at a table. */
export interface EveningRow {
  readonly name: string;
  /** Games in which they were dealt a hand that was scored. */
  readonly games: number;
  readonly wins: number;
  /** Nothing before the first hand, then the points of all hands so far; it stands still where they did not play. */
  readonly points: readonly number[];
}

/** Everybody who has played in a finished game at the table, by name: most wins first and then most points. */
export function eveningRows(evening: readonly EveningGame[]): readonly EveningRow[] {
  const names = [...new Set(evening.flatMap(({ sittings }) => sittings.flatMap((each) => each.names)))];
  return names
    .map((name) => rowOf(name, evening))
    .toSorted((a, b) => b.wins - a.wins || (b.points.at(-1) ?? 0) - (a.points.at(-1) ?? 0));
}

function rowOf(name: string, evening: readonly EveningGame[]): EveningRow {
  const points = [0];
  for (const game of evening) {
    for (const [hand, changes] of game.points.entries()) {
      const seat = namesIn(game, hand).indexOf(name);
      points.push((points.at(-1) ?? 0) + (changes[seat] ?? 0));
    }
  }
  return {
    name,
    games: evening.filter(({ sittings }) => sittings.some(({ names }) => names.includes(name))).length,
    wins: evening.filter((game) => winnersOf(game).includes(name)).length,
    points,
  };
}

function namesIn({ sittings }: EveningGame, hand: number): readonly string[] {
  return sittings.findLast((each) => each.hand <= hand)?.names ?? [];
}

/** The seats with the most points at the end won; partners have the same. */
function winnersOf(game: EveningGame): readonly string[] {
  const { points } = game;
  const names = namesIn(game, points.length - 1);
  const totals = names.map((_, seat) => points.reduce((sum, hand) => sum + (hand[seat] ?? 0), 0));
  const most = Math.max(...totals);
  return names.filter((_, seat) => totals[seat] === most);
}
