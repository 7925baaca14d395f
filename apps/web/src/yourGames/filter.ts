import type { GameName } from "@buck/engine";
import type { KeptGame } from "@buck/records";

/** Which of the kept games are looked at. */
export interface GameFilter {
  /** Null for all. */
  readonly game: GameName | null;
  /** The name of somebody who sat there; "" for bots alone, null for anybody. */
  readonly company: string | null;
}

export const EVERY_GAME: GameFilter = { game: null, company: null };

export function filtered(games: readonly KeptGame[], { game, company }: GameFilter): readonly KeptGame[] {
  return games.filter(
    (kept) =>
      (game === null || kept.game === game) &&
      (company === null || (company === "" ? others(kept).length === 0 : others(kept).includes(company))),
  );
}

/** The people, without bots, who sat with whoever keeps the game. */
function others({ players, seat }: KeptGame): readonly string[] {
  return players.flatMap(({ name, isPerson }, position) => (isPerson && position !== seat ? [name] : []));
}

/** Everybody who ever sat there, in the order of the alphabet. */
export function friendsIn(games: readonly KeptGame[]): readonly string[] {
  return [...new Set(games.flatMap(others))].toSorted((a, b) => a.localeCompare(b));
}
