/** The value below which `share` of all lie; 0 where there are none. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = Float64Array.from(values).toSorted();
  return sorted[Math.ceil(sorted.length * share) - 1] ?? sorted[0] ?? 0;
}

export function median(values: readonly number[]): number {
  return quantile(values, 0.5);
}

export function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

export const ms = (value: number) => `${value.toFixed(0)} ms`;
export const kB = (bytes: number) => (bytes / 1000).toFixed(1);
export const percent = (share: number) => `${(share * 100).toFixed(1)} %`;

/** What was aimed at and what became of it. */
export function aim(isReached: boolean, words: string): string {
  return `aim ${words}: ${isReached ? "reached" : "NOT REACHED"}`;
}

/** Columns under each other: the first to the left, the others to the right. */
export function table(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows
    .map((row) =>
      row.map((cell, column) =>
        column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0),
      ),
    )
    .map((cells) => `  ${cells.join("  ")}`)
    .join("\n");
}
