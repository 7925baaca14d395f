import { z } from "zod/mini";
import { gameFrame, gameUpdate, privateNews } from "./games.ts";
import { list, message } from "./schema.ts";
import { chatLine, gameId, news, sealHash, seals, tableInfo, timer, you } from "./table.ts";

/** What is said in another way, or never changes. */
const UNCHANGING = { code: true, finishedGames: true, createdAt: true, updatedAt: true } as const;

/** The fields of a table that have changed. */
export const tableChanges = z.readonly(z.partial(z.omit(tableInfo.def.innerType, UNCHANGING)));

/**
 * What leads from the version before to this one: the same for everybody who is told the same. Whatever is left out
 * has not changed; no `news` are none, and no `timer` is none.
 */
export const sharedUpdate = message({
  version: z.int(),
  /** Milliseconds since 1970: the table's `updatedAt`. */
  at: z.int(),
  game: z.optional(gameUpdate),
  news: z.optional(list(news)),
  table: z.optional(tableChanges),
  /** A game that is over now; its record can be fetched. */
  finished: z.optional(gameId),
  timer: z.optional(timer),
  /** Where they have changed; null when there are none any more. */
  seals: z.optional(z.nullable(seals)),
  /** Where nothing else of the seals has changed: the secret, which is open now. */
  secret: z.optional(sealHash),
});

/** What one person alone is told beside it. */
export const ownUpdate = message({
  own: z.optional(privateNews),
  you: z.optional(you),
  said: z.optional(list(chatLine)),
  /** Where it cannot be followed: the game as this person sees it now. */
  game: z.optional(z.nullable(gameFrame)),
  /** What watchers see of the hand before, where that has changed. */
  lateHand: z.optional(z.nullable(gameFrame)),
  /** Where another clock runs for this person than for everybody. */
  timer: z.optional(timer),
});

export type TableChanges = z.infer<typeof tableChanges>;
export type SharedUpdate = z.infer<typeof sharedUpdate>;
export type OwnUpdate = z.infer<typeof ownUpdate>;
