import type { buck, Position } from "@buck/engine";

export interface Series {
  readonly position: Position;
  /** The score before the first hand, then after each. */
  readonly points: readonly number[];
}

export function scoreSeries({ players, scoreSheet, options }: buck.View): readonly Series[] {
  return players.map(({ position }) => {
    const points: number[] = [options.startScore];
    for (const { changes } of scoreSheet) points.push((points.at(-1) ?? 0) + (changes[position] ?? 0));
    return { position, points };
  });
}
