import { buck, seatsFor } from "@buck/engine";
import type { Position } from "@buck/engine";
import type { SeatSummary } from "./gameSummary.ts";
import type { KeptGame } from "./keptGame.ts";

/** The games of one evening. */
export interface EveningCount {
  /** As `eveningOf` names it. */
  readonly evening: string;
  readonly games: number;
  readonly wins: number;
}

/** Somebody who sat at the same table. */
export interface CompanionCount {
  readonly name: string;
  readonly games: number;
  /** Won by whoever keeps the games. */
  readonly wins: number;
  readonly theirWins: number;
}

/** What many games come to for the person who keeps them. */
export interface Statistics extends SeatSummary {
  readonly games: number;
  readonly wins: number;
  readonly hands: number;
  /** How often they came first, second and so on. */
  readonly places: readonly number[];
  /** Oldest first. */
  readonly evenings: readonly EveningCount[];
  /** The one with most wins and, of those, fewest games; null before the first win. */
  readonly bestEvening: EveningCount | null;
  /** People, not bots, whom they played with most first. */
  readonly companions: readonly CompanionCount[];
}

/** Which place somebody came to; partners share one. */
export function placeOf({ summary }: Pick<KeptGame, "summary">, seat: number): number {
  const found = summary.places.find(({ positions }) => positions.some((position) => position === seat));
  return found?.place ?? summary.places.length;
}

/** Adds up what the summaries say. `eveningOf` gives the evening to which a moment belongs, in the reader's own time. */
export function statisticsOf(
  games: readonly KeptGame[],
  eveningOf: (milliseconds: number) => string,
): Statistics {
  const own = games.flatMap(({ summary, seat }) => summary.seats[seat] ?? []);
  const sum = (name: keyof SeatSummary) => own.reduce((all, seat) => all + seat[name], 0);
  const evenings = eveningsOf(games, eveningOf);
  return {
    games: games.length,
    wins: games.filter(isWon).length,
    hands: games.reduce((all, { summary }) => all + summary.points.length, 0),
    bids: sum("bids"),
    made: sum("made"),
    sets: sum("sets"),
    folds: sum("folds"),
    tricks: sum("tricks"),
    places: placesIn(games).map(
      (before) => games.filter((game) => placeOf(game, game.seat) === before + 1).length,
    ),
    evenings,
    bestEvening: bestOf(evenings),
    companions: companionsOf(games),
  };
}

/** One for each player of the largest game. */
function placesIn(games: readonly KeptGame[]): readonly Position[] {
  const usual = buck.seats(buck.DEFAULT_OPTIONS).length;
  return seatsFor(Math.max(usual, ...games.map(({ players }) => players.length)));
}

function isWon(game: KeptGame): boolean {
  return placeOf(game, game.seat) === 1;
}

function eveningsOf(
  games: readonly KeptGame[],
  eveningOf: (milliseconds: number) => string,
): readonly EveningCount[] {
  const counts = new Map<string, { evening: string; games: number; wins: number }>();
  for (const game of games.toSorted((a, b) => a.endedAt - b.endedAt)) {
    const evening = eveningOf(game.endedAt);
    const count = counts.get(evening) ?? { evening, games: 0, wins: 0 };
    count.games += 1;
    count.wins += Number(isWon(game));
    counts.set(evening, count);
  }
  return [...counts.values()];
}

function bestOf(evenings: readonly EveningCount[]): EveningCount | null {
  const [best] = evenings
    .filter(({ wins }) => wins > 0)
    .toSorted((a, b) => b.wins - a.wins || a.games - b.games);
  return best ?? null;
}

function companionsOf(games: readonly KeptGame[]): readonly CompanionCount[] {
  const counts = new Map<string, { name: string; games: number; wins: number; theirWins: number }>();
  for (const game of games) {
    for (const [seat, { name, isPerson }] of game.players.entries()) {
      if (!isPerson || seat === game.seat) continue;
      const count = counts.get(name) ?? { name, games: 0, wins: 0, theirWins: 0 };
      count.games += 1;
      count.wins += Number(isWon(game));
      count.theirWins += Number(placeOf(game, seat) === 1);
      counts.set(name, count);
    }
  }
  return [...counts.values()].toSorted((a, b) => b.games - a.games || a.name.localeCompare(b.name));
}
