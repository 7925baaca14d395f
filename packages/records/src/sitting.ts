import { LARGEST_TABLE } from "@buck/engine";
import { z } from "zod/mini";

/** Who sat where from one deal of a game on, until the next list: a bot, somebody who took its seat, a bot again. */
const sitting = z.readonly(
  z.strictObject({
    /** Counted from 1; a hand that everybody passed counts. */
    deal: z.int().check(z.gte(1)),
    /** By position. */
    players: z.readonly(
      z
        .array(
          z.readonly(
            z.strictObject({
              name: z.string().check(z.maxLength(300)),
              kind: z.literal(["person", "bot"]),
            }),
          ),
        )
        .check(z.maxLength(LARGEST_TABLE.length)),
    ),
  }),
);

export const sittings = z.readonly(z.array(sitting));

export type Sitting = z.infer<typeof sitting>;

/** Null for anything else. */
export function parseSittings(written: unknown): readonly Sitting[] | null {
  return sittings.safeParse(written).data ?? null;
}

/** Who sat in every seat when a hand was dealt; before the first deal, whoever sat there then. */
export function playersOfDeal(known: readonly Sitting[], deal: number): Sitting["players"] {
  return known.findLast((each) => each.deal <= deal)?.players ?? known[0]?.players ?? [];
}

interface Seated {
  readonly players: readonly { readonly position: number; readonly name: string }[];
}

/** The same state with the names of those who sat there at a deal. */
export function namedAt<State extends Seated>(state: State, known: readonly Sitting[], deal: number): State {
  const sat = playersOfDeal(known, deal);
  const players = state.players.map((player) => ({
    ...player,
    name: sat[player.position]?.name ?? player.name,
  }));
  return { ...state, players };
}
