import type { ClubResult } from "@buck/protocol";
import { counts } from "./results.ts";
import type { MemberId } from "./results.ts";

/** What one member did in the games that count. */
export interface Standing {
  readonly memberId: MemberId;
  readonly games: number;
  /** A win that is shared is a win. */
  readonly wins: number;
  readonly hands: number;
  /** Points nearer to winning, in all hands together. */
  readonly points: number;
  readonly loners: number;
  /** The most games won one after the other. */
  readonly longestRun: number;
  /** The most points that somebody who won was once behind. */
  readonly biggestComeback: number;
}

/** What somebody did in games that are no longer kept one by one. */
export type StandingTotal = Omit<Standing, "longestRun" | "biggestComeback">;

/** Who leads first: by wins, then by points a hand. */
export function standings(
  results: readonly ClubResult[],
  totals: readonly StandingTotal[] = [],
): readonly Standing[] {
  const rows = new Map<MemberId, Standing>();
  for (const { memberId, games, wins, hands, points, loners } of totals) {
    const row = rows.get(memberId) ?? { ...NOTHING, memberId };
    rows.set(memberId, {
      ...row,
      games: row.games + games,
      wins: row.wins + wins,
      hands: row.hands + hands,
      points: row.points + points,
      loners: row.loners + loners,
    });
  }
  const runs = new Map<MemberId, number>();
  const counted = results.filter(counts).toSorted((a, b) => a.endedAt - b.endedAt);
  for (const result of counted) {
    for (const [position, seat] of result.seats.entries()) {
      if (seat.kind !== "member") continue;
      const row = rows.get(seat.memberId) ?? { ...NOTHING, memberId: seat.memberId };
      const hasWon = result.places[position] === 1;
      const run = hasWon ? (runs.get(seat.memberId) ?? 0) + 1 : 0;
      runs.set(seat.memberId, run);
      rows.set(seat.memberId, {
        memberId: seat.memberId,
        games: row.games + 1,
        wins: row.wins + Number(hasWon),
        hands: row.hands + result.points.length,
        points: row.points + pointsAt(result, position),
        loners: row.loners + (result.loners[position] ?? 0),
        longestRun: Math.max(row.longestRun, run),
        biggestComeback: Math.max(row.biggestComeback, hasWon ? mostBehind(result, position) : 0),
      });
    }
  }
  return [...rows.values()].toSorted(byLead);
}

const NOTHING = {
  games: 0,
  wins: 0,
  hands: 0,
  points: 0,
  loners: 0,
  longestRun: 0,
  biggestComeback: 0,
};

export function pointsPerHand({ points, hands }: Pick<Standing, "points" | "hands">): number {
  return hands === 0 ? 0 : points / hands;
}

function byLead(a: Standing, b: Standing): number {
  return b.wins - a.wins || pointsPerHand(b) - pointsPerHand(a) || b.games - a.games;
}

function pointsAt({ points }: ClubResult, position: number): number {
  return points.reduce((sum, row) => sum + (row[position] ?? 0), 0);
}

/** How far a position was once behind whoever led then. */
function mostBehind({ points, seats }: ClubResult, position: number): number {
  const sums = seats.map(() => 0);
  let most = 0;
  for (const row of points) {
    for (const [seat, sum] of sums.entries()) sums[seat] = sum + (row[seat] ?? 0);
    most = Math.max(most, Math.max(...sums) - (sums[position] ?? 0));
  }
  return most;
}
