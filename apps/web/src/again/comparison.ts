import { pointsByHand, total } from "@buck/bots/daily";
import type { GameName, Position } from "@buck/engine";
import { seatsIn } from "@buck/records";
import type { GameHistory } from "@buck/records";

/** What the same cards brought in the earlier game and in this one; null for a hand that was not played. */
export interface ComparedPoints {
  readonly before: number | null;
  readonly now: number | null;
}

/** One player, or one team, with the same cards in two games. */
export interface ComparedSide {
  readonly before: readonly string[];
  readonly now: readonly string[];
  readonly hands: readonly ComparedPoints[];
  readonly total: ComparedPoints;
}

/** The seats of each side, the first one for its points. */
const SIDES: Readonly<Record<GameName, readonly (readonly [Position, ...Position[]])[]>> = {
  buck: [[0], [1], [2], [3]],
  euchre: [
    [0, 2],
    [1, 3],
  ],
};

/** Two games with the same deals, hand by hand; the second was turned by so many seats. */
export function compareGames(
  earlier: GameHistory,
  later: GameHistory,
  turn: Position,
): readonly ComparedSide[] {
  const chairs = seatsIn(later);
  const seatBefore = (seat: Position): Position => chairs[(seat + turn) % chairs.length] ?? 0;
  return SIDES[later.game].map((seats) => {
    const before = pointsByHand(earlier.events.flat(), seatBefore(seats[0]));
    const now = pointsByHand(later.events.flat(), seats[0]);
    const longest = before.length > now.length ? before : now;
    return {
      before: seats.map((seat) => playerIn(earlier, seatBefore(seat))),
      now: seats.map((seat) => playerIn(later, seat)),
      hands: longest.map((_, hand) => ({ before: before[hand] ?? null, now: now[hand] ?? null })),
      total: totalOfBoth(before, now),
    };
  });
}

/** Only of the hands that were played in both: the others say nothing about who did better. */
function totalOfBoth(before: readonly number[], now: readonly number[]): ComparedPoints {
  const hands = Math.min(before.length, now.length);
  return { before: total(before.slice(0, hands)), now: total(now.slice(0, hands)) };
}

export function playerIn({ states }: GameHistory, seat: Position): string {
  return states.at(-1)?.players.find(({ position }) => position === seat)?.name ?? "";
}
