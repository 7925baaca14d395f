import { GAME_NAMES } from "@buck/engine";
import { z } from "zod/mini";
import { LIMITS } from "./limits.ts";
import { list, message } from "./schema.ts";
import { gameId } from "./table.ts";

/** Who sat where from one scored hand on. */
export const eveningSitting = message({
  /** Counted from 0. */
  hand: z.int(),
  /** By position. */
  names: list(z.string()),
});

/** A game that was finished at this table. */
export const eveningGame = message({
  gameId,
  game: z.literal(GAME_NAMES),
  /** Milliseconds since 1970. */
  endedAt: z.int(),
  /** The first for hand 0, and one more whenever somebody else was dealt in. A bot's hands are the bot's. */
  sittings: list(eveningSitting),
  /** One row for each scored hand: how many points each position came nearer to winning. Who has most has won. */
  points: list(list(z.int())),
});

export type EveningGame = z.infer<typeof eveningGame>;

/** The evening with one more game: the oldest makes way. */
export function withEveningGame(evening: readonly EveningGame[], game: EveningGame): readonly EveningGame[] {
  return [...evening, game].slice(-LIMITS.eveningGames);
}
