import { POSITIONS } from "@buck/engine/testing";
import { deckFor } from "@buck/engine";
import type { CardId } from "@buck/engine";
import type { BotRandom } from "../../src/index.ts";

/** Chance that a seed replays. */
export function seeded(seed: number): BotRandom {
  let state = seed >>> 0;
  return (below) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * below);
  };
}

/** The deck for so many players. */
export function shuffled(random: BotRandom, players: number = POSITIONS.length): readonly CardId[] {
  const deck = deckFor(players).map(({ id }) => id);
  const rest = [...deck];
  return deck.flatMap(() => rest.splice(random(rest.length), 1));
}

/** Far apart, so that what was tuned on one kind of deal is measured on another. */
const FIRST_SEED = { tuning: 100_000_000, test: 2_000_000_000 } as const;
export type SeedKind = keyof typeof FIRST_SEED;
export const SEED_KINDS = ["tuning", "test"] as const satisfies readonly SeedKind[];

/** The seed of one deal or game. */
export function seedOf(kind: SeedKind, index: number): number {
  return Math.imul(FIRST_SEED[kind] + index, 0x9e_37_79_b1) >>> 0;
}
