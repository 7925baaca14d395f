import type { Line, Moment } from "../games/moment.ts";

/** A line about the table, told after so many lines of the hand. */
export interface Aside {
  readonly gameId: string;
  readonly round: number;
  readonly after: number;
  readonly line: Line;
}

export function addAside(
  asides: readonly Aside[],
  { gameId, round, story }: Moment,
  lines: readonly Line[],
): readonly Aside[] {
  if (lines.length === 0) return asides;
  return [...asides, ...lines.map((line) => ({ gameId, round, after: story.length, line }))];
}

/** The hand so far, and what happened beside it, in the order it happened. */
export function wholeStory({ gameId, round, story }: Moment, asides: readonly Aside[]): readonly Line[] {
  const here = asides.filter((aside) => aside.gameId === gameId && aside.round === round);
  const at = (index: number) => here.filter(({ after }) => after === index).map(({ line }) => line);
  const late = here.filter(({ after }) => after > story.length).map(({ line }) => line);
  return [...at(0), ...story.flatMap((line, index) => [line, ...at(index + 1)]), ...late];
}
