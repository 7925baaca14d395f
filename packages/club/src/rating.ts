import type { GameName } from "@buck/engine";
import type { BotLevel, ClubResult } from "@buck/protocol";
import { rate, rating } from "openskill";
import { counts } from "./results.ts";
import type { MemberId, ResultSeat } from "./results.ts";

/** How well somebody plays as far as their games tell: two times in three the truth is not further away. */
export interface Skill {
  readonly memberId: MemberId;
  /** 1,000 for somebody nobody knows. */
  readonly rating: number;
  readonly uncertainty: number;
  readonly games: number;
}

interface Gaussian {
  readonly mu: number;
  readonly sigma: number;
}

/** So that whoever is new is shown with 1,000 ± 333. */
const SCALE = 40;

/** Fixed: bots neither learn nor tire, and the ratings of members hang on them. */
const BOTS: Readonly<Record<BotLevel, Gaussian>> = {
  easy: { mu: 18, sigma: 1 },
  medium: { mu: 23, sigma: 1 },
  hard: { mu: 27, sigma: 1 },
  expert: { mu: 29, sigma: 1 },
};

/**
 * Everybody's rating in one game, best first, from all results that count: individuals in Buck Euchre, pairs in
 * classic Euchre. Nothing is kept in between, so a result that is taken back takes back what it did.
 */
export function ratings(results: readonly ClubResult[], game: GameName): readonly Skill[] {
  const known = new Map<MemberId, Gaussian & { readonly games: number }>();
  const counted = results.filter((result) => result.game === game && counts(result));
  for (const result of counted.toSorted((a, b) => a.endedAt - b.endedAt)) {
    const sides = sidesOf(result);
    const before = sides.map((side) => side.map((position) => skillOf(result.seats[position], known)));
    const after = rate(before, { rank: sides.map(([first = 0]) => result.places[first] ?? 1) });
    for (const [side, positions] of sides.entries()) {
      for (const [index, position] of positions.entries()) {
        const seat = result.seats[position];
        const rated = after[side]?.[index];
        if (seat?.kind !== "member" || rated === undefined) continue;
        known.set(seat.memberId, { ...rated, games: (known.get(seat.memberId)?.games ?? 0) + 1 });
      }
    }
  }
  return [...known.entries()]
    .map(([memberId, { mu, sigma, games }]) => ({
      memberId,
      rating: Math.round(mu * SCALE),
      uncertainty: Math.round(sigma * SCALE),
      games,
    }))
    .toSorted((a, b) => b.rating - a.rating);
}

/** The positions of those who win together. */
function sidesOf({ game, seats }: ClubResult): readonly (readonly number[])[] {
  if (game === "buck") return seats.map((_, position) => [position]);
  return [
    [0, 2],
    [1, 3],
  ];
}

function skillOf(seat: ResultSeat | undefined, known: ReadonlyMap<MemberId, Gaussian>): Gaussian {
  if (seat?.kind === "bot") return BOTS[seat.level];
  const { mu, sigma } = (seat?.kind === "member" ? known.get(seat.memberId) : undefined) ?? rating();
  return { mu, sigma };
}
