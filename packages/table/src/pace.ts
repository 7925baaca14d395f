import type { Settings } from "@buck/protocol";

/** Milliseconds to wait: `least`, and a random part of `spread` more. */
export interface Span {
  readonly least: number;
  readonly spread: number;
}

/** How long each thing stays on the table, in milliseconds. */
interface Pace {
  readonly deal: number;
  /** How long seals are waited for and, once more, what was sealed. */
  readonly parts: number;
  readonly reveal: number;
  readonly result: number;
  readonly bot: Span;
}

const PACES: Readonly<Record<Settings["pace"], Pace>> = {
  normal: { deal: 1_000, parts: 1_500, reveal: 2_000, result: 5_000, bot: { least: 600, spread: 900 } },
  quick: { deal: 300, parts: 1_000, reveal: 800, result: 5_000, bot: { least: 300, spread: 400 } },
  relaxed: { deal: 1_500, parts: 2_500, reveal: 4_000, result: 10_000, bot: { least: 1_500, spread: 1_500 } },
};

export function paceOf({ pace }: Settings): Pace {
  return PACES[pace];
}
