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

/** The same in a game that ends after some more hands, by those and the missing points in one number. */
const shortGames = new Map<number, number>();

function chanceInShort(hands: number, own: number, others: number): number {
  if (own <= 0) return 1;
  if (others <= 0) return 0;
  if (hands === 0) return own === others ? 1 / 2 : Number(own < others);
  const key = (hands * (FARTHEST + 1) + own) * (FARTHEST + 1) + others;
  const found = shortGames.get(key);
  if (found !== undefined) return found;
  const chance = ENDS.reduce((total, [points, share]) => {
    const theirs =
      points > 0
        ? chanceInShort(hands - 1, others, own - points)
        : chanceInShort(hands - 1, others + points, own);
    return total + share * (1 - theirs);
  }, 0);
  shortGames.set(key, chance);
  return chance;
}

/** Farther from the end than this, nobody can tell the difference. */
const FARTHEST = 40;

export interface Scores {
  readonly targetScore: number;
  readonly own: number;
  readonly others: number;
  /** Whether the own team deals next. */
  readonly dealsNext: boolean;
  /** How many hands are still to come, or infinitely many. */
  readonly handsLeft: number;
}

/** The chance of a team to win a game that stands like this after a hand. */
export function winChance({ targetScore, own, others, dealsNext, handsLeft }: Scores): number {
  const missing = Math.min(FARTHEST, targetScore - own);
  const theirs = Math.min(FARTHEST, targetScore - others);
  if (missing <= 0) return 1;
  if (theirs <= 0) return 0;
  if (handsLeft < Infinity)
    return dealsNext
      ? chanceInShort(handsLeft, missing, theirs)
      : 1 - chanceInShort(handsLeft, theirs, missing);
  const table = tableFor(Math.min(FARTHEST, targetScore));
  return dealsNext ? (table[missing]?.[theirs] ?? 0) : 1 - (table[theirs]?.[missing] ?? 0);
}
