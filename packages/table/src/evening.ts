import { POSITIONS } from "@buck/engine";
import type { Position } from "@buck/engine";
import { eveningAfter } from "@buck/protocol";
import type { EveningGame } from "@buck/protocol";
import type { Play } from "./play.ts";
import { nameAt } from "./state.ts";
import type { TableState } from "./state.ts";

/**
 * One game without the names of its fields, and with the points of all its hands one after the other; null for players
 * who have the names of the game before.
 */
type Row = readonly [
  gameId: EveningGame["gameId"],
  game: EveningGame["game"],
  names: EveningGame["names"] | null,
  points: readonly number[],
];

/** The finished games of a table, kept as one text: lists of points take seven times as much memory. */
export class Evening {
  static readonly EMPTY = new Evening("[]");
  readonly #text: string;

  private constructor(text: string) {
    this.#text = text;
  }

  static of(games: readonly EveningGame[]): Evening {
    if (games.length === 0) return Evening.EMPTY;
    const rows = games.map(({ gameId, game, names, points }, index): Row => [
      gameId,
      game,
      isSame(names, games[index - 1]?.names) ? null : names,
      points.flat(),
    ]);
    return new Evening(JSON.stringify(rows));
  }

  get games(): readonly EveningGame[] {
    const rows: readonly Row[] = JSON.parse(this.#text);
    let known: EveningGame["names"] = [];
    return rows.map(([gameId, game, names, points]) => {
      known = names ?? known;
      return { gameId, game, names: known, points: byHand(points) };
    });
  }
}

function isSame(names: EveningGame["names"], before: EveningGame["names"] = []): boolean {
  return names.length === before.length && names.every((name, position) => name === before[position]);
}

function byHand(points: readonly number[]): EveningGame["points"] {
  const seats = POSITIONS.length;
  return Array.from({ length: points.length / seats }, (_, hand) =>
    points.slice(hand * seats, (hand + 1) * seats),
  );
}

/** The evening of a table once its game is like this. */
export function eveningNow(state: TableState, play: Play): Evening {
  if (!play.isOver) return state.evening;
  const seating = { nameAt: (position: Position) => nameAt(state, position), isHere: () => false };
  return Evening.of(eveningAfter(state.evening.games, play.frame("spectator", seating)));
}
