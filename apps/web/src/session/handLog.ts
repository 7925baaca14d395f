import type { Moment } from "../games/moment.ts";
import type { Frame } from "../client/GameClient.ts";
import type { Line } from "../texts/line.ts";
import { newsLines } from "../texts/news.ts";
import { peopleOf } from "../texts/people.ts";

/** A line about the table, told after so many lines of the hand. */
export interface LogNote {
  readonly gameId: string;
  readonly round: number;
  readonly after: number;
  readonly line: Line;
}

export function addNotes(
  notes: readonly LogNote[],
  { gameId, round, log }: Moment,
  lines: readonly Line[],
): readonly LogNote[] {
  if (lines.length === 0) return notes;
  return [...notes, ...lines.map((line) => ({ gameId, round, after: log.length, line }))];
}

/** The hand so far, and what happened beside it, in the order it happened. */
export function mergeNotes({ gameId, round, log }: Moment, notes: readonly LogNote[]): readonly Line[] {
  const here = notes.filter((note) => note.gameId === gameId && note.round === round);
  const at = (index: number) => here.filter(({ after }) => after === index).map(({ line }) => line);
  const late = here.filter(({ after }) => after > log.length).map(({ line }) => line);
  return [...at(0), ...log.flatMap((line, index) => [line, ...at(index + 1)]), ...late];
}

/** The news of a frame in sentences. */
export function newsIn({ news, moment: { viewer, seats } }: Frame): readonly Line[] {
  const players = seats.map(({ position, ownName }) => ({ position, name: ownName }));
  return newsLines(news, peopleOf({ viewer, players }));
}
