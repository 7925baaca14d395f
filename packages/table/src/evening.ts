import { POSITIONS } from "@buck/engine";
import type { Position } from "@buck/engine";
import { eveningAfter } from "@buck/protocol";
import type { EveningGame } from "@buck/protocol";
import type { Play } from "./play.ts";
import { nameAt } from "./state.ts";
import type { TableState } from "./state.ts";

/** One game without the names of its fields, and with the points of all its hands one after the other. */
type Row = readonly [
  gameId: EveningGame["gameId"],
  game: EveningGame["game"],
  names: EveningGame["names"],
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
    const rows = games.map(({ gameId, game, names, points }): Row => [gameId, game, names, points.flat()]);
    return new Evening(JSON.stringify(rows));
  }

  get games(): readonly EveningGame[] {
    const rows: readonly Row[] = JSON.parse(this.#text);
    return rows.map(([gameId, game, names, points]) => ({ gameId, game, names, points: byHand(points) }));
  }
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
