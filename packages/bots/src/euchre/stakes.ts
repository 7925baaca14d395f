import type { euchre } from "@buck/engine";
import { winChance } from "./winChance.ts";

export const MADE = 1;
export const MARCH = 2;
export const EUCHRED = 2;

/** What the ends of a hand are worth to the makers of trump. */
export interface Ends {
  readonly made: number;
  readonly march: number;
  readonly euchred: number;
}

export interface Stakes {
  readonly together: Ends;
  readonly alone: Ends;
}

export interface TeamRace {
  readonly options: euchre.Options;
  readonly own: number;
  readonly others: number;
  /** Whether the own team deals the next hand. */
  readonly dealsNext: boolean;
  /** How many hands come after this one, or infinitely many. */
  readonly handsLeft: number;
}

/**
 * What a team plays for, on the scale of points: a point won is 1 and a point lost is -1. Far from the end of a game all
 * else is worth its points; near the end it is worth what it does for the chance to win.
 */
export function stakesFor({ options, own, others, dealsNext, handsLeft }: TeamRace): Stakes {
  const { targetScore, lonerMarchScore, lonerEuchredScore } = options;
  const chance = (points: number) =>
    winChance({
      targetScore,
      own: own + Math.max(0, points),
      others: others + Math.max(0, -points),
      dealsNext,
      handsLeft,
    });
  const middle = (chance(1) + chance(-1)) / 2;
  const unit = chance(1) - middle;
  const worth = (points: number) => (unit > 0 ? (chance(points) - middle) / unit : points);
  const made = worth(MADE);
  return {
    together: { made, march: worth(MARCH), euchred: worth(-EUCHRED) },
    alone: { made, march: worth(lonerMarchScore), euchred: worth(-lonerEuchredScore) },
  };
}
