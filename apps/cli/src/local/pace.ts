/** How long people look at each thing, in milliseconds. */
export interface Pace {
  /** Before a bot acts. */
  readonly bot: number;
  /** At a finished trick. */
  readonly trick: number;
  /** At the score of a hand. */
  readonly result: number;
}

export const PACES = {
  normal: { bot: 700, trick: 1500, result: 6000 },
  quick: { bot: 200, trick: 600, result: 2500 },
  none: { bot: 0, trick: 0, result: 0 },
} as const satisfies Record<string, Pace>;

export type PaceName = keyof typeof PACES;
