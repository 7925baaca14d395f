/** How hands end among medium bots: points to the dealer's team, or below zero to the others, with their shares. */
const ENDS: readonly (readonly [points: number, share: number])[] = [
  [1, 0.488],
  [2, 0.142],
  [4, 0.044],
  [-1, 0.194],
  [-2, 0.117],
  [-4, 0.015],
];

type Table = readonly (readonly number[])[];

const known = new Map<number, Table>();

/** The dealer's team's chance to win before a deal, by its missing points and those of the others. */
function tableFor(target: number): Table {
  const found = known.get(target);
  if (found !== undefined) return found;
  const table: number[][] = [];
  for (let own = 0; own <= target; own += 1) {
    table.push([]);
    for (let others = 0; others <= target; others += 1) table[own]?.push(own === 0 ? 1 : 0);
  }
  const at = (own: number, others: number) => {
    if (own <= 0) return 1;
    return others <= 0 ? 0 : (table[own]?.[others] ?? 0);
  };
  for (let sum = 2; sum <= 2 * target; sum += 1) {
    for (let own = Math.max(1, sum - target); own <= Math.min(target, sum - 1); own += 1) {
      const others = sum - own;
      const chance = ENDS.reduce((total, [points, share]) => {
        // The others deal the next hand.
        const theirs = points > 0 ? at(others, own - points) : at(others + points, own);
        return total + share * (1 - theirs);
      }, 0);
      const row = table[own];
      if (row !== undefined) row[others] = chance;
    }
  }
  known.set(target, table);
  return table;
}

/** Farther from the end than this, nobody can tell the difference. */
const FARTHEST = 40;

export interface Scores {
  readonly targetScore: number;
  readonly own: number;
  readonly others: number;
  /** Whether the own team deals next. */
  readonly dealsNext: boolean;
}

/** The chance of a team to win a game that stands like this after a hand. */
export function winChance({ targetScore, own, others, dealsNext }: Scores): number {
  const missing = Math.min(FARTHEST, targetScore - own);
  const theirs = Math.min(FARTHEST, targetScore - others);
  if (missing <= 0) return 1;
  if (theirs <= 0) return 0;
  const table = tableFor(Math.min(FARTHEST, targetScore));
  return dealsNext ? (table[missing]?.[theirs] ?? 0) : 1 - (table[theirs]?.[missing] ?? 0);
}
