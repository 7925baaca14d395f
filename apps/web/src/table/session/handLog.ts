import type { Frame } from "@buck/protocol";
import { namePeople, newsLines } from "@buck/words";
import type { LogLine } from "@buck/words";
import type { Moment } from "../../games/moment.ts";
import type { Language } from "../../texts/language.ts";

/** A line about the table, told after so many lines of the hand. */
export interface LogNote {
  readonly gameId: string;
  readonly round: number;
  readonly after: number;
  readonly line: LogLine;
}

type Told = Pick<Moment, "gameId" | "round" | "log">;

export function addNotes(
  notes: readonly LogNote[],
  { gameId, round, log }: Told,
  lines: readonly LogLine[],
): readonly LogNote[] {
  if (lines.length === 0) return notes;
  return [...notes, ...lines.map((line) => ({ gameId, round, after: log.length, line }))];
}

/** The hand so far, and what happened beside it, in the order it happened. */
export function mergeNotes({ gameId, round, log }: Told, notes: readonly LogNote[]): readonly LogLine[] {
  const here = notes.filter((note) => note.gameId === gameId && note.round === round);
  const at = (index: number) => here.filter(({ after }) => after === index).map(({ line }) => line);
  const late = here.filter(({ after }) => after > log.length).map(({ line }) => line);
  return [...at(0), ...log.flatMap((line, index) => [line, ...at(index + 1)]), ...late];
}

/** The news of a frame in sentences. */
export function newsIn(language: Language, { news, you, table }: Frame): readonly LogLine[] {
  const players = table.seats.flatMap((seat) => (seat.kind === "empty" ? [] : [seat]));
  const own = players.find(({ position }) => position === you.position);
  return newsLines(
    language,
    news,
    namePeople(language, { viewer: you.position ?? "spectator", players }),
    own?.name ?? null,
  );
}
